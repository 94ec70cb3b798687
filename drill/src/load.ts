import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { calls } from '@mainstreet/contract/calls.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import type { Checkout } from '@mainstreet/contract/payments/payment.ts'
import type { Db } from '@mainstreet/platform/db/db.ts'
import { createRemoteUsers } from '@mainstreet/server/test/nodes/remote-users.ts'
import { createFactories } from '@mainstreet/server/test/setup/factories.ts'
import type { TestUser } from '@mainstreet/server/test/setup/test-user.ts'
import type { History } from './history.ts'
import { createPersistentClient, type PersistentClient } from './persistent-client.ts'

const buyers = 4
const writers = 2
const payers = 2
const pauseMs = 150
/** A browser gives up an attempt, too. */
const attemptTimeoutMs = 10_000
const stock = 1_000_000
const card = '4242 4242 4242 4242'

export type Load = {
  productIds: string[]
  client: PersistentClient
  start(): void
  /** Every request that was begun has its response then. */
  stop(): Promise<void>
}

/** Customers and a shop that order, write, pay and refund through nginx, some ten changes a second. */
export async function createLoad(db: Db, publicUrl: string, history: History): Promise<Load> {
  const town = createFactories(
    db,
    createRemoteUsers(() => publicUrl, attemptTimeoutMs),
  )
  const shop = await town.createShop()
  const products = [
    await town.createProduct({ shop, stock, price_cents: 650 }),
    await town.createProduct({ shop, stock, price_cents: 1200 }),
  ]
  const customers = await Promise.all(
    Array.from({ length: buyers + writers + payers }, () => town.createCustomer()),
  )
  let state: 'running' | 'ending' | 'over' = 'running'
  const client = createPersistentClient(() => state === 'over')
  const withKey = () => ({ 'idempotency-key': randomUUID() })

  async function buy(user: TestUser, step: number) {
    const items = products.slice(0, 1 + (step % 2)).map(({ id }) => ({ product_id: id, quantity: 1 }))
    // cancelled below, as a customer may have three open reservations
    const order_type = step % 4 === 0 ? 'reservation' : 'order'
    const key = randomUUID()
    const placed = await client.send(user, calls.placeOrder, {
      headers: { 'idempotency-key': key },
      body: { shop_id: shop.id, items, order_type, customer_name: 'Kim' },
    })
    if (placed.status !== 201) return
    recordOrder(user, key, placed.body.order)
    const { id } = placed.body.order

    await append(user, id, async () => {
      const sent = await client.send(user, calls.sendOrderMessage, {
        headers: withKey(),
        params: { id },
        body: { message: `About ${id}` },
      })
      return sent.status === 201 ? sent.body.message.id : undefined
    })

    if (step % 2 === 0) await move(user, id, 'cancelled')
    else await move(shop.merchant, id, 'in_progress')
  }

  function recordOrder(
    { id: process }: TestUser,
    key: string,
    { id, status }: { id: string; status: string },
  ) {
    history.record('requests', { process, key, outcome: 'ok', orderId: id, status })
  }

  async function append(user: TestUser, thread: string, send: () => Promise<string | undefined>) {
    const startedAt = performance.now()
    const id = await send()
    if (id === undefined) return
    const endedAt = performance.now()
    history.record('appends', {
      kind: 'append',
      process: user.id,
      thread,
      id,
      startedAt,
      endedAt,
      outcome: 'ok',
    })
  }

  async function move(user: TestUser, orderId: string, status: 'cancelled' | 'in_progress') {
    const moved = await client.send(user, calls.updateOrderStatus, {
      params: { id: orderId },
      body: { status },
    })
    if (moved.status === 200) history.record('statusRequests', { orderId, status, outcome: 'ok' })
  }

  async function write(user: TestUser) {
    const message_id = randomUUID()
    await append(user, user.id, async () => {
      const sent = await client.send(user, calls.sendMessage, {
        headers: withKey(),
        body: { shop_id: shop.id, customer_id: user.id, message: `Is ${message_id} there?`, message_id },
      })
      return sent.status === 201 ? message_id : undefined
    })
  }

  /** Until the checkout is as wanted: payments proceed in the background. */
  async function waitForCheckout(user: TestUser, parent: string, isDone: (checkout: Checkout) => boolean) {
    for (;;) {
      const { status, body } = await client.send(user, calls.getCheckout, {
        params: { parent_order_id: parent },
      })
      if (status !== 200) throw new Error(`checkout ${parent}: ${status}`)
      if (isDone(body)) return body
      if (state === 'over') throw new Error(`checkout ${parent} stays ${body.payment?.state}`)
      await sleep(pauseMs)
    }
  }

  async function pay(user: TestUser) {
    const key = randomUUID()
    const placed = await client.send(user, calls.createCheckout, {
      headers: { 'idempotency-key': key },
      body: { items: [{ product_id: products[0]?.id ?? '' }], customer_name: 'Kim' },
    })
    const order = placed.status === 201 ? placed.body.orders[0] : undefined
    if (!order) return
    const parent = placed.body.parent_order_id
    recordOrder(user, key, order)

    const { payment } = await waitForCheckout(user, parent, (one) => Boolean(one.payment?.payment_url))
    await client.repeat(
      () => submitPaymentPage(payment?.payment_url ?? ''),
      // 200: the page of a session that is paid already
      (status) => status === 303 || status === 200,
    )
    history.record('movements', {
      orderId: order.id,
      kind: 'captured',
      cents: toCents(order.total_amount),
      outcome: 'ok',
    })
    await waitForCheckout(user, parent, (one) => one.payment?.state === 'authorized')

    const params = { id: order.id }
    await move(shop.merchant, order.id, 'in_progress')
    await client.send(shop.merchant, calls.markOrderReady, { params })
    await waitForCheckout(user, parent, (one) => one.payment?.state === 'captured')

    const refunded = await client.send(shop.merchant, calls.refundOrder, {
      headers: withKey(),
      params,
      body: { amount: 1, reason: 'A drill' },
    })
    if (refunded.status === 201)
      history.record('movements', {
        orderId: order.id,
        kind: 'refunded',
        cents: 100,
        outcome: 'ok',
        source: refunded.body.refund.id,
      })
  }

  const work = [
    ...Array.from({ length: buyers }, () => buy),
    ...Array.from({ length: writers }, () => write),
    ...Array.from({ length: payers }, () => pay),
  ]
  let running: Promise<unknown>[] = []

  return {
    productIds: products.map(({ id }) => id),
    client,
    start() {
      running = customers.map(async (user, index) => {
        for (let step = index; state === 'running'; step++) {
          await work[index]?.(user, step).catch((error: Error) => client.unexpected.push(error.message))
          await sleep(pauseMs)
        }
      })
    },
    async stop() {
      state = 'ending'
      // longer than the lease of a payment whose node was killed
      const timer = setTimeout(() => {
        state = 'over'
      }, 4 * 60_000)
      await Promise.all(running)
      clearTimeout(timer)
    },
  }
}

function submitPaymentPage(url: string): Promise<number> {
  return fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ card }),
    redirect: 'manual',
    signal: AbortSignal.timeout(attemptTimeoutMs),
  }).then(async (response) => {
    await response.arrayBuffer()
    return response.status
  })
}

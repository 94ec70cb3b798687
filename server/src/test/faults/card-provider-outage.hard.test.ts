import type { AddressInfo } from 'node:net'
import { calls } from '@mainstreet/contract/calls.ts'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import { createSandboxApi } from '@mainstreet/demo/stripe-sandbox/api.ts'
import { deliverEvents } from '@mainstreet/demo/stripe-sandbox/events.ts'
import { payCheckoutSession } from '@mainstreet/demo/stripe-sandbox/pay-checkout-session.ts'
import { sandboxTestCards } from '@mainstreet/demo/stripe-sandbox/test-cards.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { startTcpProxy } from '@mainstreet/platform/test/tcp-proxy.ts'
import { createTestDatabase } from '@mainstreet/platform/test/test-database.ts'
import { describe, expect, test } from 'vitest'
import { webhookPath } from '../../payments/stripe/webhook-route.ts'
import { createStockLedger } from '../orders/stock-ledger.ts'
import type { TestProduct } from '../setup/factories.ts'
import type { TestUser } from '../setup/test-user.ts'
import { outageKinds, outageMs, outages, recovery, startNode, useShop } from './outage-fixture.ts'

const secretKey = 'sk_test_outage'
const webhookSecret = 'whsec_outage'
/** Ten seconds are promised; the rest is for a busy machine. */
const maxCallMs = 15_000

/** The program, and a card provider behind a connection that can fail; its pages and webhooks work throughout. */
async function startTown() {
  const database = await createTestDatabase()
  const db = database.open()
  const now = () => new Date()
  const api = createSandboxApi({ db, now, secretKey, payUrl: 'https://pay.example', wake() {} })
  await api.listen({ host: '127.0.0.1', port: 0 })
  const proxy = await startTcpProxy((api.server.address() as AddressInfo).port)
  const env = {
    STRIPE_URL: `http://127.0.0.1:${proxy.port}`,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  }
  const town = await startNode(env, Promise.resolve(database))
  let slowestMs = 0

  async function timed<Result>(work: Promise<Result>): Promise<Result> {
    const startedAt = performance.now()
    const result = await work
    slowestMs = Math.max(slowestMs, performance.now() - startedAt)
    return result
  }
  const placeCheckout = (customer: TestUser, { id }: TestProduct, key: string, quantity = 1) =>
    timed(
      customer.send(calls.createCheckout, {
        headers: { 'idempotency-key': key },
        body: { items: [{ product_id: id, quantity }], customer_name: 'Kim' },
      }),
    )
  const sendWebhook = (body: string, signature: string) =>
    timed(
      fetch(`${town.node.address}${webhookPath}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
      }).then(({ status }) => status),
    )
  const getCheckout = async (customer: TestUser, parent_order_id: string) =>
    (await timed(customer.send(calls.getCheckout, { params: { parent_order_id } }))).body

  return {
    ...town,
    proxy,
    getSlowestMs: () => slowestMs,
    timed,
    placeCheckout,
    sendWebhook,
    getCheckout,
    /** Submits the provider's payment page, and delivers its webhooks. */
    async pay(parentId: string) {
      const [session] = await town.db.many<{ id: string }>(sql`
        select id from sandbox_objects where kind = 'checkout.session' and body->>'status' = 'open'
          and body->>'client_reference_id' = ${parentId}`)
      const { outcome } = await db.tx((tx) =>
        payCheckoutSession(tx, now(), session?.id ?? '', sandboxTestCards[0]),
      )
      expect(outcome).toBe('paid')
      const statuses: number[] = []
      await deliverEvents(db, now(), webhookSecret, async (payload, signature) => {
        statuses.push(await sendWebhook(payload, signature))
        return true
      })
      expect(statuses).toEqual(statuses.map(() => 200))
    },
    /** What the provider has of a checkout: its sessions, and what was charged and paid back. */
    async readProvider(parentId: string) {
      const rows = await town.db.many<{ kind: string; status: string; cents: number }>(sql`
        with intents as (
          select id from sandbox_objects
          where kind = 'payment_intent' and body->'metadata'->>'parent_order_id' = ${parentId})
        select kind, body->>'status' as status,
          coalesce(body->>'amount_received', body->>'amount', body->>'amount_total')::integer as cents
        from sandbox_objects
        where body->>'client_reference_id' = ${parentId} or id in (select id from intents)
          or kind = 'refund' and payment_intent in (select id from intents)`)
      return rows.map(({ kind, status, cents }) => `${kind} ${status} ${cents}`).sort()
    },
    waitForPayment: (customer: TestUser, parentId: string, state: string) =>
      expect.poll(async () => (await getCheckout(customer, parentId)).payment?.state, recovery).toBe(state),
    async stop() {
      expect(await town.node.stop()).toBe(0)
      proxy.close()
      await api.close()
    },
  }
}

describe.each(outageKinds)('a card provider that %s', { timeout: 10 * minuteMs }, (kind) => {
  test('delays payments, loses no order and charges nobody twice', async () => {
    const town = await startTown()
    const tea = await town.createProduct({ price_cents: 1000, stock: 100 })
    const { merchant } = tea.shop
    const ledger = await createStockLedger(town.db, [tea.id])
    const accept = (orderId: string) =>
      town.timed(
        merchant.send(calls.updateOrderStatus, { params: { id: orderId }, body: { status: 'in_progress' } }),
      )
    const place = async (name: string) => {
      const customer = await town.createCustomer()
      const { status, body } = await town.placeCheckout(customer, tea, name)
      expect(status).toBe(201)
      const [order] = body.orders
      return { customer, parentId: body.parent_order_id, orderId: order?.id ?? '', key: name }
    }
    const charged = await place('charged')
    const authorized = await place('authorized')
    for (const { customer, parentId } of [charged, authorized]) {
      await town.pay(parentId)
      await town.waitForPayment(customer, parentId, 'authorized')
    }
    await accept(charged.orderId)
    await town.waitForPayment(charged.customer, charged.parentId, 'captured')
    const unpaid = await place('unpaid')
    const unwanted = await place('unwanted')

    await outages[kind](town.proxy)
    const refund = () =>
      town.timed(
        merchant.send(calls.refundOrder, {
          params: { id: charged.orderId },
          headers: { 'idempotency-key': 'refund' },
          body: { amount: 3, reason: 'Cold' },
        }),
      )
    const placedDuring = async () => {
      const placed = await place('during')
      const repeated = await town.placeCheckout(placed.customer, tea, placed.key)
      expect([repeated.status, repeated.body.parent_order_id]).toEqual([201, placed.parentId])
      expect(repeated.body.payment).toMatchObject({ state: 'open', payment_url: null })
      const tooMany = await town.placeCheckout(await town.createCustomer(), tea, 'too many', 10_000)
      expect(Math.floor(tooMany.status / 100)).toBe(4)
      return placed
    }
    const [during] = await Promise.all([
      placedDuring(),
      refund().then(async (first) => {
        expect([first.status, first.body.refund.state]).toEqual([201, 'requested'])
        expect((await refund()).body.refund.id).toBe(first.body.refund.id)
      }),
      town.pay(unpaid.parentId),
      accept(authorized.orderId).then(({ status }) => expect(status).toBe(200)),
      town
        .timed(
          unwanted.customer.send(calls.cancelCheckout, { params: { parent_order_id: unwanted.parentId } }),
        )
        .then(({ status, body }) => expect([status, body.orders[0]?.status]).toEqual([200, 'cancelled'])),
      town.sendWebhook('{}', 't=1,v1=00').then((status) => expect(status).toBe(400)),
      useShop(town, tea, outageMs),
    ])
    expect(town.getSlowestMs()).toBeLessThan(maxCallMs)
    expect((await fetch(`${town.node.address}/api/health`)).status).toBe(200)
    await town.proxy.restore()

    await expect
      .poll(
        async () => (await town.getCheckout(during.customer, during.parentId)).payment?.payment_url ?? '',
        recovery,
      )
      .toContain('https://pay.example/')
    await town.pay(during.parentId)
    await town.waitForPayment(during.customer, during.parentId, 'authorized')
    await town.waitForPayment(unpaid.customer, unpaid.parentId, 'authorized')
    await town.waitForPayment(authorized.customer, authorized.parentId, 'captured')
    await town.waitForPayment(unwanted.customer, unwanted.parentId, 'closed')
    await expect.poll(async () => (await refund()).body.refund.state, recovery).toBe('succeeded')

    const session = (status: string) => `checkout.session ${status} 1000`
    const held = ['checkout.session complete 1000', 'payment_intent requires_capture 0']
    const captured = ['checkout.session complete 1000', 'payment_intent succeeded 1000']
    expect({
      charged: await town.readProvider(charged.parentId),
      authorized: await town.readProvider(authorized.parentId),
      unpaid: await town.readProvider(unpaid.parentId),
      during: await town.readProvider(during.parentId),
      unwanted: await town.readProvider(unwanted.parentId),
    }).toEqual({
      charged: [...captured, 'refund succeeded 300'],
      authorized: captured,
      unpaid: held,
      during: held,
      unwanted: [session('expired')],
    })
    expect(await ledger.findProblems()).toEqual([])
    const admin = await town.createAdmin()
    expect((await admin.send(calls.listPaymentDiscrepancies)).body.data).toEqual([])
    expect(await town.db.many(sql`select topic, last_error from outbox where failed_at is not null`)).toEqual(
      [],
    )
    await town.stop()
  })
})

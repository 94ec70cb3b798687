import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { calls } from '@mainstreet/contract/calls.ts'
import Stripe from 'stripe'
import { advance } from '../../payments/process-payment.ts'
import { clientOptions } from '../../payments/stripe/create-stripe-provider.ts'
import { sql } from '../../platform/db/sql.ts'
import { cutAt, type Point } from '../faults/query-faults.ts'
import type { Town } from '../setup/test-app.ts'
import { tillOf } from './payments-fixture.ts'
import { deliverAll, placed, unless } from './placed-checkout.ts'

/** T10: one press, fifty times at once, and once more: one checkout, one session, one hold. */
export async function samePress(town: Town): Promise<string[]> {
  const till = tillOf(town)
  const customer = await town.aCustomer()
  const tea = await town.aProduct({ name: 'Tea', price_cents: 1000, stock: 60 })
  const headers = { 'idempotency-key': `press-${customer.id}` }
  const press = () => till.checkout(customer, [tea], {}, headers)
  const answers = await Promise.all(Array.from({ length: 50 }, press))
  answers.push(await press())
  const placed = answers.filter(({ status }) => status === 201)
  const waiting = answers.filter(({ body }) => body.code === 'in_flight')
  const made = await madeFor(town, customer.id)
  const left = await stockOf(town, tea.id)
  return [
    ...unless(placed.length + waiting.length === 51, `answers: ${answers.map(({ status }) => status)}`),
    ...unless(answers.at(-1)?.status === 201, 'the last press was not answered'),
    ...unless(
      new Set(placed.map(({ body }) => `${body.parent_order_id} ${body.payment?.payment_url}`)).size === 1,
      'presses were answered with several checkouts',
    ),
    ...unless(made === 1 && left === 59, `${made} checkouts, ${60 - left} pieces held`),
  ]
}

/** T12: killed at each point of a checkout; the press that follows, with its key, completes the one. */
export async function killedCheckout(town: Town): Promise<string[]> {
  const faults: string[] = []
  const points: Point[] = [
    { before: 'insert into idempotency_keys' },
    { before: 'insert into payments' },
    { after: 'insert into orders' },
    'committed',
    { before: 'update payments set session_id' },
  ]
  for (const point of points) {
    const till = tillOf(town)
    const customer = await town.aCustomer()
    const tea = await town.aProduct({ name: 'Tea', price_cents: 1000, stock: 5 })
    const headers = { 'idempotency-key': `killed-${customer.id}` }
    const mend = cutAt(town.db, point)
    const cut = await till.checkout(customer, [tea], {}, headers).finally(mend)
    const again = await till.checkout(customer, [tea], {}, headers)
    const made = await madeFor(town, customer.id)
    const left = await stockOf(town, tea.id)
    const sessions = await town.db.many(sql`
      select id from sandbox_objects where kind = 'checkout.session'
        and body->>'client_reference_id' = ${again.body.parent_order_id}`)
    const seen = `${cut.status} ${again.status} ${made} ${left} ${sessions.length} ${again.body.payment?.state}`
    faults.push(...unless(seen === '500 201 1 4 1 open', `${JSON.stringify(point)}: ${seen}`))
  }
  return faults
}

/** T19: twenty refunds at once, whose sum is more than was charged. */
export async function manyRefunds(town: Town): Promise<string[]> {
  const { till, customer, tea, body, orderId, parentId } = await placed(town)
  await till.pay(body)
  await deliverAll(till)
  const params = { id: orderId }
  await tea.shop.merchant.send(calls.moveOrder, { params, body: { status: 'in_progress' } })
  await advance(till.money, parentId)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      tea.shop.merchant.send(calls.refundOrder, { params, body: { amount: 3, reason: 'Cold' } }),
    ),
  )
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
  const wanted = [...Array(3).fill(201), ...Array(17).fill(422)]
  const { money } = (await customer.send(calls.orderMoney, { params })).body
  return [
    ...unless(String(statuses) === String(wanted), `answers: ${statuses}`),
    ...unless(money.refunded_amount === 9, `${money.refunded_amount} of 10 given back`),
  ]
}

type Instant = 'before the provider closes' | 'after the provider has closed'

/** T5: the hold runs out in the instant in which the customer pays: paid and sold, or neither. */
export async function lastMoment(town: Town, instant: Instant): Promise<string[]> {
  const { till, customer, tea, body, parentId } = await placed(town)
  const { sessions } = till.provider.stripe.checkout
  const { expire } = sessions
  const payNow = async () => {
    await till.pay(body)
    await deliverAll(till)
  }
  sessions.expire = (async (id: string) => {
    if (instant === 'before the provider closes') await payNow()
    const closed = await expire.call(sessions, id).catch((fault: unknown) => ({ fault }))
    if (instant === 'after the provider has closed') await payNow()
    if ('fault' in closed) throw closed.fault
    return closed
  }) as typeof expire
  try {
    town.clock.now = new Date(Date.now() + 16 * 60_000)
    await till.tick()
    await deliverAll(till)
    await till.tick()
    const view = await till.see(customer, parentId)
    const { product } = (await town.nobody.send(calls.getProduct, { params: { id: tea.id } })).body
    const held = await town.db.one(sql`
      select id from sandbox_objects where kind = 'payment_intent' and body->>'status' = 'requires_capture'
        and body->'metadata'->>'parent_order_id' = ${parentId}`)
    const seen = `${view.payment?.state} ${view.orders[0]?.status} ${product.stock} ${held ? 'held' : 'free'}`
    const wanted =
      instant === 'before the provider closes'
        ? ['authorized pending 4 held']
        : ['closed expired 5 free', 'voided expired 5 free']
    return unless(wanted.includes(seen), seen)
  } finally {
    sessions.expire = expire
    town.clock.now = undefined
  }
}

/** T18: the provider takes the call and never answers: the order is kept, the answer comes within ten seconds. */
export async function hangingGateway(town: Town): Promise<string[]> {
  const till = tillOf(town)
  const hanging = createServer(() => {}).listen(0, '127.0.0.1')
  await once(hanging, 'listening')
  const { port } = hanging.address() as AddressInfo
  const { stripe } = till.provider
  const deaf = new Stripe('sk_test_none', { ...clientOptions, host: '127.0.0.1', port, protocol: 'http' })
  const customer = await town.aCustomer()
  const tea = await town.aProduct({ name: 'Tea', price_cents: 1000, stock: 5 })
  await till.checkout(customer, [tea])
  const real = { ...stripe.checkout.sessions }
  Object.assign(stripe.checkout.sessions, {
    create: deaf.checkout.sessions.create.bind(deaf.checkout.sessions),
    expire: deaf.checkout.sessions.expire.bind(deaf.checkout.sessions),
  })
  try {
    const began = performance.now()
    // an earlier one is open: it must not cost its own wait
    const { status, body } = await till.checkout(customer, [tea])
    const took = performance.now() - began
    return [
      ...unless(status === 201 && body.payment?.payment_url === null, `answered ${status}`),
      ...unless(took < 10_000, `answered after ${Math.round(took)} ms`),
      ...unless((await stockOf(town, tea.id)) === 4, 'the earlier hold was kept'),
    ]
  } finally {
    Reflect.deleteProperty(stripe.checkout.sessions, 'create')
    Reflect.deleteProperty(stripe.checkout.sessions, 'expire')
    Object.assign(stripe.checkout.sessions, real)
    hanging.closeAllConnections()
    hanging.close()
  }
}

async function madeFor(town: Town, customerId: string): Promise<number> {
  const rows = await town.db.many(sql`select 1 from payments where customer_id = ${customerId}`)
  return rows.length
}

async function stockOf(town: Town, id: string): Promise<number> {
  const row = await town.db.one<{ stock: number }>(sql`select stock from products where id = ${id}`)
  return row?.stock ?? Number.NaN
}

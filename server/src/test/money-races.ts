import { randomUUIDv7 } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { calls } from '@mainstreet/contract/calls.ts'
import Stripe from 'stripe'
import { advance } from '../payments/advance.ts'
import { clientOptions } from '../payments/open-provider.ts'
import { sql } from '../platform/sql.ts'
import type { Person, Town } from './harness.ts'
import { isAbout } from './said-of.ts'
import { cutAt, type Point } from './switches.ts'
import { tillOf } from './till.ts'

const unless = (isTrue: boolean, fault: string) => (isTrue ? [] : [fault])

async function placed(town: Town) {
  const till = tillOf(town)
  const customer = await town.aCustomer()
  const tea = await town.aProduct({ name: 'Tea', price_cents: 1000, stock: 5 })
  const { body } = await till.checkout(customer, [tea])
  const orderId = body.orders[0]?.id ?? ''
  return { till, customer, tea, body, orderId, parentId: body.parent_order_id }
}

/** What the provider has said of a checkout, as it would deliver it. */
async function saidOf(town: Town, till: ReturnType<typeof tillOf>, parentId: string) {
  const { webhookSecret: secret, stripe } = till.provider
  const events = await town.db.many<{ body: Stripe.Event }>(sql`
    select body from sandbox_objects where kind = 'event' and ${isAbout(parentId)} order by id`)
  const timestamp = Math.floor(town.deps.now().getTime() / 1000)
  return events.map(({ body }) => {
    const payload = JSON.stringify(body)
    return {
      type: body.type,
      payload,
      signature: stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
    }
  })
}

async function completedOf(town: Town, till: ReturnType<typeof tillOf>, parentId: string) {
  const said = await saidOf(town, till, parentId)
  const event = said.find(({ type }) => type === 'checkout.session.completed')
  if (!event) throw new Error('The provider has not said that it is paid')
  return event
}

/** Also what was left over from before. */
async function deliverAll(till: ReturnType<typeof tillOf>): Promise<void> {
  while ((await till.deliver()) > 0);
}

/** T15: the payment's event, fifty times at once, has its effect once. */
export async function sameEvent(town: Town): Promise<string[]> {
  const { till, body, orderId, parentId } = await placed(town)
  await till.pay(body)
  const event = await completedOf(town, till, parentId)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => till.webhook(event.payload, event.signature)),
  )
  const told = await town.db.one<{ count: number }>(sql`
    select count(*)::integer as count from outbox where topic = 'order.placed' and payload->>'id' = ${orderId}`)
  return [
    ...unless(
      answers.every(({ statusCode }) => statusCode === 200),
      'an event was refused',
    ),
    ...unless(told?.count === 1, `the shop was told ${told?.count} times`),
  ]
}

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

async function madeFor(town: Town, customerId: string): Promise<number> {
  const rows = await town.db.many(sql`select 1 from payments where customer_id = ${customerId}`)
  return rows.length
}

async function stockOf(town: Town, id: string): Promise<number> {
  const row = await town.db.one<{ stock: number }>(sql`select stock from products where id = ${id}`)
  return row?.stock ?? Number.NaN
}

/** T15: the database is gone while the provider tells; it is not taken, and has its effect once when it comes again. */
export async function lostWhileTold(town: Town): Promise<string[]> {
  const faults: string[] = []
  const points: Point[] = [
    { before: 'insert into payment_events' },
    { before: "update payments set state = 'authorized'" },
    { before: 'insert into ledger' },
    'committed',
  ]
  for (const point of points) {
    const { till, customer, body, orderId, parentId } = await placed(town)
    await till.pay(body)
    const event = await completedOf(town, till, parentId)
    const mend = cutAt(town.db, point)
    const cut = await till.webhook(event.payload, event.signature).finally(mend)
    const half = (await till.see(customer, parentId)).payment?.state
    for (const _ of [1, 2]) await till.webhook(event.payload, event.signature)
    const { payment } = await till.see(customer, parentId)
    const told = await town.db.many(sql`
      select 1 from outbox where topic = 'order.placed' and payload->>'id' = ${orderId}`)
    const seen = `${cut.statusCode} ${half} ${payment?.state} ${told.length}`
    const wanted = `500 ${point === 'committed' ? 'authorized' : 'open'} authorized 1`
    faults.push(...unless(seen === wanted, `${JSON.stringify(point)}: ${seen}`))
  }
  return faults
}

/** T16: a forged, a foreign and an unpaid session open nothing and pay for nothing. */
export async function othersSession(town: Town): Promise<string[]> {
  const { till, customer, body, parentId } = await placed(town)
  const session_id = new URL(body.payment_url ?? '').pathname.split('/').at(-1) ?? ''
  const ask = async (who: Person, id: string) =>
    (await who.send(calls.getPaidSession, { params: { session_id: id } })).status
  const unpaid = await ask(customer, session_id)
  const forged = await ask(customer, `cs_test_${'0'.repeat(36)}`)
  const before = (await till.see(customer, parentId)).payment?.state
  await till.pay(body)
  await deliverAll(till)
  const seen = [
    unpaid,
    forged,
    before,
    await ask(await town.aCustomer(), session_id),
    await ask(customer, session_id),
  ]
  return unless(String(seen) === '404,404,open,404,200', String(seen))
}

/** T17: rightly signed, but of another sum, currency, mode or checkout: it pays for nothing, and the admin is told. */
export async function misfits(town: Town): Promise<string[]> {
  const faults: string[] = []
  const lies = [
    { amount_total: 999 },
    { currency: 'eur' },
    { livemode: true },
    { id: `cs_test_${randomUUIDv7()}` },
    { metadata: { parent_order_id: randomUUIDv7() } },
  ]
  for (const lie of lies) {
    const { till, customer, body, parentId } = await placed(town)
    await till.pay(body)
    const event = JSON.parse((await completedOf(town, till, parentId)).payload) as Stripe.Event
    event.id = `${event.id}_lie`
    Object.assign(event.data.object, lie)
    const before = await raised(town)
    const payload = JSON.stringify(event)
    const signature = till.provider.stripe.webhooks.generateTestHeaderString({
      payload,
      secret: till.provider.webhookSecret,
      timestamp: Math.floor(town.deps.now().getTime() / 1000),
    })
    const { statusCode } = await till.webhook(payload, signature)
    const { payment } = await till.see(customer, parentId)
    const seen = `${statusCode} ${payment?.state} ${(await raised(town)) - before}`
    faults.push(...unless(seen === '200 open 1', `${JSON.stringify(lie)}: ${seen}`))
  }
  return faults
}

async function raised(town: Town): Promise<number> {
  return (await town.db.many(sql`select 1 from payment_differences`)).length
}

/** T15: all that is said of a checkout that was paid, charged and given back in part, unheard so far, in every order. */
export async function everyOrder(town: Town): Promise<string[]> {
  const { till, customer, tea, body, orderId, parentId } = await placed(town)
  await till.pay(body)
  // no event has come: what is known was asked for
  town.clock.now = new Date(Date.now() + 16 * 60_000)
  await advance(till.money, parentId)
  town.clock.now = undefined
  const params = { id: orderId }
  await tea.shop.merchant.send(calls.moveOrder, { params, body: { status: 'in_progress' } })
  await advance(till.money, parentId)
  await tea.shop.merchant.send(calls.refundOrder, { params, body: { amount: 3, reason: 'Cold' } })
  const said = await saidOf(town, till, parentId)
  if (said.length < 4) return [`only ${said.map(({ type }) => type)} was said`]

  for (const turned of orders(said)) {
    await town.db.one(sql`delete from payment_events`)
    for (const event of turned) await till.webhook(event.payload, event.signature)
    const { money } = (await customer.send(calls.orderMoney, { params })).body
    const books = money.entries.map(({ kind, amount }) => `${kind} ${amount}`).join(', ')
    const words = turned.map(({ type }) => type).join(', ')
    if (books !== 'authorized 10, captured 10, refunded -3') return [`${words}: ${books}`]
  }
  return []
}

function orders<T>(all: readonly T[]): T[][] {
  if (all.length < 2) return [[...all]]
  return all.flatMap((one, at) => orders(all.toSpliced(at, 1)).map((rest) => [one, ...rest]))
}

/** T14: an event that nobody signed pays for nothing. */
export async function forgedEvent(town: Town): Promise<string[]> {
  const { till, customer, body, parentId } = await placed(town)
  await till.pay(body)
  const [event] = await saidOf(town, till, parentId)
  const answer = await till.webhook(
    event?.payload ?? '',
    `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`,
  )
  const { payment } = await till.see(customer, parentId)
  return [
    ...unless(answer.statusCode === 400, `it was answered ${answer.statusCode}`),
    ...unless(payment?.state === 'open', `it made the payment ${payment?.state}`),
  ]
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

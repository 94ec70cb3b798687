import { calls } from '@mainstreet/contract/calls.ts'
import type Stripe from 'stripe'
import { advance } from '../payments/advance.ts'
import { sql } from '../platform/sql.ts'
import type { Town } from './harness.ts'
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
    select body from sandbox_objects where kind = 'event' and body::text like ${`%${parentId}%`} order by id`)
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

/** T15: all that is said of a checkout that was paid, charged and given back, in every order. */
export async function everyOrder(town: Town): Promise<string[]> {
  const faults: string[] = []
  for (const turn of [0, 1, 2, 3, 4, 5]) {
    const { till, customer, tea, body, orderId, parentId } = await placed(town)
    await till.pay(body)
    await deliverAll(till)
    const params = { id: orderId }
    await tea.shop.merchant.send(calls.moveOrder, { params, body: { status: 'in_progress' } })
    await advance(till.money, parentId)
    await tea.shop.merchant.send(calls.refundOrder, { params, body: { amount: 3, reason: 'Cold' } })
    const said = await saidOf(town, till, parentId)
    const turned = said.map(
      (_, at) => said[(at * (turn % 2 ? -1 : 1) + turn + said.length * 9) % said.length],
    )
    for (const event of turned) if (event) await till.webhook(event.payload, event.signature)
    const { money } = (await customer.send(calls.orderMoney, { params })).body
    const books = money.entries.map(({ kind, amount }) => `${kind} ${amount}`).join(', ')
    faults.push(...unless(books === 'authorized 10, captured 10, refunded -3', `turn ${turn}: ${books}`))
  }
  return faults
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
      instant === 'before the provider closes' ? 'authorized pending 4 held' : 'closed expired 5 free'
    return unless(seen === wanted, seen)
  } finally {
    sessions.expire = expire
    town.clock.now = undefined
  }
}

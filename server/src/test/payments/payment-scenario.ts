import { calls } from '@mainstreet/contract/calls.ts'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import type { Checkout } from '@mainstreet/contract/payments/payment.ts'
import { cancelIntent } from '@mainstreet/demo/stripe-sandbox/payment-intents.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import fc from 'fast-check'
import type Stripe from 'stripe'
import { processPayment } from '../../payments/process-payment.ts'
import type { TestProduct } from '../setup/factories.ts'
import type { TestApp } from '../setup/test-app.ts'
import type { TestUser } from '../setup/test-user.ts'
import { concernsCheckout } from './concerns-checkout.ts'
import { createConnectionError, createPaymentsFixture, testCards } from './payments-fixture.ts'

const shopIndex = fc.nat({ max: 1 })
const initialStock = 5
const cards = Object.values(testCards)

/** What customers, shops, time, the provider and its connection can do to one checkout over two shops. */
const anySteps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('pay' as const), card: fc.constantFrom(...cards) }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('hear' as const),
        seed: fc.nat(),
        times: fc.integer({ min: 1, max: 3 }),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constantFrom(
          'accept' as const,
          'decline' as const,
          'cancel' as const,
          'ready' as const,
          'complete' as const,
          'expire' as const,
        ),
        at: shopIndex,
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('call_off' as const), at: shopIndex }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('give_up' as const, 'hold_ends' as const) }) },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('refund' as const),
        at: shopIndex,
        amount: fc.constantFrom(1, 6.5, 100),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('refund_lines' as const),
        at: shopIndex,
        restock: fc.boolean(),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('tick' as const),
        minutes: fc.constantFrom(0, 1, 16, 6 * 24 * 60),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constantFrom('line_dies' as const, 'answer_is_lost' as const, 'line_heals' as const),
      }),
    },
  ),
  { minLength: 4, maxLength: 24 },
)
export type PaymentScenarioStep = typeof anySteps extends fc.Arbitrary<(infer S)[]> ? S : never

const paidSteps: PaymentScenarioStep[] = [
  { do: 'pay', card: testCards.succeeds },
  { do: 'hear', seed: 0, times: 1 },
]
const capturedSteps: PaymentScenarioStep[] = [
  ...paidSteps,
  { do: 'accept', at: 0 },
  { do: 'accept', at: 1 },
  { do: 'tick', minutes: 0 },
]

/** Starting at the beginning, after the payment, or after the capture: otherwise few scenarios would get that far. */
export const paymentScenarios = fc
  .tuple(fc.constantFrom<PaymentScenarioStep[]>([], paidSteps, capturedSteps), anySteps)
  .map(([before, after]) => [...before, ...after])

export type ProviderConnection = 'alive' | 'dead' | 'deaf'

/**
 * A connection for the provider's mutating calls: with `dead` they never arrive, with `deaf` the response is lost after
 * the action.
 */
function createFaultyConnection(stripe: Stripe) {
  let line: ProviderConnection = 'alive'
  const acting = [
    [stripe.checkout.sessions, ['create', 'expire']],
    [stripe.paymentIntents, ['capture', 'cancel', 'retrieve']],
    [stripe.refunds, ['create']],
  ] as const
  const undo: (() => void)[] = []
  for (const [part, names] of acting)
    for (const name of names) {
      const calls = part as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>
      const real = calls[name]
      if (!real) throw new Error(`Stripe has no ${name}`)
      calls[name] = async (...args) => {
        if (line === 'dead') throw createConnectionError()
        const response = await real.apply(part, args)
        if (line === 'deaf') throw createConnectionError()
        return response
      }
      undo.push(() => {
        calls[name] = real
      })
    }
  return {
    set(next: ProviderConnection) {
      line = next
    },
    restore: () => undo.forEach((one) => void one()),
  }
}

type ScenarioItems = { tea: TestProduct; book: TestProduct; customer: TestUser }

/** Runs the steps and describes what does not add up; empty when every cent and every unit is accounted for. */
export async function playPaymentScenario(
  testApp: TestApp,
  all: readonly PaymentScenarioStep[],
  initialConnection: ProviderConnection = 'alive',
): Promise<string[]> {
  const payments = createPaymentsFixture(testApp)
  testApp.clock.now = new Date()
  const customer = await testApp.createCustomer()
  const tea = await testApp.createProduct({ name: 'Tea', price_cents: 650, stock: initialStock })
  const book = await testApp.createProduct({ name: 'Book', price_cents: 1999, stock: initialStock })
  const things = { tea, book, customer }
  const line = createFaultyConnection(payments.provider.stripe)
  try {
    line.set(initialConnection)
    const { body } = await payments.checkout(customer, [[tea, 2], book])
    const failures: string[] = []
    for (const [index, step] of all.entries()) {
      await performStep(testApp, payments, line, things, body, step)
      for (const error of await findProblems(testApp, things, body))
        failures.push(`after ${index + 1} steps, ${step.do}: ${error}`)
      if (failures.length > 0) return failures
    }
    line.set('alive')
    await runUntilSettled(testApp, payments, body)
    return [
      ...(await findProblems(testApp, things, body)),
      ...(await findSettledProblems(testApp, payments, body)),
    ]
  } finally {
    await line.restore()
    testApp.clock.now = undefined
  }
}

async function performStep(
  testApp: TestApp,
  payments: ReturnType<typeof createPaymentsFixture>,
  line: ReturnType<typeof createFaultyConnection>,
  { tea, book, customer }: ScenarioItems,
  { parent_order_id, orders }: Checkout,
  step: PaymentScenarioStep,
): Promise<void> {
  const params = { parent_order_id }
  const part = 'at' in step ? (step.at === 0 ? tea : book) : tea
  const order = orders.find(({ product_id }) => product_id === part.id) as Order
  const move = (by: TestUser, status: Order['status']) =>
    by.send(calls.updateOrderStatus, { params: { id: order.id }, body: { status, reason: 'So it is' } })
  const refund = (body: Record<string, unknown>) =>
    part.shop.merchant.send(calls.refundOrder, {
      params: { id: order.id },
      body: { reason: 'Broken', ...body } as never,
    })
  switch (step.do) {
    case 'pay': {
      const view = await payments.getCheckout(customer, parent_order_id)
      if (view.payment?.payment_url) await payments.pay(view, step.card)
      return
    }
    case 'hear':
      return redeliverEvents(testApp, payments, parent_order_id, step)
    case 'accept':
      return void (await move(part.shop.merchant, 'in_progress'))
    case 'decline':
      return void (await move(part.shop.merchant, 'declined'))
    case 'ready':
      return void (await part.shop.merchant.send(calls.markOrderReady, { params: { id: order.id } }))
    case 'expire':
      return void (await move(await testApp.createAdmin(), 'expired'))
    case 'hold_ends':
      return endHold(testApp, parent_order_id)
    case 'complete':
      return void (await move(part.shop.merchant, 'completed'))
    case 'call_off':
      return void (await move(part.shop.merchant, 'cancelled'))
    case 'cancel':
      return void (await move(customer, 'cancelled'))
    case 'give_up':
      return void (await customer.send(calls.cancelCheckout, { params }))
    case 'refund':
      return void (await refund({ amount: step.amount }))
    case 'refund_lines':
      return void (await refund({ lines: [{ product_id: part.id, quantity: 1 }], restock: step.restock }))
    case 'tick':
      testApp.clock.now = new Date(testApp.deps.now().getTime() + step.minutes * minuteMs)
      await payments.runPaymentJobs()
      return void (await processPayment(payments.deps, parent_order_id))
    case 'line_dies':
      return line.set('dead')
    case 'answer_is_lost':
      return line.set('deaf')
    case 'line_heals':
      return line.set('alive')
  }
}

/** The bank gives up the hold. */
async function endHold({ db, deps }: TestApp, parentId: string): Promise<void> {
  const held = await db.one<{ id: string }>(sql`
    select id from sandbox_objects where kind = 'payment_intent' and body->>'status' = 'requires_capture'
      and ${concernsCheckout(parentId)}`)
  if (held) await db.tx((tx) => cancelIntent(tx, deps.now(), held.id, {}))
}

/** Delivers all events of the provider, each several times, in a random order. */
async function redeliverEvents(
  testApp: TestApp,
  payments: ReturnType<typeof createPaymentsFixture>,
  parentId: string,
  { seed, times }: { seed: number; times: number },
): Promise<void> {
  const events = await testApp.db.many<{ body: unknown; id: string }>(sql`
    select id, body from sandbox_objects where kind = 'event' and ${concernsCheckout(parentId)} order by id`)
  const deliveredEvents = events.flatMap((event) => Array.from({ length: times }, () => event))
  const shuffled = deliveredEvents
    .map((event, index) => ({ event, by: ((index + 1) * (seed + 7919)) % 1009 }))
    .sort((a, b) => a.by - b.by)
  const { webhookSecret: secret, stripe } = payments.provider
  const timestamp = Math.floor(testApp.deps.now().getTime() / 1000)
  for (const { event } of shuffled) {
    const payload = JSON.stringify(event.body)
    await payments.webhook(payload, stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }))
  }
}

/** Handles all events, lets all timeouts pass, and repeats all retries. */
async function runUntilSettled(
  testApp: TestApp,
  payments: ReturnType<typeof createPaymentsFixture>,
  { parent_order_id }: Checkout,
) {
  for (let round = 0; round < 4; round++) {
    await redeliverEvents(testApp, payments, parent_order_id, { seed: round, times: 1 })
    testApp.clock.now = new Date(testApp.deps.now().getTime() + 61 * minuteMs)
    await payments.runPaymentJobs()
    await processPayment(payments.deps, parent_order_id)
  }
}

type OrderAmounts = {
  id: string
  status: Order['status']
  payment_status: Order['payment_status']
  total: number
  captured: number
  refunded: number
  done: number
  is_ready: boolean
  written_captured: number
  written_refunded: number
}

function listOrderAmounts(testApp: TestApp, { parent_order_id }: Checkout): Promise<OrderAmounts[]> {
  const sum = (of: string, kind: string) =>
    sql`coalesce((select sum(amount_cents) from ledger_entries l where l.order_id = o.id and l.kind = ${kind}), 0)::integer as ${of === 'captured' ? sql`written_captured` : sql`written_refunded`}`
  return testApp.db.many<OrderAmounts>(sql`
    select o.id, o.status, o.payment_status, o.ready_at is not null as is_ready, o.total_cents::integer as total, o.captured_cents::integer as captured,
      o.refunded_cents::integer as refunded,
      coalesce((select sum(amount_cents) from refunds r where r.order_id = o.id and r.state = 'succeeded'), 0)::integer as done,
      ${sum('captured', 'captured')}, ${sum('refunded', 'refunded')}
    from orders o where o.parent_order_id = ${parent_order_id} order by o.id`)
}

/** Holds at every moment. */
async function findProblems(
  testApp: TestApp,
  { tea, book }: ScenarioItems,
  checkout: Checkout,
): Promise<string[]> {
  const failures: string[] = []
  const say = (isTrue: boolean, error: string) => void (isTrue || failures.push(error))
  for (const { id } of [tea, book]) {
    const row = await testApp.db.one<{ stock: number; out: number; back: number }>(sql`
      select p.stock,
        coalesce((select sum(i.quantity) from order_lines i join orders o on o.id = i.order_id
          where i.product_id = p.id and o.status in ('pending', 'reserved', 'in_progress', 'completed')), 0)::integer as out,
        coalesce((select sum((l->>'quantity')::integer) from refunds r join orders o on o.id = r.order_id,
            jsonb_array_elements(r.restock) l
          where r.state = 'succeeded' and l->>'product_id' = p.id::text
            and o.status in ('pending', 'reserved', 'in_progress', 'completed')), 0)::integer as back
      from products p where p.id = ${id}`)
    say(
      row !== undefined && row.stock + row.out - row.back === initialStock,
      `units: ${JSON.stringify(row)} of ${initialStock}`,
    )
  }
  for (const row of await listOrderAmounts(testApp, checkout)) {
    say(
      row.captured <= row.total && row.done <= row.refunded && row.refunded <= row.captured,
      `sums: ${JSON.stringify(row)}`,
    )
    say(
      !row.is_ready || ['paid', 'partially_refunded', 'refunded'].includes(row.payment_status),
      `ready without a charge: ${JSON.stringify(row)}`,
    )
    say(
      row.written_captured === row.captured && -row.written_refunded === row.done,
      `ledger: ${JSON.stringify(row)}`,
    )
  }
  return failures
}

const acceptedStatuses: Order['status'][] = ['in_progress', 'completed', 'no_show']

/** Holds when nothing is in progress any more. */
async function findSettledProblems(
  testApp: TestApp,
  payments: ReturnType<typeof createPaymentsFixture>,
  checkout: Checkout,
): Promise<string[]> {
  const failures: string[] = []
  const say = (isTrue: boolean, error: string) => void (isTrue || failures.push(error))
  const payment = await testApp.db.one<{ state: string; captured: number; intent_id: string | null }>(sql`
    select state, captured_cents::integer as captured, intent_id from payments where parent_order_id = ${checkout.parent_order_id}`)
  const rows = await listOrderAmounts(testApp, checkout)
  const words = JSON.stringify({ payment, rows })
  const captured = rows.reduce((sum, row) => sum + row.captured, 0)
  say(payment?.captured === captured, `the shares are not the capture: ${words}`)
  say(payment?.state !== 'open', `still open: ${words}`)
  if (payment?.state !== 'captured') say(captured === 0, `captured in ${payment?.state}: ${words}`)
  const failed = await testApp.db.one<{ count: number }>(sql`
    select count(*)::integer as count from refunds r join orders o on o.id = r.order_id
    where o.parent_order_id = ${checkout.parent_order_id} and r.state <> 'succeeded'`)
  for (const row of rows) {
    if (payment?.state === 'captured' && acceptedStatuses.includes(row.status))
      say(row.captured === row.total, `completed without a charge: ${words}`)
    if (!acceptedStatuses.includes(row.status) && row.status !== 'pending' && failed?.count === 0)
      say(row.captured === row.done, `authorized without an order: ${words}`)
  }
  if (payment?.intent_id) {
    const intent = await payments.provider.stripe.paymentIntents.retrieve(payment.intent_id)
    say(intent.amount_received === captured, `the provider captured ${intent.amount_received}: ${words}`)
    const { data } = await payments.provider.stripe.refunds.list({
      payment_intent: payment.intent_id,
      limit: 100,
    })
    const given = data
      .filter(({ status }) => status === 'succeeded')
      .reduce((sum, { amount }) => sum + amount, 0)
    say(given === rows.reduce((sum, { done }) => sum + done, 0), `the provider refunded ${given}: ${words}`)
  }
  return failures
}

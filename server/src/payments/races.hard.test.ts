import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { removeGuard } from '../test/faults/query-faults.ts'
import { gatewayFaults } from '../test/payments/faulty-gateway.ts'
import { runGatewayFaultScenario } from '../test/payments/gateway-fault-scenario.ts'
import * as races from '../test/payments/payment-races.ts'
import * as webhookRaces from '../test/payments/webhook-races.ts'
import { createTestApp, type TestApp } from '../test/setup/test-app.ts'
import type { StripeProvider } from './stripe/stripe-provider.ts'

/** Disables the timeout for provider calls; read by the module mock below. */
const mocked = vi.hoisted(() => ({ isTimeoutDisabled: false }))
afterEach(() => {
  mocked.isTimeoutDisabled = false
})
vi.mock('./stripe/with-stripe-timeout.ts', async (original) => {
  const real = await original<typeof import('./stripe/with-stripe-timeout.ts')>()
  const withStripeTimeout: typeof real.withStripeTimeout = async (deps, work) => {
    await (mocked.isTimeoutDisabled ? work : real.withStripeTimeout(deps, work))
  }
  return { withStripeTimeout } satisfies Partial<typeof real>
})

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const { paymentAtExpiry, hangingGateway, ...otherPaymentRaces } = races
const { eventPermutations, ...otherWebhookRaces } = webhookRaces
const repeatedRaces: [string, (town: TestApp) => Promise<string[]>][] = [
  ...Object.entries(otherPaymentRaces),
  ...Object.entries(otherWebhookRaces),
  ['paymentAtExpiry, paid before', (town) => paymentAtExpiry(town, 'before the provider closes')],
  ['paymentAtExpiry, paid after', (town) => paymentAtExpiry(town, 'after the provider has closed')],
]

test.each(repeatedRaces)('%s, twenty times', { timeout: 240_000 }, async (_, race) => {
  for (let run = 0; run < 20; run++) expect(await race(testApp), `run ${run}`).toEqual([])
})

// each run covers all permutations
test('eventPermutations, four times', { timeout: 240_000 }, async () => {
  for (let run = 0; run < 4; run++) expect(await eventPermutations(testApp), `run ${run}`).toEqual([])
})

test('a provider that hangs delays nobody beyond the timeout', { timeout: 30_000 }, async () => {
  expect(await hangingGateway(testApp)).toEqual([])
})

test.each(gatewayFaults)(
  'a provider that %s causes no loss and no duplicate',
  { timeout: 90_000 },
  async (gatewayFault) => {
    expect(await runGatewayFaultScenario(testApp, gatewayFault)).toEqual([])
  },
)

describe('a race without its guard fails', () => {
  test.each([
    ['no_payment_lock', webhookRaces.duplicateEvents],
    ['no_refund_bound', races.manyRefunds],
    ['no_dedupe', races.repeatedCheckout],
    ['no_dedupe', races.interruptedCheckout],
    ['no_single_capture', webhookRaces.eventPermutations],
    ['no_paid_check', webhookRaces.foreignSessions],
    ['no_alarm', webhookRaces.mismatchedEvents],
    ['no_late_payment', races.latePayment],
  ] as const)('%s', async (guard, race) => {
    const restore = removeGuard(testApp.db, guard)
    const failures = await race(testApp).finally(restore)
    expect(failures).not.toEqual([])
  })

  test.each([
    ['no_new_key', 'fails'],
    ['no_new_key', 'acts, then fails'],
    ['no_quiet', 'is rate limited'],
  ] as const)('%s, while the provider %s', async (guard, gatewayFault) => {
    const restore = removeGuard(testApp.db, guard)
    const failures = await runGatewayFaultScenario(testApp, gatewayFault).finally(restore)
    expect(failures).not.toEqual([])
  })

  test('without idempotency keys', async () => {
    expect(
      await runGatewayFaultScenario(testApp, 'acts, then disconnects', { ignoresIdempotencyKeys: true }),
    ).not.toEqual([])
  })

  test('without a timeout', { timeout: 120_000 }, async () => {
    mocked.isTimeoutDisabled = true
    const failures = await runGatewayFaultScenario(testApp, 'hangs', { timeout: 6000 })
    expect(failures.filter((failure) => failure.includes('responded after'))).not.toEqual([])
  })

  test('without a signature check', async () => {
    const { webhooks } = (testApp.provider as StripeProvider).stripe
    const { constructEvent } = webhooks
    webhooks.constructEvent = (payload) => JSON.parse(String(payload))
    const failures = await webhookRaces.forgedWebhook(testApp).finally(() => {
      webhooks.constructEvent = constructEvent
    })
    expect(failures).not.toEqual([])
  })

  test('without an amount check', async () => {
    const { webhooks } = (testApp.provider as StripeProvider).stripe
    const { constructEvent } = webhooks
    webhooks.constructEvent = (...args) => {
      const event = constructEvent.apply(webhooks, args)
      Object.assign(event.data.object, { amount_total: 1000, currency: 'usd', livemode: false })
      return event
    }
    const failures = await webhookRaces.mismatchedEvents(testApp).finally(() => {
      webhooks.constructEvent = constructEvent
    })
    expect(failures).not.toEqual([])
  })

  test('with a response before the commit', async () => {
    const { tx } = testApp.db
    testApp.db.tx = (work) => tx(work).catch(() => undefined as never)
    const failures = await webhookRaces.databaseLossDuringWebhook(testApp).finally(() => {
      testApp.db.tx = tx
    })
    expect(failures).not.toEqual([])
  })

  test('without closing the session before the stock is released', async () => {
    const { sessions } = (testApp.provider as StripeProvider).stripe.checkout
    const { expire } = sessions
    sessions.expire = (async () => ({ status: 'expired' })) as unknown as typeof expire
    const failures = await races.paymentAtExpiry(testApp, 'after the provider has closed').finally(() => {
      sessions.expire = expire
    })
    expect(failures).not.toEqual([])
  })
})

import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { removeGuard } from '../test/faults/query-faults.ts'
import { gatewayFaults } from '../test/payments/faulty-gateway.ts'
import { runGatewayFaultScenario } from '../test/payments/gateway-fault-scenario.ts'
import * as races from '../test/payments/payment-races.ts'
import * as told from '../test/payments/webhook-races.ts'
import { createTestApp, type TestApp } from '../test/setup/test-app.ts'
import type { StripeProvider } from './stripe/stripe-provider.ts'

/** Whether somebody waits as long as the provider takes; the module below asks, the program knows nothing of it. */
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

const { paymentAtExpiry, hangingGateway, ...others } = races
const { eventPermutations, ...othersTold } = told
const repeatedRaces: [string, (town: TestApp) => Promise<string[]>][] = [
  ...Object.entries(others),
  ...Object.entries(othersTold),
  ['paymentAtExpiry, paid before', (town) => paymentAtExpiry(town, 'before the provider closes')],
  ['paymentAtExpiry, paid after', (town) => paymentAtExpiry(town, 'after the provider has closed')],
]

test.each(repeatedRaces)('%s, twenty times', { timeout: 240_000 }, async (_, race) => {
  for (let run = 0; run < 20; run++) expect(await race(testApp), `run ${run}`).toEqual([])
})

// each run is all orders already
test('eventPermutations, four times', { timeout: 240_000 }, async () => {
  for (let run = 0; run < 4; run++) expect(await eventPermutations(testApp), `run ${run}`).toEqual([])
})

test('a provider that hangs holds nobody up', { timeout: 30_000 }, async () => {
  expect(await hangingGateway(testApp)).toEqual([])
})

test.each(gatewayFaults)(
  'a provider that %s loses nothing and doubles nothing',
  { timeout: 90_000 },
  async (mood) => {
    expect(await runGatewayFaultScenario(testApp, mood)).toEqual([])
  },
)

describe('what its guard is taken away from turns red', () => {
  test.each([
    ['no_payment_lock', told.duplicateEvents],
    ['no_refund_bound', races.manyRefunds],
    ['no_dedupe', races.repeatedCheckout],
    ['no_dedupe', races.interruptedCheckout],
    ['no_single_capture', told.eventPermutations],
    ['no_paid_check', told.foreignSessions],
    ['no_alarm', told.mismatchedEvents],
  ] as const)('%s', async (guard, race) => {
    const mend = removeGuard(testApp.db, guard)
    const faults = await race(testApp).finally(mend)
    expect(faults).not.toEqual([])
  })

  test.each([
    ['no_new_key', 'stumbles'],
    ['no_new_key', 'acts, then stumbles'],
    ['no_quiet', 'is busy'],
  ] as const)('%s, while the provider %s', async (guard, mood) => {
    const mend = removeGuard(testApp.db, guard)
    const faults = await runGatewayFaultScenario(testApp, mood).finally(mend)
    expect(faults).not.toEqual([])
  })

  test('no key is kept', async () => {
    expect(
      await runGatewayFaultScenario(testApp, 'acts, then cuts', { ignoresIdempotencyKeys: true }),
    ).not.toEqual([])
  })

  test('there is no end to waiting', { timeout: 120_000 }, async () => {
    mocked.isTimeoutDisabled = true
    const faults = await runGatewayFaultScenario(testApp, 'hangs', { timeout: 6000 })
    expect(faults.filter((fault) => fault.includes('answered after'))).not.toEqual([])
  })

  test('no signature is looked at', async () => {
    const { webhooks } = (testApp.provider as StripeProvider).stripe
    const { constructEvent } = webhooks
    webhooks.constructEvent = (payload) => JSON.parse(String(payload))
    const faults = await told.forgedWebhook(testApp).finally(() => {
      webhooks.constructEvent = constructEvent
    })
    expect(faults).not.toEqual([])
  })

  test('no sum is compared', async () => {
    const { webhooks } = (testApp.provider as StripeProvider).stripe
    const { constructEvent } = webhooks
    webhooks.constructEvent = (...given) => {
      const event = constructEvent.apply(webhooks, given)
      Object.assign(event.data.object, { amount_total: 1000, currency: 'usd', livemode: false })
      return event
    }
    const faults = await told.mismatchedEvents(testApp).finally(() => {
      webhooks.constructEvent = constructEvent
    })
    expect(faults).not.toEqual([])
  })

  test('an event is taken before its effect is written', async () => {
    const { tx } = testApp.db
    testApp.db.tx = (work) => tx(work).catch(() => undefined as never)
    const faults = await told.databaseLossDuringWebhook(testApp).finally(() => {
      testApp.db.tx = tx
    })
    expect(faults).not.toEqual([])
  })

  test('the provider is not asked to close before the goods go back', async () => {
    const { sessions } = (testApp.provider as StripeProvider).stripe.checkout
    const { expire } = sessions
    sessions.expire = (async () => ({ status: 'expired' })) as unknown as typeof expire
    // the second net: a payment that comes too late is let go
    const mend = removeGuard(testApp.db, 'no_late_payment')
    const faults = await races.paymentAtExpiry(testApp, 'after the provider has closed').finally(() => {
      sessions.expire = expire
      mend()
    })
    expect(faults).not.toEqual([])
  })
})

import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import {
  type PaymentScenarioStep,
  type ProviderConnection,
  paymentScenarios,
  playPaymentScenario,
} from '../test/payments/payment-scenario.ts'
import { createTestApp, type TestApp } from '../test/setup/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ env: { COMMISSION_PERCENT: '7.5' } })
})

/** The state of the provider while the checkout is placed. */
const connectionStates = fc.constantFrom<ProviderConnection[]>('alive', 'alive', 'alive', 'dead', 'deaf')
const runCount = process.env.HARD ? 400 : 15

test('no sequence of events loses or creates money or stock', {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(paymentScenarios, connectionStates, async (steps, connection) => {
      expect(await playPaymentScenario(testApp, steps, connection)).toEqual([])
    }),
    { numRuns: runCount },
  )
})

const paidSteps: PaymentScenarioStep[] = [
  { do: 'pay', card: '4242424242424242' },
  { do: 'hear', seed: 1, times: 1 },
]

test('stock that a refund has returned is not returned again by a cancellation', async () => {
  const steps: PaymentScenarioStep[] = [
    ...paidSteps,
    { do: 'accept', at: 0 },
    { do: 'accept', at: 1 },
    { do: 'tick', minutes: 0 },
    { do: 'refund_lines', at: 0, restock: true },
    { do: 'call_off', at: 0 },
  ]
  expect(await playPaymentScenario(testApp, steps)).toEqual([])
})

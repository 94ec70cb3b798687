import { beforeAll, expect, test } from 'vitest'
import { runGatewayFaultScenario } from '../test/payments/gateway-fault-scenario.ts'
import * as races from '../test/payments/payment-races.ts'
import { refundRaceNames, runRefundRace } from '../test/payments/refund-races.ts'
import * as webhookRaces from '../test/payments/webhook-races.ts'
import { createTestApp, type TestApp } from '../test/setup/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

test.each([
  ['an event that is delivered fifty times at once has its effect once', webhookRaces.duplicateEvents],
  ['events have the same effect in any order', webhookRaces.eventPermutations],
  ['an event without a valid signature has no effect', webhookRaces.forgedWebhook],
  ['fifty concurrent requests with one key make one checkout', races.repeatedCheckout],
  ['a repeated request completes an interrupted checkout', races.interruptedCheckout],
  [
    'an event that could not be stored takes effect when it is delivered again',
    webhookRaces.databaseLossDuringWebhook,
  ],
  ['a foreign, unpaid or forged session reveals nothing', webhookRaces.foreignSessions],
  [
    'a signed event that does not match the payment has no effect and is reported',
    webhookRaces.mismatchedEvents,
  ],
  ['a payment that arrives after its stock was released is voided', races.latePayment],
  ['concurrent refunds never exceed the captured amount', races.manyRefunds],
] as const)('%s', async (_, race) => {
  expect(await race(testApp)).toEqual([])
})

test.each(['before the provider closes', 'after the provider has closed'] as const)(
  'a payment %s of an expiring session is either paid and sold, or neither',
  async (instant) => {
    expect(await races.paymentAtExpiry(testApp, instant)).toEqual([])
  },
)

test.each(refundRaceNames)('a refund that is %s causes no loss and no deadlock', async (raceName) => {
  expect(await runRefundRace(testApp, raceName)).toEqual([])
})

test.each(['fails', 'acts, then fails', 'acts, then disconnects', 'is rate limited'] as const)(
  'a card provider that %s causes no loss, no duplicate and no long delay',
  async (gatewayFault) => {
    expect(await runGatewayFaultScenario(testApp, gatewayFault)).toEqual([])
  },
)

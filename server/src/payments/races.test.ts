import { beforeAll, expect, test } from 'vitest'
import { runGatewayFaultScenario } from '../test/payments/gateway-fault-scenario.ts'
import * as races from '../test/payments/payment-races.ts'
import { refundRaceNames, runRefundRace } from '../test/payments/refund-races.ts'
import * as told from '../test/payments/webhook-races.ts'
import { createTestApp, type TestApp } from '../test/setup/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

test.each([
  ['an event that comes fifty times at once has its effect once', told.duplicateEvents],
  ['events have the same effect in any order', told.eventPermutations],
  ['an event that nobody signed pays for nothing', told.forgedWebhook],
  ['a press, fifty times at once, is one checkout', races.repeatedCheckout],
  ['a checkout that was cut off is completed by the same press', races.interruptedCheckout],
  ['an event that could not be written down is taken when it comes again', told.databaseLossDuringWebhook],
  ['a session of somebody else, unpaid or made up tells nothing', told.foreignSessions],
  ['a signed event that does not fit pays for nothing and is raised', told.mismatchedEvents],
  ['refunds at once never give back more than was charged', races.manyRefunds],
] as const)('%s', async (_, race) => {
  expect(await race(testApp)).toEqual([])
})

test.each(['before the provider closes', 'after the provider has closed'] as const)(
  'a hold that runs out while its customer pays, %s, is paid and sold or neither',
  async (instant) => {
    expect(await races.paymentAtExpiry(testApp, instant)).toEqual([])
  },
)

test.each(refundRaceNames)('a refund that is %s loses nothing and is refused to nobody', async (moment) => {
  expect(await runRefundRace(testApp, moment)).toEqual([])
})

test.each(['stumbles', 'acts, then stumbles', 'acts, then cuts', 'is busy'] as const)(
  'a card provider that %s loses nothing, doubles nothing and holds nobody up',
  async (mood) => {
    expect(await runGatewayFaultScenario(testApp, mood)).toEqual([])
  },
)

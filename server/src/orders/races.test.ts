import { beforeAll, expect, test } from 'vitest'
import * as races from '../test/orders/order-races.ts'
import { createTestApp, type TestApp } from '../test/setup/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

test.each<[string, races.RaceTest]>([
  ['the last unit in stock is sold once', races.lastPiece],
  ['of five units exactly five are sold', races.fivePieces],
  ['concurrent orders of the same two products each get both or none', races.oppositeOrders],
  ['an order that is cancelled twenty times at once is restocked once', races.manyCancels],
  [
    'of concurrent transitions by customer, shop and job only the first takes effect',
    races.competingTransitions,
  ],
  ['concurrent requests cannot exceed the limit of open reservations', races.manyReservations],
  ['the same key places one order, however often it is sent', races.sameKey],
  ['an interrupted request has placed one order after the retry', races.interruptedOrders],
  ['an edit of an outdated version does not bring back sold stock', races.staleEdit],
  ['a price change or suspension during ordering never produces a third price', races.changingProduct],
])('%s', async (_, race) => {
  expect(await race(testApp)).toEqual([])
})

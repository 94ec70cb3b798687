import { beforeAll, expect, test } from 'vitest'
import * as races from '../test/orders/order-races.ts'
import { createTestApp, type TestApp } from '../test/setup/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

test.each<[string, races.RaceTest]>([
  ['the last piece is sold once', races.lastPiece],
  ['five pieces are never sold as six, and none is withheld', races.fivePieces],
  ['orders of the same two products in any order get both or none', races.oppositeOrders],
  ['an order that is cancelled twenty times at once is restocked once', races.manyCancels],
  ['of customer, shop and clock the first decides', races.competingTransitions],
  ['nobody gets more open reservations than the limit by asking at once', races.manyReservations],
  ['the same key orders once, however often it comes', races.sameKey],
  ['an order that was cut off is there once after the retry', races.interruptedOrders],
  ['an edit on an old version brings back nothing that is sold', races.staleEdit],
  ['a new price or a suspension amid orders makes no third price', races.changingProduct],
])('%s', async (_, race) => {
  expect(await race(testApp)).toEqual([])
})

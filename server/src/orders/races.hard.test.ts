import { beforeAll, describe, expect, test } from 'vitest'
import { removeGuard } from '../test/faults/query-faults.ts'
import * as races from '../test/orders/order-races.ts'
import { createTestApp, type TestApp } from '../test/setup/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const allRaces = Object.entries(races) as [string, races.RaceTest][]

test.each(allRaces)('%s, twenty times', { timeout: 240_000 }, async (_, race) => {
  for (let run = 0; run < 20; run++) expect(await race(testApp), `run ${run}`).toEqual([])
})

describe('a race without its guard fails', () => {
  test.each([
    ['no_stock_condition', races.lastPiece],
    ['no_stock_condition', races.fivePieces],
    ['no_status_condition', races.competingTransitions],
    ['no_dedupe', races.sameKey],
    ['no_dedupe', races.interruptedOrders],
    ['no_version_condition', races.staleEdit],
    ['no_reservation_lock', races.manyReservations],
  ] as const)('%s', async (guard, race) => {
    const restore = removeGuard(testApp.db, guard)
    const failures = await race(testApp).finally(restore)
    expect(failures).not.toEqual([])
  })
})

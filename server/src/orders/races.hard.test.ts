import { beforeAll, describe, expect, test } from 'vitest'
import { sabotage } from '../test/faults/query-faults.ts'
import * as races from '../test/orders/order-races.ts'
import { startTown, type Town } from '../test/setup/test-app.ts'

let town: Town
beforeAll(async () => {
  town = await startTown()
})

const all = Object.entries(races) as [string, races.Race][]

test.each(all)('%s, twenty times', { timeout: 240_000 }, async (_, race) => {
  for (let run = 0; run < 20; run++) expect(await race(town), `run ${run}`).toEqual([])
})

describe('a race whose guard is taken away turns red', () => {
  test.each([
    ['no_stock_condition', races.lastPiece],
    ['no_stock_condition', races.fivePieces],
    ['no_status_condition', races.whoWins],
    ['no_dedupe', races.sameKey],
    ['no_dedupe', races.killed],
    ['no_version_condition', races.staleEdit],
    ['no_reservation_lock', races.manyReservations],
  ] as const)('%s', async (guard, race) => {
    const mend = sabotage(town.db, guard)
    const faults = await race(town).finally(mend)
    expect(faults).not.toEqual([])
  })
})

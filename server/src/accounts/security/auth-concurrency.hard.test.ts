import { beforeAll, describe, expect, test } from 'vitest'
import * as races from '../../test/accounts/sign-in-races.ts'
import { sabotage } from '../../test/faults/query-faults.ts'
import type { Race } from '../../test/orders/order-races.ts'
import { startTown, type Town } from '../../test/setup/test-app.ts'

let town: Town
beforeAll(async () => {
  town = await startTown()
})

const { lastAdmins, manyExchanges, manyGuesses, manyLinks, manyTabs, stolenToken } = races
const all: [string, Race][] = Object.entries({
  manyTabs,
  stolenToken,
  manyExchanges,
  manyLinks,
  manyGuesses,
  lastAdmins,
})

test.each(all)('%s, twenty times', { timeout: 240_000 }, async (_, race) => {
  for (let run = 0; run < 20; run++) expect(await race(town), `run ${run}`).toEqual([])
})

describe('a race whose guard is taken away turns red', () => {
  test.each([
    ['no_refresh_lock', manyTabs],
    ['no_family_end', stolenToken],
    ['no_code_taking', manyExchanges],
    ['no_link_taking', manyLinks],
    ['no_guess_count', manyGuesses],
    ['no_admin_lock', lastAdmins],
  ] as const)('%s', async (guard, race) => {
    const mend = sabotage(town.db, guard)
    const faults = await race(town).finally(mend)
    expect(faults).not.toEqual([])
  })
})

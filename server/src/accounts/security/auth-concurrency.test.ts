import { beforeAll, expect, test } from 'vitest'
import * as races from '../../test/accounts/sign-in-races.ts'
import type { Race } from '../../test/orders/order-races.ts'
import { startTown, type Town } from '../../test/setup/test-app.ts'

let town: Town
beforeAll(async () => {
  town = await startTown()
})

test.each<[string, Race]>([
  ['twenty tabs that refresh at once stay signed in, in one session', races.manyTabs],
  ['an old refresh token ends the whole session, for thief and owner', races.stolenToken],
  ['a code is good for one session, however many come with it', races.manyExchanges],
  ['a link of a mail works once', races.manyLinks],
  ['thirty of sixty guesses at once are looked at', races.manyGuesses],
  ['the last two admins cannot delete each other', races.lastAdmins],
])('%s', async (_, race) => {
  expect(await race(town)).toEqual([])
})

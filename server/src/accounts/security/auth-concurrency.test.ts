import { beforeAll, expect, test } from 'vitest'
import * as races from '../../test/accounts/sign-in-races.ts'
import type { RaceTest } from '../../test/orders/order-races.ts'
import { createTestApp, type TestApp } from '../../test/setup/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

test.each<[string, RaceTest]>([
  ['twenty tabs that refresh at once stay signed in, in one session', races.concurrentRefreshes],
  ['an old refresh token ends the whole session, for thief and owner', races.reusedRefreshToken],
  ['a code creates one session, however many requests send it', races.manyExchanges],
  ['an emailed link works once', races.manyLinks],
  ['of sixty guesses at once thirty are checked', races.manyGuesses],
  ['the last two admins cannot delete each other', races.lastAdmins],
])('%s', async (_, race) => {
  expect(await race(testApp)).toEqual([])
})

import { beforeAll, expect, test } from 'vitest'
import * as races from '../../test/accounts/sign-in-races.ts'
import { manyLastPasskeys, manyPasskeySignIns } from '../../test/identity/passkeys-fixture.ts'
import { manyFactorCodes, manyRecoveryCodes } from '../../test/identity/second-factors-fixture.ts'
import { manyKeyCopies, manyKeySignatures } from '../../test/identity/security-keys-fixture.ts'
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
  ['a code of an authenticator app raises one session once', manyFactorCodes],
  ['a recovery code raises one session once', manyRecoveryCodes],
  ['a signature of a security key counts once', manyKeySignatures],
  ['of copies of a security key that sign at once one is accepted', manyKeyCopies],
  ['a signature of a passkey signs in once', manyPasskeySignIns],
  ['an account has no more passkeys than the limit', manyLastPasskeys],
  ['the last two admins cannot delete each other', races.lastAdmins],
])('%s', async (_, race) => {
  expect(await race(testApp)).toEqual([])
})

import { beforeAll, describe, expect, test } from 'vitest'
import * as races from '../../test/accounts/sign-in-races.ts'
import { removeGuard } from '../../test/faults/query-faults.ts'
import { manyLastPasskeys, manyPasskeySignIns } from '../../test/identity/passkeys-fixture.ts'
import { manyFactorCodes, manyRecoveryCodes } from '../../test/identity/second-factors-fixture.ts'
import { manyKeyCopies, manyKeySignatures } from '../../test/identity/security-keys-fixture.ts'
import type { RaceTest } from '../../test/orders/order-races.ts'
import { createTestApp, type TestApp } from '../../test/setup/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const { lastAdmins, manyExchanges, manyGuesses, manyLinks, concurrentRefreshes, reusedRefreshToken } = races
const allRaces: [string, RaceTest][] = Object.entries({
  concurrentRefreshes,
  reusedRefreshToken,
  manyExchanges,
  manyLinks,
  manyGuesses,
  manyFactorCodes,
  manyRecoveryCodes,
  manyKeySignatures,
  manyKeyCopies,
  manyPasskeySignIns,
  manyLastPasskeys,
  lastAdmins,
})

test.each(allRaces)('%s: twenty runs without a failure', { timeout: 240_000 }, async (_, race) => {
  for (let run = 0; run < 20; run++) expect(await race(testApp), `run ${run}`).toEqual([])
})

describe('a race test fails when its guard is removed', () => {
  test.each([
    ['no_refresh_lock', concurrentRefreshes],
    ['no_family_end', reusedRefreshToken],
    ['no_code_taking', manyExchanges],
    ['no_link_taking', manyLinks],
    ['no_guess_count', manyGuesses],
    ['no_time_step_taking', manyFactorCodes],
    ['no_recovery_code_taking', manyRecoveryCodes],
    ['no_key_challenge_taking', manyKeySignatures],
    ['no_sign_count', manyKeyCopies],
    ['no_passkey_challenge_taking', manyPasskeySignIns],
    ['no_account_lock', manyLastPasskeys],
    ['no_admin_lock', lastAdmins],
  ] as const)('%s', async (guard, race) => {
    const restoreGuard = removeGuard(testApp.db, guard)
    const failures = await race(testApp).finally(restoreGuard)
    expect(failures).not.toEqual([])
  })
})

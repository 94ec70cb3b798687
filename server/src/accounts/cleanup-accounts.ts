import { deleteUnconfirmedAccounts } from '@mainstreet/identity/accounts/accounts-store.ts'
import type { AuthSettings } from '@mainstreet/identity/auth-settings.ts'
import {
  deleteExpiredCodeFailures,
  deleteExpiredEmailTokens,
} from '@mainstreet/identity/email/email-tokens-store.ts'
import { getAbandonedBefore } from '@mainstreet/identity/factors/enroll-factor.ts'
import {
  deleteAbandonedFactors,
  deleteExpiredChallenges,
} from '@mainstreet/identity/factors/factors-store.ts'
import { deleteExpiredFlows } from '@mainstreet/identity/oauth/auth-flows-store.ts'
import { deleteExpiredPasskeyChallenges } from '@mainstreet/identity/passkeys/passkeys-store.ts'
import { deleteExpiredSessions } from '@mainstreet/identity/sessions/sessions-store.ts'
import { deleteExpiredKeys } from '@mainstreet/identity/sessions/signing-keys.ts'
import type { Db } from '@mainstreet/platform/db/db.ts'
import { deleteExpiredRateCounts, deleteSurplusRateCounts } from '@mainstreet/platform/db/rate-limit-store.ts'
import { deleteExpiredDemoSessions } from './demo/demo-sessions-store.ts'
import { deleteExpiredTokenRevocations } from './users/token-users-store.ts'
import {
  claimUnconfirmedUsers,
  deleteShopsOfUsers,
  deleteUnconfirmedUsers,
} from './users/unconfirmed-users-store.ts'

const maxDeletedPerRun = 100

/** Deletes expired sessions, tokens, flows, challenges, keys and counters; every statement uses an index. */
export async function cleanupAccounts(db: Db, settings: AuthSettings, now: Date): Promise<void> {
  await deleteExpiredDemoSessions(db, now)
  await deleteExpiredSessions(db, now)
  const unconfirmedBefore = new Date(now.getTime() - settings.unconfirmedLifetimeMs)
  await deleteUnconfirmedRegistrations(db, unconfirmedBefore)
  await deleteUnconfirmedAccounts(db, unconfirmedBefore)
  await deleteExpiredFlows(db, now)
  await deleteExpiredEmailTokens(db, now)
  await deleteExpiredCodeFailures(db, now)
  await deleteExpiredChallenges(db, now)
  await deleteExpiredPasskeyChallenges(db, now)
  await deleteAbandonedFactors(db, getAbandonedBefore(now))
  await deleteExpiredKeys(db, now, settings.accessTokenLifetimeMs)
  await deleteExpiredTokenRevocations(db, now)
  await deleteExpiredRateCounts(db, now)
  await deleteSurplusRateCounts(db)
}

/**
 * Deletes registrations whose address nobody has confirmed, with the empty shop that they opened: nobody has signed in,
 * so there is nothing else. A registration stays if an admin has approved its shop or added products.
 */
function deleteUnconfirmedRegistrations(db: Db, before: Date): Promise<void> {
  return db.tx(async (tx) => {
    const ids = await claimUnconfirmedUsers(tx, before, maxDeletedPerRun)
    if (ids.length === 0) return
    await deleteShopsOfUsers(tx, ids)
    await deleteUnconfirmedUsers(tx, ids)
  })
}

import { deleteUnconfirmedAccounts } from '../../../protocols/auth/accounts/accounts-store.ts'
import type { AuthSettings } from '../../../protocols/auth/auth-settings.ts'
import {
  deleteExpiredCodeFailures,
  deleteExpiredEmailTokens,
} from '../../../protocols/auth/email/email-tokens-store.ts'
import { deleteExpiredFlows } from '../../../protocols/auth/oauth/auth-flows-store.ts'
import { deleteExpiredSessions } from '../../../protocols/auth/sessions/sessions-store.ts'
import { deleteExpiredKeys } from '../../../protocols/auth/sessions/signing-keys.ts'
import type { Db } from '../platform/db/db.ts'
import { deleteExpiredRateCounts, deleteSurplusRateCounts } from '../platform/db/rate-limit-store.ts'
import { deleteUnconfirmedRegistrations } from './delete-unconfirmed-registrations.ts'
import { deleteExpiredDemoSessions } from './demo/demo-sessions-store.ts'
import { deleteExpiredTokenRevocations } from './users/token-users-store.ts'

/** Deletes expired sessions, tokens, flows, keys and counters; every statement uses an index. */
export async function cleanupAccounts(db: Db, settings: AuthSettings, now: Date): Promise<void> {
  await deleteExpiredDemoSessions(db, now)
  await deleteExpiredSessions(db, now)
  const unconfirmedBefore = new Date(now.getTime() - settings.unconfirmedLifetimeMs)
  await deleteUnconfirmedRegistrations(db, unconfirmedBefore)
  await deleteUnconfirmedAccounts(db, unconfirmedBefore)
  await deleteExpiredFlows(db, now)
  await deleteExpiredEmailTokens(db, now)
  await deleteExpiredCodeFailures(db, now)
  await deleteExpiredKeys(db, now, settings.accessTokenLifetimeMs)
  await deleteExpiredTokenRevocations(db, now)
  await deleteExpiredRateCounts(db, now)
  await deleteSurplusRateCounts(db)
}

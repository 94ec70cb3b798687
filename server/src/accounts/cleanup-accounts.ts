import { deleteUnconfirmedAccounts } from '../../../protocols/auth/accounts/accounts-store.ts'
import type { AuthSettings } from '../../../protocols/auth/auth-settings.ts'
import { deleteExpiredCodeFailures } from '../../../protocols/auth/email/email-tokens.ts'
import { deleteExpiredFlows } from '../../../protocols/auth/oauth/auth-flows.ts'
import { deleteExpiredSessions } from '../../../protocols/auth/sessions/sessions-store.ts'
import { deleteExpiredKeys } from '../../../protocols/auth/sessions/signing-keys.ts'
import { deleteExpiredRateCounts } from '../../../protocols/auth/shared-rate-limiter.ts'
import type { Queryable } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import { deleteExpiredDemoSessions } from './demo/demo-sessions-store.ts'
import { deleteExpiredTokenRevocations } from './users/token-users-store.ts'

/** Deletes expired sessions, tokens, flows, keys and counters; every statement uses an index. */
export async function cleanupAccounts(db: Queryable, settings: AuthSettings, now: Date): Promise<void> {
  await deleteExpiredDemoSessions(db, now)
  await deleteExpiredSessions(db, now)
  await deleteUnconfirmedAccounts(db, now)
  await deleteExpiredFlows(db, now)
  await db.one(sql`delete from mail_tokens where expires_at <= ${now}`)
  await deleteExpiredCodeFailures(db, now)
  await deleteExpiredKeys(db, now, settings.accessTokenLifetimeMs)
  await deleteExpiredTokenRevocations(db, now)
  await deleteExpiredRateCounts(db, now)
}

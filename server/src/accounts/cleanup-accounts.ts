import { dropNeverConfirmed } from '../../../protocols/auth/accounts/accounts-store.ts'
import type { IdentitySettings } from '../../../protocols/auth/auth-settings.ts'
import { deleteOldCodeFailures } from '../../../protocols/auth/email/email-tokens.ts'
import { dropOldFlows } from '../../../protocols/auth/oauth/auth-flows.ts'
import { dropExpiredSessions } from '../../../protocols/auth/sessions/sessions-store.ts'
import { dropOldKeys } from '../../../protocols/auth/sessions/signing-keys.ts'
import { forgetOldCounts } from '../../../protocols/auth/shared-rate-limiter.ts'
import type { Reader } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import { dropExpiredDemoSessions } from './demo/demo-sessions-store.ts'
import { forgetEndedTokens } from './users/token-users-store.ts'

/** Takes away what is over, by index. */
export async function sweepIdentity(db: Reader, settings: IdentitySettings, now: Date): Promise<void> {
  await dropExpiredDemoSessions(db, now)
  await dropExpiredSessions(db, now)
  await dropNeverConfirmed(db, now)
  await dropOldFlows(db, now)
  await db.one(sql`delete from mail_tokens where expires_at <= ${now}`)
  await deleteOldCodeFailures(db, now)
  await dropOldKeys(db, now, settings.tokenLifeMs)
  await forgetEndedTokens(db, now)
  await forgetOldCounts(db, now)
}

import type { Reader } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import { dropNeverConfirmed } from './auth/accounts-store.ts'
import { dropOldFlows } from './auth/flows.ts'
import { deleteOldCodeFailures } from './auth/mail-tokens.ts'
import { dropExpiredSessions } from './auth/sessions-store.ts'
import { dropOldKeys } from './auth/signing-keys.ts'
import { forgetEndedTokens } from './people-store.ts'
import { forgetOldCounts } from './rate-counts.ts'
import type { IdentitySettings } from './settings.ts'
import { dropExpiredDemoSessions } from './store.ts'

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

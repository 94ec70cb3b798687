import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { type Sql, sql } from '@mainstreet/platform/db/sql.ts'

/** When emails to the current address came back; null for a user `u` who can be emailed. */
export const emailBouncedAt: Sql = sql`case when u.bounced_email = u.email then u.email_bounced_at end`

/** The mail server of the address does not accept it. An address without an account is ignored. */
export async function recordEmailBounce(reader: Queryable, email: string, now: Date): Promise<void> {
  await reader.one(sql`
    update users set bounced_email = email, email_bounced_at = ${now}
    where email = ${email} and bounced_email is distinct from email`)
}

/** The next notification is emailed again. */
export async function clearEmailBounce(reader: Queryable, userId: string): Promise<void> {
  await reader.one(sql`update users set bounced_email = null, email_bounced_at = null where id = ${userId}`)
}

export async function findEmailBounce(reader: Queryable, userId: string): Promise<Date | null> {
  const row = await reader.one<{ at: Date | null }>(sql`
    select ${emailBouncedAt} as at from users u where u.id = ${userId}`)
  return row?.at ?? null
}

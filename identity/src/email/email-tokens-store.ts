import { oneTimeCodes } from '@mainstreet/contract/accounts/limits.ts'
import { dayMs, hourMs } from '@mainstreet/contract/durations.ts'
import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { inlineInteger, inlineText, plannedEachTime, type Sql, sql } from '@mainstreet/platform/db/sql.ts'

export type EmailTokenKind =
  | 'signup'
  | 'recovery'
  | 'magiclink'
  | 'invite'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication'
  | 'sms'
  | 'phone_change'

/** Kinds of emails; the others are text messages. */
export type EmailKind = Exclude<EmailTokenKind, 'sms' | 'phone_change'>

export type EmailTokenRow = {
  account_id: string
  kind: EmailTokenKind
  /** The recipient: an address, or the digits of a phone number. */
  email: string
  code_hash: Buffer
  redirect_to: string | null
  code_challenge: string | null
  code_challenge_method: 's256' | 'plain' | null
}

type NewEmailTokenRow = EmailTokenRow & {
  token_hash: Buffer
  created_at: Date
  expires_at: Date
  code_expires_at: Date
}

/** Replaces an earlier token of the same account and kind. */
export async function upsertEmailToken(tx: Tx, token: NewEmailTokenRow): Promise<void> {
  await tx.one(sql`
    insert into email_tokens (account_id, kind, email, token_hash, code_hash, redirect_to, code_challenge, code_challenge_method,
      created_at, expires_at, code_expires_at)
    values (${token.account_id}, ${token.kind}, ${token.email}, ${token.token_hash}, ${token.code_hash},
      ${token.redirect_to}, ${token.code_challenge}, ${token.code_challenge_method}, ${token.created_at},
      ${token.expires_at}, ${token.code_expires_at})
    on conflict (account_id, kind) do update set email = excluded.email, token_hash = excluded.token_hash,
      code_hash = excluded.code_hash, code_attempts = 0, redirect_to = excluded.redirect_to,
      code_challenge = excluded.code_challenge, code_challenge_method = excluded.code_challenge_method,
      created_at = excluded.created_at, expires_at = excluded.expires_at, code_expires_at = excluded.code_expires_at`)
}

/** Codes can be guessed, so admin accounts get none; a reauthentication code alone does not sign in. */
const codeAllowedCondition = (kind: Sql, accountId: Sql) => sql`
  (${kind} = 'reauthentication'
    or not exists (select from users where users.id = ${accountId} and users.role = 'admin'))`

export async function isCodeAllowed(tx: Tx, accountId: string, kind: EmailTokenKind): Promise<boolean> {
  const allowed = codeAllowedCondition(sql`${kind}::text`, sql`${accountId}::uuid`)
  return (await tx.one(sql`select true as allowed where ${allowed}`)) !== undefined
}

/** Undefined when the token is unknown, expired, or just used by a concurrent request. */
export function claimEmailToken(tx: Tx, tokenHash: Buffer, kinds: readonly EmailTokenKind[], now: Date) {
  return tx.one<EmailTokenRow>(sql`
    delete from email_tokens where token_hash = ${tokenHash} and kind = any(${kinds}::text[]) and expires_at > ${now}
    returning *`)
}

/**
 * Counts an attempt per email and per account. Returns the tokens that have attempts left. On Citus an insert that selects
 * from CTEs alone needs all nodes, so it joins a table, and its conflict clause can have no parameters then: the time is
 * part of the text.
 */
export function claimCodeAttempts(
  reader: Queryable,
  { email, kinds, now }: { email: string; kinds: readonly EmailTokenKind[]; now: Date },
): Promise<EmailTokenRow[]> {
  const { maxAttemptsPerMail, maxFailuresPerHour, maxFailuresPerDay } = oneTimeCodes
  const [hourEndsAt, dayEndsAt] = [new Date(now.getTime() + hourMs), new Date(now.getTime() + dayMs)]
  const isOver = (end: Sql) => sql`${end} <= timestamptz ${inlineText(now.toISOString())}`
  const [isHourOver, isDayOver] = [isOver(sql`f.hour_ends_at`), isOver(sql`f.day_ends_at`)]
  return reader.many<EmailTokenRow>(sql`${plannedEachTime}
    with shown as (
      select account_id, kind from email_tokens
      where email = ${email} and kind = any(${kinds}::text[]) and code_expires_at > ${now}
        and code_attempts < ${maxAttemptsPerMail} and ${codeAllowedCondition(sql`kind`, sql`account_id`)}
    ), counted as (
      insert into code_failures as f (account_id, hour_count, hour_ends_at, day_count, day_ends_at)
      select distinct a.id, 1, ${hourEndsAt}::timestamptz, 1, ${dayEndsAt}::timestamptz
      from shown join accounts a on a.id = shown.account_id
      on conflict (account_id) do update set
        hour_count = case when ${isHourOver} then 1 else f.hour_count + 1 end,
        hour_ends_at = case when ${isHourOver} then excluded.hour_ends_at else f.hour_ends_at end,
        day_count = case when ${isDayOver} then 1 else f.day_count + 1 end,
        day_ends_at = case when ${isDayOver} then excluded.day_ends_at else f.day_ends_at end
      where (${isHourOver} or f.hour_count < ${inlineInteger(maxFailuresPerHour)})
        and (${isDayOver} or f.day_count < ${inlineInteger(maxFailuresPerDay)})
      returning account_id
    )
    update email_tokens m set code_attempts = m.code_attempts + 1
    from shown join counted using (account_id)
    where m.account_id = shown.account_id and m.kind = shown.kind and m.code_attempts < ${maxAttemptsPerMail}
    returning m.*`)
}

/** Undefined when a concurrent request used or replaced the code. */
export function claimEmailCode(
  reader: Queryable,
  { account_id, kind, code_hash }: EmailTokenRow,
): Promise<EmailTokenRow | undefined> {
  return reader.one<EmailTokenRow>(sql`
    delete from email_tokens
    where account_id = ${account_id} and kind = ${kind} and code_hash = ${code_hash}
    returning *`)
}

/** Removes a correct code from the failures. */
export async function decrementCodeFailures(reader: Queryable, accountId: string): Promise<void> {
  await reader.one(sql`
    update code_failures set hour_count = greatest(hour_count - 1, 0), day_count = greatest(day_count - 1, 0)
    where account_id = ${accountId}`)
}

export async function deleteExpiredCodeFailures(reader: Queryable, now: Date): Promise<void> {
  await reader.one(sql`delete from code_failures where day_ends_at <= ${now}`)
}

/** The account that was last sent a token of this kind at this recipient. */
export async function findTokenAccountId(
  reader: Queryable,
  kind: EmailTokenKind,
  recipient: string,
): Promise<string | undefined> {
  const row = await reader.one<{ account_id: string }>(sql`
    select account_id from email_tokens where email = ${recipient} and kind = ${kind}
    order by created_at desc limit 1`)
  return row?.account_id
}

/** A new password or email invalidates earlier links and codes. */
export async function deleteEmailTokens(tx: Tx, accountId: string): Promise<void> {
  await tx.one(sql`delete from email_tokens where account_id = ${accountId}`)
}

export async function deleteExpiredEmailTokens(reader: Queryable, now: Date): Promise<void> {
  await reader.one(sql`delete from email_tokens where expires_at <= ${now}`)
}

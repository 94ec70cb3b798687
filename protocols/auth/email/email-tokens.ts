import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { dayMs, hourMs } from '@mainstreet/contract/durations.ts'
import { oneTimeCodes } from '@mainstreet/contract/limits.ts'
import type { Queryable, Tx } from '../../../server/src/platform/db/db.ts'
import { type Sql, sql } from '../../../server/src/platform/db/sql.ts'
import type { AuthDeps } from '../auth-deps.ts'
import type { PkceChallenge } from '../oauth/pkce.ts'

export type EmailTokenKind =
  | 'signup'
  | 'recovery'
  | 'magiclink'
  | 'invite'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication'

export type EmailTokenRow = {
  account_id: string
  kind: EmailTokenKind
  /** The recipient. */
  email: string
  code_hash: Buffer
  redirect_to: string | null
  code_challenge: string | null
  code_challenge_method: 's256' | 'plain' | null
}

export type NewEmailToken = {
  kind: EmailTokenKind
  email: string
  redirectTo: string | undefined
  challenge: PkceChallenge
}

type CreatedEmailToken = {
  token: string
  /** Undefined for admins: they get only links. */
  code: string | undefined
}

/** Replaces earlier tokens of the same kind. */
export async function createEmailToken(
  tx: Tx,
  deps: AuthDeps,
  accountId: string,
  input: NewEmailToken,
): Promise<CreatedEmailToken> {
  const { kind, email, redirectTo, challenge } = input
  const token = `${challenge ? 'pkce_' : ''}${randomBytes(28).toString('hex')}`
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const now = deps.now().getTime()
  await tx.one(sql`
    insert into mail_tokens (account_id, kind, email, token_hash, code_hash, redirect_to, code_challenge, code_challenge_method,
      created_at, expires_at, code_expires_at)
    values (${accountId}, ${kind}, ${email}, ${hashToken(token)}, ${hashCode(deps.secret, kind, email, code)},
      ${redirectTo ?? null}, ${challenge?.challenge ?? null}, ${challenge?.method ?? null}, ${new Date(now)},
      ${new Date(now + deps.settings.linkLifetimeMs)}, ${new Date(now + deps.settings.codeLifetimeMs)})
    on conflict (account_id, kind) do update set email = excluded.email, token_hash = excluded.token_hash,
      code_hash = excluded.code_hash, code_tries = 0, redirect_to = excluded.redirect_to,
      code_challenge = excluded.code_challenge, code_challenge_method = excluded.code_challenge_method,
      created_at = excluded.created_at, expires_at = excluded.expires_at, code_expires_at = excluded.code_expires_at`)
  return { token, code: (await acceptsCode(tx, accountId, kind)) ? code : undefined }
}

/** Codes can be guessed, so admin accounts get none; a reauthentication code alone does not sign in. */
const codeAllowedCondition = (kind: Sql, accountId: Sql) => sql`
  (${kind} = 'reauthentication'
    or not exists (select from users where users.id = ${accountId} and users.role = 'admin'))`

async function acceptsCode(tx: Tx, accountId: string, kind: EmailTokenKind): Promise<boolean> {
  const allowed = codeAllowedCondition(sql`${kind}::text`, sql`${accountId}::uuid`)
  return (await tx.one(sql`select true as allowed where ${allowed}`)) !== undefined
}

/** Single use: of concurrent requests with the same link one succeeds. */
export function consumeEmailToken(tx: Tx, token: string, kinds: readonly EmailTokenKind[], now: Date) {
  return tx.one<EmailTokenRow>(sql`
    delete from mail_tokens where token_hash = ${hashToken(token)} and kind = any(${kinds}::text[]) and expires_at > ${now}
    returning *`)
}

/**
 * Six digits can be guessed: each attempt is counted before the comparison, in its own transaction, per email and,
 * permanently, per account. After too many failures nothing is compared: the result is that of a wrong code.
 */
export async function consumeEmailCode(
  reader: Queryable,
  secret: string,
  { email, code, kinds, now }: { email: string; code: string; kinds: readonly EmailTokenKind[]; now: Date },
): Promise<EmailTokenRow | undefined> {
  const { maxAttemptsPerMail, maxFailuresPerHour, maxFailuresPerDay } = oneTimeCodes
  const [hourEnds, dayEnds] = [new Date(now.getTime() + hourMs), new Date(now.getTime() + dayMs)]
  const candidates = await reader.many<EmailTokenRow>(sql`
    with shown as (
      select account_id, kind from mail_tokens
      where email = ${email} and kind = any(${kinds}::text[]) and code_expires_at > ${now}
        and code_tries < ${maxAttemptsPerMail} and ${codeAllowedCondition(sql`kind`, sql`account_id`)}
    ), counted as (
      insert into code_failures as f (account_id, hour_count, hour_ends, day_count, day_ends)
      select distinct account_id, 1, ${hourEnds}::timestamptz, 1, ${dayEnds}::timestamptz from shown
      on conflict (account_id) do update set
        hour_count = case when f.hour_ends <= ${now} then 1 else f.hour_count + 1 end,
        hour_ends = case when f.hour_ends <= ${now} then excluded.hour_ends else f.hour_ends end,
        day_count = case when f.day_ends <= ${now} then 1 else f.day_count + 1 end,
        day_ends = case when f.day_ends <= ${now} then excluded.day_ends else f.day_ends end
      where (f.hour_ends <= ${now} or f.hour_count < ${maxFailuresPerHour})
        and (f.day_ends <= ${now} or f.day_count < ${maxFailuresPerDay})
      returning account_id
    )
    update mail_tokens m set code_tries = m.code_tries + 1
    from shown join counted using (account_id)
    where m.account_id = shown.account_id and m.kind = shown.kind and m.code_tries < ${maxAttemptsPerMail}
    returning m.*`)
  const match = candidates.find(({ kind, code_hash }) =>
    timingSafeEqual(code_hash, hashCode(secret, kind, email, code)),
  )
  if (!match) return undefined
  await uncountAttempt(reader, match.account_id)
  return reader.one<EmailTokenRow>(sql`
    delete from mail_tokens
    where account_id = ${match.account_id} and kind = ${match.kind} and code_hash = ${match.code_hash}
    returning *`)
}

/** Removes a correct code from the failures. */
async function uncountAttempt(reader: Queryable, accountId: string): Promise<void> {
  await reader.one(sql`
    update code_failures set hour_count = greatest(hour_count - 1, 0), day_count = greatest(day_count - 1, 0)
    where account_id = ${accountId}`)
}

export async function deleteExpiredCodeFailures(reader: Queryable, now: Date): Promise<void> {
  await reader.one(sql`delete from code_failures where day_ends <= ${now}`)
}

/** A new password or email invalidates earlier links and codes. */
export async function deleteEmailTokens(tx: Tx, accountId: string): Promise<void> {
  await tx.one(sql`delete from mail_tokens where account_id = ${accountId}`)
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

function hashCode(secret: string, kind: EmailTokenKind, email: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`${kind} ${email} ${code}`).digest()
}

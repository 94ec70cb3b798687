import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { oneTimeCodes } from '@mainstreet/contract/limits.ts'
import type { Reader, Tx } from '../../../server/src/platform/db/db.ts'
import { type Sql, sql } from '../../../server/src/platform/db/sql.ts'
import type { AuthDeps } from '../auth-deps.ts'
import type { Challenge } from '../oauth/pkce.ts'

export type MailKind =
  | 'signup'
  | 'recovery'
  | 'magiclink'
  | 'invite'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication'

export type MailToken = {
  account_id: string
  kind: MailKind
  /** Where it was sent to. */
  email: string
  code_hash: Buffer
  redirect_to: string | null
  code_challenge: string | null
  code_challenge_method: 's256' | 'plain' | null
}

export type Wanted = { kind: MailKind; email: string; redirectTo: string | undefined; challenge: Challenge }

type MadeMailToken = {
  token: string
  /** Undefined for an admin: only links work there. */
  code: string | undefined
}

/** A new one replaces what was sent before. */
export async function makeMailToken(
  tx: Tx,
  deps: AuthDeps,
  accountId: string,
  wanted: Wanted,
): Promise<MadeMailToken> {
  const { kind, email, redirectTo, challenge } = wanted
  const token = `${challenge ? 'pkce_' : ''}${randomBytes(28).toString('hex')}`
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const now = deps.now().getTime()
  await tx.one(sql`
    insert into mail_tokens (account_id, kind, email, token_hash, code_hash, redirect_to, code_challenge, code_challenge_method,
      created_at, expires_at, code_expires_at)
    values (${accountId}, ${kind}, ${email}, ${hashOf(token)}, ${codeHash(deps.secret, kind, email, code)},
      ${redirectTo ?? null}, ${challenge?.challenge ?? null}, ${challenge?.method ?? null}, ${new Date(now)},
      ${new Date(now + deps.settings.linkLifeMs)}, ${new Date(now + deps.settings.codeLifeMs)})
    on conflict (account_id, kind) do update set email = excluded.email, token_hash = excluded.token_hash,
      code_hash = excluded.code_hash, code_tries = 0, redirect_to = excluded.redirect_to,
      code_challenge = excluded.code_challenge, code_challenge_method = excluded.code_challenge_method,
      created_at = excluded.created_at, expires_at = excluded.expires_at, code_expires_at = excluded.code_expires_at`)
  return { token, code: (await takesCode(tx, accountId, kind)) ? code : undefined }
}

/** A code can be guessed, and an admin's account is worth it; a code for somebody who is signed in opens nothing. */
const codeAllowed = (kind: Sql, accountId: Sql) => sql`
  (${kind} = 'reauthentication'
    or not exists (select from users where users.id = ${accountId} and users.role = 'admin'))`

async function takesCode(tx: Tx, accountId: string, kind: MailKind): Promise<boolean> {
  const allowed = codeAllowed(sql`${kind}::text`, sql`${accountId}::uuid`)
  return (await tx.one(sql`select true as allowed where ${allowed}`)) !== undefined
}

/** Single use: of many who come with the same link, one gets it. */
export function takeByToken(tx: Tx, token: string, kinds: readonly MailKind[], now: Date) {
  return tx.one<MailToken>(sql`
    delete from mail_tokens where token_hash = ${hashOf(token)} and kind = any(${kinds}::text[]) and expires_at > ${now}
    returning *`)
}

/**
 * Six digits can be guessed: each try is counted before it is compared, in a transaction of its own, for the mail and,
 * lastingly, for the account. Where too many were wrong nothing is compared: the answer is that of a wrong code.
 */
export async function takeByCode(
  reader: Reader,
  secret: string,
  { email, code, kinds, now }: { email: string; code: string; kinds: readonly MailKind[]; now: Date },
): Promise<MailToken | undefined> {
  const { triesPerMail, failuresPerHour, failuresPerDay, hourMs, dayMs } = oneTimeCodes
  const [hourEnds, dayEnds] = [new Date(now.getTime() + hourMs), new Date(now.getTime() + dayMs)]
  const tried = await reader.many<MailToken>(sql`
    with shown as (
      select account_id, kind from mail_tokens
      where email = ${email} and kind = any(${kinds}::text[]) and code_expires_at > ${now}
        and code_tries < ${triesPerMail} and ${codeAllowed(sql`kind`, sql`account_id`)}
    ), counted as (
      insert into code_failures as f (account_id, hour_count, hour_ends, day_count, day_ends)
      select distinct account_id, 1, ${hourEnds}::timestamptz, 1, ${dayEnds}::timestamptz from shown
      on conflict (account_id) do update set
        hour_count = case when f.hour_ends <= ${now} then 1 else f.hour_count + 1 end,
        hour_ends = case when f.hour_ends <= ${now} then excluded.hour_ends else f.hour_ends end,
        day_count = case when f.day_ends <= ${now} then 1 else f.day_count + 1 end,
        day_ends = case when f.day_ends <= ${now} then excluded.day_ends else f.day_ends end
      where (f.hour_ends <= ${now} or f.hour_count < ${failuresPerHour})
        and (f.day_ends <= ${now} or f.day_count < ${failuresPerDay})
      returning account_id
    )
    update mail_tokens m set code_tries = m.code_tries + 1
    from shown join counted using (account_id)
    where m.account_id = shown.account_id and m.kind = shown.kind and m.code_tries < ${triesPerMail}
    returning m.*`)
  const right = tried.find(({ kind, code_hash }) =>
    timingSafeEqual(code_hash, codeHash(secret, kind, email, code)),
  )
  if (!right) return undefined
  await forgiveTry(reader, right.account_id)
  return reader.one<MailToken>(sql`
    delete from mail_tokens
    where account_id = ${right.account_id} and kind = ${right.kind} and code_hash = ${right.code_hash}
    returning *`)
}

/** A right code was no failure. */
async function forgiveTry(reader: Reader, accountId: string): Promise<void> {
  await reader.one(sql`
    update code_failures set hour_count = greatest(hour_count - 1, 0), day_count = greatest(day_count - 1, 0)
    where account_id = ${accountId}`)
}

export async function deleteOldCodeFailures(reader: Reader, now: Date): Promise<void> {
  await reader.one(sql`delete from code_failures where day_ends <= ${now}`)
}

/** A new password or address kills what was sent before it. */
export async function dropMailTokens(tx: Tx, accountId: string): Promise<void> {
  await tx.one(sql`delete from mail_tokens where account_id = ${accountId}`)
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

function codeHash(secret: string, kind: MailKind, email: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`${kind} ${email} ${code}`).digest()
}

import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Reader, Tx } from '../../platform/db.ts'
import { sql } from '../../platform/sql.ts'
import type { AuthDeps } from './auth-deps.ts'
import type { Challenge } from './pkce.ts'

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

/** A new one replaces what was sent before. */
export async function makeMailToken(tx: Tx, deps: AuthDeps, accountId: string, wanted: Wanted) {
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
  return { token, code }
}

/** Single use: of many who come with the same link, one gets it. */
export function takeByToken(tx: Tx, token: string, kinds: readonly MailKind[], now: Date) {
  return tx.one<MailToken>(sql`
    delete from mail_tokens where token_hash = ${hashOf(token)} and kind = any(${kinds}::text[]) and expires_at > ${now}
    returning *`)
}

const mostTries = 5

/** Six digits can be guessed: each try is counted before it is compared, in a transaction of its own. */
export async function takeByCode(
  reader: Reader,
  secret: string,
  { email, code, kinds, now }: { email: string; code: string; kinds: readonly MailKind[]; now: Date },
): Promise<MailToken | undefined> {
  const tried = await reader.many<MailToken>(sql`
    update mail_tokens set code_tries = code_tries + 1
    where email = ${email} and kind = any(${kinds}::text[]) and code_expires_at > ${now} and code_tries < ${mostTries}
    returning *`)
  const right = tried.find(({ kind, code_hash }) =>
    timingSafeEqual(code_hash, codeHash(secret, kind, email, code)),
  )
  if (!right) return undefined
  return reader.one<MailToken>(sql`
    delete from mail_tokens
    where account_id = ${right.account_id} and kind = ${right.kind} and code_hash = ${right.code_hash}
    returning *`)
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

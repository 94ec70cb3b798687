import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import type { AuthDeps } from '../auth-deps.ts'
import type { PkceChallenge } from '../oauth/pkce.ts'
import {
  claimCodeAttempts,
  claimEmailCode,
  claimEmailToken,
  decrementCodeFailures,
  type EmailTokenKind,
  type EmailTokenRow,
  isCodeAllowed,
  upsertEmailToken,
} from './email-tokens-store.ts'

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
  await upsertEmailToken(tx, {
    account_id: accountId,
    kind,
    email,
    token_hash: hashToken(token),
    code_hash: hashCode(deps.secret, kind, email, code),
    redirect_to: redirectTo ?? null,
    code_challenge: challenge?.challenge ?? null,
    code_challenge_method: challenge?.method ?? null,
    created_at: new Date(now),
    expires_at: new Date(now + deps.settings.linkLifetimeMs),
    code_expires_at: new Date(now + deps.settings.codeLifetimeMs),
  })
  return { token, code: (await isCodeAllowed(tx, accountId, kind)) ? code : undefined }
}

/** Single use: of concurrent requests with the same link one succeeds. */
export function consumeEmailToken(tx: Tx, token: string, kinds: readonly EmailTokenKind[], now: Date) {
  return claimEmailToken(tx, hashToken(token), kinds, now)
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
  const candidates = await claimCodeAttempts(reader, { email, kinds, now })
  const match = candidates.find(({ kind, code_hash }) =>
    timingSafeEqual(code_hash, hashCode(secret, kind, email, code)),
  )
  if (!match) return undefined
  await decrementCodeFailures(reader, match.account_id)
  return claimEmailCode(reader, match)
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

function hashCode(secret: string, kind: EmailTokenKind, email: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`${kind} ${email} ${code}`).digest()
}

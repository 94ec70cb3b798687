import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import type { Queryable, Tx } from '../../../server/src/platform/db/db.ts'
import { sql } from '../../../server/src/platform/db/sql.ts'
import type { AccountMetadata } from '../accounts/account.ts'
import type { AuthDeps, Caller } from '../auth-deps.ts'
import { AuthError, validationError } from '../auth-error.ts'
import { type AuthSession, createSession } from '../sessions/create-session.ts'
import { isValidVerifier, type PkceChallenge } from './pkce.ts'

export type AuthFlow = {
  id: string
  account_id: string | null
  provider: string | null
  provider_verifier: string | null
  provider_nonce: string | null
  provider_tokens: AccountMetadata | null
  browser_hash: Buffer | null
  method: string | null
  redirect_to: string | null
  code_challenge: string | null
  code_challenge_method: 's256' | 'plain' | null
  expires_at: Date
}

/** From the redirect to the provider, or from the issue of the code. */
const flowLifetimeMs = 5 * minuteMs
/** A used or expired code is distinguished from an unknown one for this long. */
const flowRetentionMs = 10 * minuteMs

export function hashFlowSecret(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

export function getChallenge(row: Pick<AuthFlow, 'code_challenge' | 'code_challenge_method'>): PkceChallenge {
  const { code_challenge, code_challenge_method } = row
  return code_challenge && code_challenge_method
    ? { challenge: code_challenge, method: code_challenge_method }
    : undefined
}

type NewAuthFlow = {
  provider: string
  verifier: string
  nonce: string
  browser: string
  redirectTo: string
  challenge: PkceChallenge
}

/** Returns the state that the provider sends back. */
export async function createAuthFlow(reader: Queryable, now: Date, newFlow: NewAuthFlow): Promise<string> {
  const { provider, verifier, nonce, browser, redirectTo, challenge } = newFlow
  const state = randomBytes(32).toString('base64url')
  await reader.one(sql`
    insert into auth_flows (id, state_hash, provider, provider_verifier, provider_nonce, browser_hash, redirect_to,
      code_challenge, code_challenge_method, created_at, expires_at)
    values (${randomUUID()}, ${hashFlowSecret(state)}, ${provider}, ${verifier}, ${nonce}, ${hashFlowSecret(browser)}, ${redirectTo},
      ${challenge?.challenge ?? null}, ${challenge?.method ?? null}, ${now}, ${new Date(now.getTime() + flowLifetimeMs)})`)
  return state
}

/** Single use: when a state comes back twice, the second request finds it used. */
export async function consumeAuthFlow(
  reader: Queryable,
  state: string,
): Promise<AuthFlow | 'used' | undefined> {
  const hash = hashFlowSecret(state)
  const flow = await reader.one<AuthFlow>(sql`
    update auth_flows set used_at = now() where state_hash = ${hash} and used_at is null returning *`)
  if (flow) return flow
  return (await reader.one(sql`select id from auth_flows where state_hash = ${hash}`)) ? 'used' : undefined
}

type NewAuthCode = {
  accountId: string
  method: string
  challenge: NonNullable<PkceChallenge>
  redirectTo: string
  providerTokens?: AccountMetadata | undefined
}

/** A code for an authenticated account; only the holder of the verifier can exchange it. */
export async function createAuthCode(tx: Tx, now: Date, newCode: NewAuthCode): Promise<string> {
  const { accountId, method, challenge, redirectTo, providerTokens } = newCode
  const code = randomUUID()
  await tx.one(sql`
    insert into auth_flows (id, code_hash, account_id, method, redirect_to, provider_tokens, code_challenge,
      code_challenge_method, created_at, expires_at)
    values (${randomUUID()}, ${hashFlowSecret(code)}, ${accountId}, ${method}, ${redirectTo},
      ${providerTokens ? JSON.stringify(providerTokens) : null}::jsonb, ${challenge.challenge}, ${challenge.method}, ${now},
      ${new Date(now.getTime() + flowLifetimeMs)})`)
  return code
}

/** Reads and deletes in one statement: a code is valid once, also under concurrency; a wrong verifier uses it up. */
function consumeAuthCode(reader: Queryable, code: string) {
  return reader.one<AuthFlow>(sql`
    delete from auth_flows where id = (
      select id from auth_flows where code_hash = ${hashFlowSecret(code)} for update skip locked
    ) returning *`)
}

export type CodeSession = AuthSession & { provider_token?: string; provider_refresh_token?: string }

export async function exchangeCode(
  deps: AuthDeps,
  { code, verifier }: { code: string; verifier: string },
  caller: Caller,
): Promise<CodeSession> {
  if (!code || !verifier)
    throw validationError('invalid request: both auth code and code verifier should be non-empty')
  const flow = await consumeAuthCode(deps.db, code)
  const challenge = flow && getChallenge(flow)
  if (!flow?.account_id || !challenge)
    throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
  const { account_id: accountId, method } = flow
  if (flow.expires_at <= deps.now())
    throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
  if (!isValidVerifier(challenge, verifier))
    throw new AuthError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    )
  const session = await deps.db.tx((tx) => createSession(tx, deps, accountId, method ?? 'otp', caller))
  return { ...session, ...flow.provider_tokens }
}

export async function deleteExpiredFlows(reader: Queryable, now: Date): Promise<void> {
  await reader.one(
    sql`delete from auth_flows where expires_at <= ${new Date(now.getTime() - flowRetentionMs)}`,
  )
}

import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import type { AccountMetadata } from '../accounts/account.ts'
import type { AuthDeps, Caller } from '../auth-deps.ts'
import { AuthError, validationError } from '../auth-error.ts'
import { type AuthSession, createSession } from '../sessions/create-session.ts'
import {
  type AuthFlow,
  claimAuthCode,
  claimAuthFlow,
  findAuthFlowId,
  insertAuthCode,
  insertAuthFlow,
} from './auth-flows-store.ts'
import { isValidVerifier, type PkceChallenge } from './pkce.ts'

/** From the redirect to the provider, or from the issue of the code. */
const flowLifetimeMs = 5 * minuteMs

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
  const { browser, ...flow } = newFlow
  const state = randomBytes(32).toString('base64url')
  await insertAuthFlow(reader, {
    ...flow,
    stateHash: hashFlowSecret(state),
    browserHash: hashFlowSecret(browser),
    createdAt: now,
    expiresAt: new Date(now.getTime() + flowLifetimeMs),
  })
  return state
}

/** Single use: when a state comes back twice, the second request finds it used. */
export async function consumeAuthFlow(
  reader: Queryable,
  state: string,
  now: Date,
): Promise<AuthFlow | 'used' | undefined> {
  const stateHash = hashFlowSecret(state)
  const flow = await claimAuthFlow(reader, stateHash, now)
  if (flow) return flow
  return (await findAuthFlowId(reader, stateHash)) ? 'used' : undefined
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
  const { providerTokens, ...flow } = newCode
  const code = randomUUID()
  await insertAuthCode(tx, {
    ...flow,
    providerTokens,
    codeHash: hashFlowSecret(code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + flowLifetimeMs),
  })
  return code
}

export type CodeSession = AuthSession & { provider_token?: string; provider_refresh_token?: string }

export async function exchangeCode(
  deps: AuthDeps,
  { code, verifier }: { code: string; verifier: string },
  caller: Caller,
): Promise<CodeSession> {
  if (!code || !verifier)
    throw validationError('invalid request: both auth code and code verifier should be non-empty')
  // one statement reads and deletes: a code is valid once, also under concurrency; a wrong verifier uses it up
  const flow = await claimAuthCode(deps.db, hashFlowSecret(code))
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

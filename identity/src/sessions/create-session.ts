import { randomUUID } from 'node:crypto'
import type { SignInMethod } from '@mainstreet/contract/accounts/sign-in-attempt.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import { type Account, type AccountResponse, isBanned, presentAccount } from '../accounts/account.ts'
import { requireAccount, updateAccountRow } from '../accounts/accounts-store.ts'
import type { AuthDeps, Caller } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import { signAccessToken, type TokenSession } from './access-token.ts'
import { createRefreshToken, hashRefreshToken } from './refresh-token.ts'
import { deleteSurplusSessions, insertSession } from './sessions-store.ts'

export type AuthSession = {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  expires_at: number
  refresh_token: string
  user: AccountResponse
}

/** Of the methods of the `amr` claim; the others are codes and links. */
const signInMethods: Partial<Record<string, SignInMethod>> = {
  password: 'password',
  oauth: 'google',
  passkey: 'passkey',
}
const maxChars = { userAgent: 400, ip: 64 }

/** Creates a session with its first tokens after an authentication by `method`. */
export async function createSession(
  tx: Tx,
  deps: AuthDeps,
  accountId: string,
  method: string,
  caller: Caller,
): Promise<AuthSession> {
  const now = deps.now()
  await updateAccountRow(tx, accountId, { last_sign_in_at: now }, now)
  const account = await requireAccount(tx, accountId)
  requireNotBanned(account, now)
  const id = randomUUID()
  const amr = [{ method, timestamp: Math.floor(now.getTime() / 1000) }]
  const refreshToken = createRefreshToken(id)
  await insertSession(tx, {
    id,
    account_id: accountId,
    amr,
    user_agent: caller.userAgent.slice(0, maxChars.userAgent),
    ip: caller.ip.slice(0, maxChars.ip),
    refresh_token_hash: hashRefreshToken(refreshToken),
    created_at: now,
    expires_at: new Date(now.getTime() + deps.settings.sessionLifetimeMs),
  })
  await deleteSurplusSessions(tx, accountId)
  const signIn = { method: signInMethods[method] ?? 'code', owner: { id: accountId } }
  if (!account.is_anonymous) tx.afterCommit(() => deps.signInLog.recordSuccess(signIn, caller))
  return presentSession(deps, account, { id, amr, factor_id: null }, refreshToken)
}

export async function presentSession(
  deps: AuthDeps,
  account: Account,
  session: TokenSession,
  refreshToken: string,
): Promise<AuthSession> {
  const { token, expiresAt, expiresIn } = await signAccessToken(deps, account, session)
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: presentAccount(account),
  }
}

export function requireNotBanned(account: Account, now: Date): void {
  if (isBanned(account, now)) throw new AuthError(400, 'user_banned', 'User is banned')
}

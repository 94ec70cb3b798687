import { isCanonicalUuid } from '@mainstreet/contract/uuid.ts'
import { type Account, isBanned } from '../accounts/account.ts'
import { findAccount } from '../accounts/accounts-store.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import { isServiceToken, verifyAccessToken } from './access-token.ts'
import { isIdleSession } from './idle-timeout.ts'
import { findActiveSession, type SessionRow } from './sessions-store.ts'

export type AuthenticatedAccount = { account: Account; session: SessionRow }

/** Whose token it is; each reason that it does not count has its own code (identity-protocol A8). */
export async function requireSession(
  deps: AuthDeps,
  token: string | undefined,
): Promise<AuthenticatedAccount> {
  if (token === undefined) throw missingTokenError()
  const { sub, role, session_id, aal } = await verifyAccessToken(deps, token)
  if (role !== 'authenticated') throw new AuthError(403, 'bad_jwt', 'invalid claim: role')
  if (!sub || !isCanonicalUuid(sub)) throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim')
  const account = await findAccount(deps.db, sub)
  if (!account) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  const hasSessionId = session_id !== undefined && isCanonicalUuid(session_id)
  const session = hasSessionId ? await findActiveSession(deps.db, session_id, sub, deps.now()) : undefined
  if (!session || isIdleSession(deps, { ...session, role: account.user_role })) throw sessionNotFoundError()
  if (isBanned(account, deps.now())) throw new AuthError(403, 'user_banned', 'User is banned')
  // a token from before the second factor may be in other hands than the factor
  return { account, session: aal === 'aal2' ? session : { ...session, factor_id: null } }
}

export async function requireServiceRole(deps: AuthDeps, token: string | undefined): Promise<void> {
  if (token === undefined) throw missingTokenError()
  if (!isServiceToken(await verifyAccessToken(deps, token)))
    throw new AuthError(403, 'not_admin', 'User not allowed')
}

export function sessionNotFoundError(): AuthError {
  return new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
}

function missingTokenError(): AuthError {
  return new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
}

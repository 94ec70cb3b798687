import { type Account, isBanned } from '../accounts/account.ts'
import { findAccount } from '../accounts/accounts-store.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthRefusal } from '../auth-error.ts'
import { isService, readAccessToken } from './access-token.ts'
import { findLiveSession, type SessionRow } from './sessions-store.ts'

export type SignedIn = { account: Account; session: SessionRow }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whose token it is; each reason that it does not count has its own code (identity-protocol A8). */
export async function requireSignedIn(deps: AuthDeps, token: string | undefined): Promise<SignedIn> {
  if (token === undefined) throw missingToken()
  const { sub, role, session_id } = await readAccessToken(deps, token)
  if (role !== 'authenticated') throw new AuthRefusal(403, 'bad_jwt', 'invalid claim: role')
  if (!sub || !uuid.test(sub)) throw new AuthRefusal(403, 'bad_jwt', 'invalid claim: missing sub claim')
  const account = await findAccount(deps.db, sub)
  if (!account) throw new AuthRefusal(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  const isNamed = session_id !== undefined && uuid.test(session_id)
  const session = isNamed ? await findLiveSession(deps.db, session_id, sub, deps.now()) : undefined
  if (!session)
    throw new AuthRefusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  if (isBanned(account, deps.now())) throw new AuthRefusal(403, 'user_banned', 'User is banned')
  return { account, session }
}

export async function requireService(deps: AuthDeps, token: string | undefined): Promise<void> {
  if (token === undefined) throw missingToken()
  if (!isService(await readAccessToken(deps, token)))
    throw new AuthRefusal(403, 'not_admin', 'User not allowed')
}

function missingToken(): AuthRefusal {
  return new AuthRefusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
}

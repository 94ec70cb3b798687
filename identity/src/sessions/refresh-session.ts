import type { Tx } from '@mainstreet/platform/db/db.ts'
import { requireAccount } from '../accounts/accounts-store.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthError, validationError } from '../auth-error.ts'
import { type AuthSession, presentSession, requireNotBanned } from './create-session.ts'
import { isIdleSession } from './idle-timeout.ts'
import { deriveNextToken, hashRefreshToken, parseRefreshToken } from './refresh-token.ts'
import { lockSession, revokeSession, rotateSession, type SessionRow } from './sessions-store.ts'

/** Tokens older than this are rejected: deriving the active token from them would take too long. */
const maxGenerations = 20_000

/** Exchanges a refresh token for the next one of the same session. */
export async function refreshSession(deps: AuthDeps, token: string | undefined): Promise<AuthSession> {
  if (!token) throw tokenNotFoundError()
  const parsed = parseRefreshToken(token)
  if (!parsed) throw validationError('Refresh token is not valid')
  if (parsed === 'foreign') throw tokenNotFoundError()
  const refreshed = await deps.db.tx(async (tx) => {
    const session = await lockSession(tx, parsed.sessionId)
    if (!session) throw tokenNotFoundError()
    const active = findActiveToken(deps.secret, token, parsed.generation, session)
    if (active === undefined) throw tokenNotFoundError()
    if (session.revoked_at) throw tokenAlreadyUsedError()
    if (session.expires_at <= deps.now()) throw sessionExpiredError()
    if (parsed.generation === session.generation) return rotateAndPresent(tx, deps, session, token)
    if (canReuse(deps, parsed.generation, session)) return reissueSession(tx, deps, session, active)
    await revokeSession(tx, session.id, deps.now())
    tx.afterCommit(() => deps.bus.publish('user.changed', { user_id: session.account_id }))
    return undefined
  })
  // thrown after the commit, so that the revocation is not rolled back
  if (!refreshed) throw tokenAlreadyUsedError()
  return refreshed
}

/** The active token, derived from the given one; undefined when the given one was never part of the session. */
function findActiveToken(
  secret: string,
  token: string,
  generation: number,
  session: SessionRow,
): string | undefined {
  const steps = session.generation - generation
  if (steps < 0 || steps > maxGenerations) return undefined
  let active = token
  for (let step = 0; step < steps; step++) active = deriveNextToken(secret, active)
  return hashRefreshToken(active).equals(session.refresh_token_hash) ? active : undefined
}

/** The parent of the active token: the response was lost. Or used a moment ago: another tab was first. */
function canReuse({ settings, now }: AuthDeps, generation: number, session: SessionRow): boolean {
  const age = session.generation - generation
  if (age === 1) return true
  const usedAt = session.rotation_times[age - 1]
  return usedAt !== undefined && now().getTime() - usedAt.getTime() <= settings.refreshReuseIntervalMs
}

async function rotateAndPresent(
  tx: Tx,
  deps: AuthDeps,
  session: SessionRow,
  token: string,
): Promise<AuthSession> {
  const next = deriveNextToken(deps.secret, token)
  await rotateSession(tx, session, hashRefreshToken(next), deps.now())
  return reissueSession(tx, deps, session, next)
}

async function reissueSession(
  tx: Tx,
  deps: AuthDeps,
  session: SessionRow,
  refreshToken: string,
): Promise<AuthSession> {
  const account = await requireAccount(tx, session.account_id)
  requireNotBanned(account, deps.now())
  if (isIdleSession(deps, { ...session, role: account.user_role })) throw sessionExpiredError()
  return presentSession(deps, account, session, refreshToken)
}

function tokenNotFoundError() {
  return new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
}

function tokenAlreadyUsedError() {
  return new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
}

function sessionExpiredError() {
  return new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired')
}

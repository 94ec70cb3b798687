import type { Tx } from '../../../server/src/platform/db/db.ts'
import { requireAccount } from '../accounts/accounts-store.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthRefusal, invalid } from '../auth-error.ts'
import { presentSession, requireWelcome, type Session } from './create-session.ts'
import { hashOf, nextToken, readToken } from './refresh-token.ts'
import { lockSession, revoke, rotate, type SessionRow } from './sessions-store.ts'

/** An older token than this can prove nothing any more: its line is too long to follow. */
const mostGenerations = 20_000

/** A new refresh token for the old one, in the same session (identity-protocol A5). */
export async function refreshSession(deps: AuthDeps, token: string | undefined): Promise<Session> {
  if (!token) throw notFound()
  const read = readToken(token)
  if (!read) throw invalid('Refresh token is not valid')
  if (read === 'foreign') throw notFound()
  const answered = await deps.db.tx(async (tx) => {
    const session = await lockSession(tx, read.sessionId)
    if (!session) throw notFound()
    const active = activeToken(deps.secret, token, read.generation, session)
    if (active === undefined) throw notFound()
    if (session.revoked_at) throw alreadyUsed()
    if (session.not_after <= deps.now()) throw expired()
    if (read.generation === session.generation) return rotated(tx, deps, session, token)
    if (mayReuse(deps, read.generation, session)) return again(tx, deps, session, active)
    await revoke(tx, session.id, deps.now())
    tx.afterCommit(() => deps.bus.publish('people', { user_id: session.account_id }))
    return undefined
  })
  // thrown after the commit: the refusal must not undo the revocation
  if (!answered) throw alreadyUsed()
  return answered
}

/** The token in force, followed from the given one; undefined when the given one was never of this session. */
function activeToken(
  secret: string,
  token: string,
  generation: number,
  session: SessionRow,
): string | undefined {
  const steps = session.generation - generation
  if (steps < 0 || steps > mostGenerations) return undefined
  let active = token
  for (let step = 0; step < steps; step++) active = nextToken(secret, active)
  return hashOf(active).equals(session.refresh_hash) ? active : undefined
}

/** The parent of the active token: our answer was lost. Or just used: another tab came first. */
function mayReuse({ settings, now }: AuthDeps, generation: number, session: SessionRow): boolean {
  const age = session.generation - generation
  if (age === 1) return true
  const usedAt = session.rotated_at[age - 1]
  return usedAt !== undefined && now().getTime() - usedAt.getTime() <= settings.reuseIntervalMs
}

async function rotated(tx: Tx, deps: AuthDeps, session: SessionRow, token: string): Promise<Session> {
  const next = nextToken(deps.secret, token)
  await rotate(tx, session.id, hashOf(next), deps.now())
  return again(tx, deps, session, next)
}

async function again(tx: Tx, deps: AuthDeps, session: SessionRow, refreshToken: string): Promise<Session> {
  const account = await requireAccount(tx, session.account_id)
  requireWelcome(account, deps.now())
  return presentSession(deps, account, session, refreshToken)
}

function notFound() {
  return new AuthRefusal(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
}

function alreadyUsed() {
  return new AuthRefusal(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
}

function expired() {
  return new AuthRefusal(400, 'session_expired', 'Invalid Refresh Token: Session Expired')
}

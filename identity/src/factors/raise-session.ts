import { secondMs } from '@mainstreet/contract/durations.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import { requireAccount } from '../accounts/accounts-store.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { factorMethods } from '../sessions/assurance-level.ts'
import { type AuthSession, presentSession } from '../sessions/create-session.ts'
import { createRefreshToken, hashRefreshToken } from '../sessions/refresh-token.ts'
import { type AuthenticatedAccount, sessionNotFoundError } from '../sessions/require-session.ts'
import { deleteUnraisedSessions, lockSession, raiseSessionRow } from '../sessions/sessions-store.ts'
import type { FactorRow } from './factors-store.ts'

/** To the second level of assurance, after a code of this factor; ends the sessions that stay on the first one. */
export async function raiseSession(
  tx: Tx,
  deps: AuthDeps,
  signedIn: AuthenticatedAccount,
  factor: Pick<FactorRow, 'id' | 'factor_type'>,
): Promise<AuthSession> {
  const session = await lockSession(tx, signedIn.session.id)
  if (!session || session.revoked_at) throw sessionNotFoundError()
  const now = deps.now()
  const method = factorMethods[factor.factor_type]
  const entry = { method, timestamp: Math.floor(now.getTime() / secondMs) }
  const refreshToken = createRefreshToken(session.id, session.generation + 1)
  const raised = {
    id: session.id,
    amr: [entry, ...session.amr.filter((one) => one.method !== method)],
    factor_id: factor.id,
    refresh_token_hash: hashRefreshToken(refreshToken),
  }
  await raiseSessionRow(tx, raised, now)
  await deleteUnraisedSessions(tx, session.account_id)
  tx.afterCommit(() => deps.bus.publish('user.changed', { user_id: session.account_id }))
  return presentSession(deps, await requireAccount(tx, session.account_id), raised, refreshToken)
}

import type { AuthDeps } from '../auth-deps.ts'
import { deleteSessions, type SignOutScope } from './sessions-store.ts'

/** Deletes the sessions, which invalidates every token that names them. */
export function signOut(
  { db, bus }: Pick<AuthDeps, 'db' | 'bus'>,
  { account, session }: { account: { id: string }; session: { id: string } },
  scope: SignOutScope,
): Promise<string[]> {
  return db.tx(async (tx) => {
    const endedSessionIds = await deleteSessions(tx, account.id, scope, session.id)
    tx.afterCommit(() => bus.publish('user.changed', { user_id: account.id }))
    return endedSessionIds
  })
}

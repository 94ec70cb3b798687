import type { AuthDeps } from '@mainstreet/identity/auth-deps.ts'
import { deleteIdleSessions } from '@mainstreet/identity/sessions/sessions-store.ts'

/** A session that has been idle for too long counts no more already; this also closes its sockets. */
export async function endIdleSessions({ db, bus, now, settings, demoAccounts }: AuthDeps): Promise<void> {
  for (const role of ['admin', 'merchant'] as const) {
    const timeoutMs = settings.idleTimeoutsMs[role]
    if (timeoutMs === 0) continue
    const usedBefore = new Date(now().getTime() - timeoutMs)
    const exceptAccounts = demoAccounts.map(({ id }) => id)
    for (const user_id of await deleteIdleSessions(db, { role, usedBefore, exceptAccounts }))
      bus.publish('user.changed', { user_id })
  }
}

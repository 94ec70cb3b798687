import type { StoredRole } from '@mainstreet/contract/accounts/roles.ts'
import type { AuthDeps } from '../auth-deps.ts'

type IdleDeps = Pick<AuthDeps, 'settings' | 'demoAccounts' | 'now'>

export type SessionUse = {
  account_id: string
  /** Null before the first verified token has created the user. */
  role: StoredRole | null
  /** Null where another provider keeps the sessions. */
  last_active_at: Date | null
  is_counter_device: boolean
}

/** How long the session may be without input of its user; undefined: it does not end by itself. */
export function getIdleTimeoutMs(
  { settings, demoAccounts }: Pick<IdleDeps, 'settings' | 'demoAccounts'>,
  { account_id, role, is_counter_device }: Omit<SessionUse, 'last_active_at'>,
): number | undefined {
  if (role !== 'admin' && role !== 'merchant') return undefined
  // the board at the counter waits for orders without input
  if (role === 'merchant' && is_counter_device) return undefined
  if (demoAccounts.some(({ id }) => id === account_id)) return undefined
  return settings.idleTimeoutsMs[role] || undefined
}

/** Whether its user has not used the session for longer than the settings permit. */
export function isIdleSession(deps: IdleDeps, session: SessionUse): boolean {
  const timeoutMs = getIdleTimeoutMs(deps, session)
  if (timeoutMs === undefined || session.last_active_at === null) return false
  return deps.now().getTime() - session.last_active_at.getTime() >= timeoutMs
}

import { toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import { calls } from '../../api/calls.ts'
import { useCallQuery } from '../../queries/use-call.ts'
import { useUser } from '../../session/session.ts'

/** Messages unread by this side, over all threads; an admin has none. */
export function useUnreadCount(): number {
  const user = useUser()
  const hasThreads = user !== null && toStoredRole(user.role) !== 'admin'
  const query = { user_id: user?.id ?? '', limit: 1 }
  const { data } = useCallQuery(calls.listThreads, { query }, { live: true, enabled: hasThreads })
  return hasThreads ? (data?.unread_total ?? 0) : 0
}

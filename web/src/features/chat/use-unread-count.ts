import { toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import { calls } from '../../api/calls.ts'
import { useCallQuery } from '../../api/use-call.ts'
import { useUser } from '../../session/session.ts'

/** Messages that nobody on this side has read, over all conversations; an admin has none. */
export function useUnreadCount(): number {
  const user = useUser()
  const talks = user !== null && toStoredRole(user.role) !== 'admin'
  const query = { user_id: user?.id ?? '', limit: 1 }
  const { data } = useCallQuery(calls.listThreads, { query }, { live: true, enabled: talks })
  return talks ? (data?.unread_total ?? 0) : 0
}

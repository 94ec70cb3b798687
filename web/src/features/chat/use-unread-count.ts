import { storedRole } from '@mainstreet/contract/accounts/roles.ts'
import { calls } from '../../api/calls.ts'
import { useMaybeAnswer } from '../../api/use-call.ts'
import { useUser } from '../../session/session.ts'

/** Messages that nobody on this side has read, over all conversations; an admin has none. */
export function useUnread(): number {
  const user = useUser()
  const talks = user !== null && storedRole(user.role) !== 'admin'
  const query = { user_id: user?.id ?? '', limit: 1 }
  const { data } = useMaybeAnswer(calls.listThreads, { query }, { live: true, enabled: talks })
  return talks ? (data?.unread_total ?? 0) : 0
}

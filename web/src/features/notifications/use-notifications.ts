import { notificationLimits } from '@mainstreet/contract/notifications/limits.ts'
import { calls } from '../../api/calls.ts'
import { useCallQuery } from '../../queries/use-call.ts'

/** The newest notifications, and the number of unread ones. */
export function useNotifications(enabled: boolean) {
  return useCallQuery(
    calls.listNotifications,
    { query: { limit: notificationLimits.pageSize } },
    { live: true, enabled },
  )
}

import { formatSearch } from '@mainstreet/contract/href.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { type AdminView, adminViews } from '@mainstreet/contract/routes.ts'
import { calls } from '../../api/calls.ts'
import { useLocation } from '../../browser/router/use-router.ts'
import { useCallQuery } from '../../queries/use-call.ts'
import { ViewNav } from '../../ui/navigation/view-nav.tsx'

export function ViewLinks({ view }: { view: AdminView }) {
  const { pathname } = useLocation()
  const waiting = useWaitingCount()
  const links = adminViews.map((one) => ({
    href: pathname + formatSearch({ view: one }),
    label: dashboard.admin.viewLabels[one],
    isCurrent: one === view,
    ...(one === 'queue' && { pending: { count: waiting, label: dashboard.admin.queue.waiting } }),
  }))
  return <ViewNav label={dashboard.admin.navigation} links={links} />
}

function useWaitingCount(): number {
  const query = { kind: 'submitted', limit: 1 } as const
  const { data } = useCallQuery(calls.listReviewQueue, { query }, { live: true })
  return data?.pagination.total ?? 0
}

import { formatSearch } from '@mainstreet/contract/href.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { type AdminView, adminViews } from '@mainstreet/contract/routes.ts'
import { type ReactNode, Suspense } from 'react'
import { calls } from '../../api/calls.ts'
import { useLocation } from '../../browser/router/use-router.ts'
import { ReportingErrorBoundary } from '../../features/reports/reporting-error-boundary.tsx'
import { useCallQuery } from '../../queries/use-call.ts'
import { TableSkeleton } from '../../ui/data/table-skeleton.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { ViewNav } from '../../ui/navigation/view-nav.tsx'
import { ErrorsView } from './errors/errors-view.tsx'
import { FailedJobsView } from './failed-jobs/failed-jobs-view.tsx'
import { AdminInsightsView } from './insights/admin-insights-view.tsx'
import { LogView } from './log/log-view.tsx'
import { AdminOrdersView } from './orders/admin-orders-view.tsx'
import { PaymentsView } from './payments/payments-view.tsx'
import { QueueView } from './queue/queue-view.tsx'
import { ShopsView } from './shops/shops-view.tsx'
import { useViewSearch } from './use-view-search.ts'
import { UsersView } from './users/users-view.tsx'

const screens: Record<AdminView, () => ReactNode> = {
  queue: () => <QueueView />,
  shops: () => <ShopsView />,
  users: () => <UsersView />,
  orders: () => <AdminOrdersView />,
  payments: () => <PaymentsView />,
  errors: () => <ErrorsView />,
  'failed-jobs': () => <FailedJobsView />,
  log: () => <LogView />,
  insights: () => <AdminInsightsView />,
}

/** Three paths, one dashboard (docs/spec.md, section 2). Its view is a search parameter. */
export function AdminPage() {
  const [search] = useViewSearch()
  const view = search.view ?? 'queue'
  const title = m.app.palette.adminViews[view]
  return (
    <Page title={title} hideTitle="own">
      <div className="mb-5 grid grid-cols-1 gap-4">
        <ViewLinks view={view} />
        <h1 className="text-2xl md:text-3xl">{title}</h1>
      </div>
      <ReportingErrorBoundary key={view} level="section" context={`admin ${view}`}>
        <Suspense fallback={<TableSkeleton label={title} />}>{screens[view]()}</Suspense>
      </ReportingErrorBoundary>
    </Page>
  )
}

function ViewLinks({ view }: { view: AdminView }) {
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

import { m } from '@mainstreet/contract/messages/messages.ts'
import type { AdminView } from '@mainstreet/contract/routes.ts'
import { type ReactNode, Suspense } from 'react'
import { ReportingErrorBoundary } from '../../features/reports/reporting-error-boundary.tsx'
import { TableSkeleton } from '../../ui/data/table-skeleton.tsx'
import { Page } from '../../ui/layout/page.tsx'
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
import { ViewLinks } from './view-links.tsx'

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

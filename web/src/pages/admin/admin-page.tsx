import { type ReactNode, Suspense } from 'react'
import { ErrorGuard } from '../../features/reports/reporting-error-boundary.tsx'
import { RowsSkeleton } from '../../ui/data/table-skeleton.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { titles, type View, viewOf } from './admin-views.ts'
import { ErrorsView } from './errors/errors-view.tsx'
import { InsightsView } from './insights/admin-insights-view.tsx'
import { LogView } from './log/log-view.tsx'
import { OrdersView } from './orders/admin-orders-view.tsx'
import { PaymentsView } from './payments/payments-view.tsx'
import { QueueView } from './queue/queue-view.tsx'
import { ShopsView } from './shops/shops-view.tsx'
import { useViewSearch } from './use-view-search.ts'
import { UsersView } from './users/users-view.tsx'
import { ViewLinks } from './view-links.tsx'

const screens: Record<View, () => ReactNode> = {
  queue: () => <QueueView />,
  shops: () => <ShopsView />,
  users: () => <UsersView />,
  orders: () => <OrdersView />,
  payments: () => <PaymentsView />,
  errors: () => <ErrorsView />,
  log: () => <LogView />,
  insights: () => <InsightsView />,
}

/** Spec 2: three addresses, one dashboard. Its view stands in the address. */
export function AdminPage() {
  const [search] = useViewSearch()
  const view = viewOf(search.view)
  return (
    <Page title={titles[view]} hideTitle="own">
      <div className="mb-5 grid grid-cols-1 gap-4">
        <ViewLinks view={view} />
        <h1 className="text-2xl md:text-3xl">{titles[view]}</h1>
      </div>
      <ErrorGuard key={view} level="section" context={`admin ${view}`}>
        <Suspense fallback={<RowsSkeleton label={titles[view]} />}>{screens[view]()}</Suspense>
      </ErrorGuard>
    </Page>
  )
}

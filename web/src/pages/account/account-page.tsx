import { texts } from '@mainstreet/contract/texts.ts'
import { Suspense } from 'react'
import { useSession } from '../../api/session.ts'
import { ErrorGuard } from '../../features/reports/error-guard.tsx'
import { Page } from '../../ui/page.tsx'
import { MyOrders } from './my-orders.tsx'
import { OrderSkeletons } from './order-skeletons.tsx'

export function AccountPage() {
  const { user } = useSession()
  return (
    <Page title={texts.layout.myAccount} className="max-w-3xl!">
      {user && (
        <ErrorGuard level="section" context="account">
          <Suspense fallback={<OrderSkeletons count={2} />}>
            <MyOrders user={user} />
          </Suspense>
        </ErrorGuard>
      )}
    </Page>
  )
}

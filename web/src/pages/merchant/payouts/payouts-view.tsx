import { href } from '@mainstreet/contract/href.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { calls } from '../../../api/calls.ts'
import { usePagedCall } from '../../../queries/use-paged-call.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadError } from '../../../ui/feedback/load-error.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useDashboardSearch } from '../use-dashboard-search.ts'
import { CardPayments } from './card-payments.tsx'
import { PayoutList } from './payout-list.tsx'
import { PayoutSummary } from './payout-summary.tsx'

/** What the shop is owed, what was paid out and when, and the card payments behind it. */
export function PayoutsView({ shopId }: { shopId: string }) {
  const [{ shop }] = useDashboardSearch('payouts')
  const payouts = usePagedCall(calls.listPayouts, { params: { id: shopId } })
  const { first, error } = payouts
  const isUnused = first?.balance_amount === 0 && first.pagination.total === 0
  if (first && !first.card_payments && isUnused) return <NotConnected shop={shop} />
  return (
    <div className="grid grid-cols-1 gap-8">
      {error && !first && <LoadError error={error} onRetry={payouts.refetch} />}
      {!first && !error && <Skeleton className="h-64 rounded-card" />}
      {first && (
        <>
          <PayoutSummary summary={first} />
          <PayoutList shopId={shopId} balance={first.balance_amount} payouts={payouts} />
        </>
      )}
      <CardPayments shopId={shopId} />
    </div>
  )
}

function NotConnected({ shop }: { shop: string | undefined }) {
  const texts = dashboard.merchant.payouts.notConnected
  return (
    <EmptyState
      illustration="merchant"
      title={texts.title}
      text={texts.text}
      action={
        <ButtonLink variant="quiet" to={href(routes.merchant, { search: { view: 'orders', shop } })}>
          {texts.action}
        </ButtonLink>
      }
    />
  )
}

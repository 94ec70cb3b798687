import type { User } from '@mainstreet/contract/identity/user.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { paths } from '../../api/paths.ts'
import { useSession } from '../../api/session.ts'
import { AccountSettings } from '../../features/identity/account-settings.tsx'
import { ErrorGuard } from '../../features/reports/error-guard.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ChooseShop } from './choose-shop.tsx'
import { OrdersView } from './orders-view.tsx'
import { ShopView } from './shop-view.tsx'
import { useNewOrdersInTitle } from './use-new-orders-in-title.ts'

export function MerchantPage() {
  const { user } = useSession()
  const { view, shop } = useSearch({ strict: false }) as { view?: string; shop?: string }
  if (!user) return null
  if (view === 'account')
    return (
      <Page title={texts.layout.myAccount}>
        <AccountSettings user={user} />
      </Page>
    )
  return <Dashboard user={user} view={view === 'orders' ? 'orders' : 'shop'} asked={shop} />
}

type Props = { user: User; view: 'orders' | 'shop'; asked: string | undefined }

function Dashboard({ user, view, asked }: Props) {
  // a merchant's shop is decided by the server; only an admin may name one
  const shopId = user.role === 'admin' ? asked : user.shop_id
  const title = view === 'orders' ? 'Orders' : 'My shop'
  useNewOrdersInTitle(shopId, title)
  if (!shopId)
    return (
      <Page title={user.role === 'admin' ? 'Choose a shop' : 'My shop'}>
        {user.role === 'admin' ? <ChooseShop view={view} /> : <NoShop />}
      </Page>
    )

  return (
    <Page title={title} actions={<Views view={view} shop={asked} />}>
      <ErrorGuard key={`${shopId} ${view}`} level="section" context={`merchant ${view}`}>
        <Suspense fallback={<Loading view={view} />}>
          {view === 'orders' ? (
            <OrdersView shopId={shopId} user={user} />
          ) : (
            <ShopView shopId={shopId} boardPath={paths.merchant({ view: 'orders', shop: asked })} />
          )}
        </Suspense>
      </ErrorGuard>
    </Page>
  )
}

function Views({ view, shop }: { view: Props['view']; shop: string | undefined }) {
  const views = [
    { view: 'shop', label: 'Today' },
    { view: 'orders', label: 'Orders' },
  ] as const
  return (
    <nav aria-label="Shop" className="flex gap-1 rounded-card bg-sunk p-1">
      {views.map((one) => (
        <a
          key={one.view}
          href={paths.merchant({ view: one.view, shop })}
          aria-current={view === one.view ? 'page' : undefined}
          className="inline-flex min-h-10 items-center rounded-field px-4 font-semibold text-ink-2 hover:text-ink aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:shadow-low"
        >
          {one.label}
        </a>
      ))}
    </nav>
  )
}

function NoShop() {
  return (
    <EmptyState
      scene="shelf"
      title="No shop belongs to this account"
      text="Your orders and your shop's page will be here once an admin has given your account a shop."
    />
  )
}

function Loading({ view }: { view: Props['view'] }) {
  const blocks = view === 'orders' ? ['new', 'preparing', 'ready'] : ['today', 'facts']
  return (
    <div aria-busy="true" className={`grid gap-5 ${view === 'orders' ? 'lg:grid-cols-3' : 'lg:grid-cols-2'}`}>
      {blocks.map((block) => (
        <Skeleton key={block} className="h-80 rounded-card" />
      ))}
    </div>
  )
}

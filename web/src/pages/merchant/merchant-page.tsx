import { storedRole } from '@mainstreet/contract/accounts/roles.ts'
import type { User } from '@mainstreet/contract/accounts/user.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { useSearch } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Suspense } from 'react'
import { lazyPage } from '../../browser/lazy-component.tsx'
import { type MerchantView, paths } from '../../browser/paths.ts'
import { AccountSettings } from '../../features/accounts/account-settings.tsx'
import { Setting } from '../../features/accounts/setting-section.tsx'
import { useUnread } from '../../features/chat/use-unread-count.ts'
import { NoticeSettings } from '../../features/notifications/notification-settings.tsx'
import { OrderAlarm } from '../../features/notifications/order-alarm.tsx'
import { ErrorGuard } from '../../features/reports/reporting-error-boundary.tsx'
import { useSession } from '../../session/session.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { ViewRow } from '../../ui/navigation/view-nav.tsx'
import { ChooseShop } from './choose-shop.tsx'
import { OrdersView } from './merchant-orders-view.tsx'
import { MessagesView } from './messages/messages-view.tsx'
import { ShopView } from './shop/shop-view.tsx'
import { useNewOrders } from './use-new-orders.ts'

const PayoutsView = lazyPage(() => import('./payouts/payouts-view.tsx'), 'PayoutsView')
const ProductsView = lazyPage(() => import('./products/products-view.tsx'), 'ProductsView')
const HoursView = lazyPage(() => import('./hours/hours-view.tsx'), 'HoursView')
const InsightsView = lazyPage(() => import('./insights/merchant-insights-view.tsx'), 'InsightsView')

export function MerchantPage() {
  const { user } = useSession()
  const { view, shop, customer } = useSearch({ strict: false }) as Record<string, string | undefined>
  if (!user) return null
  if (view === 'account')
    return (
      <Page title={texts.layout.myAccount}>
        <AccountSettings user={user}>
          <Setting title="Notices" text="What you hear of, and how.">
            <NoticeSettings role={storedRole(user.role)} />
          </Setting>
        </AccountSettings>
      </Page>
    )
  return <Dashboard user={user} view={viewOf(view)} asked={shop} customerId={customer} />
}

type Props = { user: User; view: MerchantView; asked: string | undefined; customerId: string | undefined }

const titles: Record<MerchantView, string> = {
  shop: 'My shop',
  orders: 'Orders',
  products: 'Products',
  messages: 'Messages',
  hours: 'Hours',
  insights: 'Insights',
  payouts: 'Payouts',
}

const filled = 'flex h-[calc(100dvh-4rem-1px)] low:h-auto flex-col py-3! max-md:pb-0! md:py-5!'

function viewOf(asked: string | undefined): MerchantView {
  return asked && Object.hasOwn(titles, asked) ? (asked as MerchantView) : 'shop'
}

function Dashboard({ user, view, asked, customerId }: Props) {
  // a merchant's shop is decided by the server; only an admin may name one
  const shopId = user.role === 'admin' ? asked : user.shop_id
  const title = titles[view]
  const waiting = useNewOrders(shopId)
  if (!shopId)
    return (
      <Page title={user.role === 'admin' ? 'Choose a shop' : 'My shop'}>
        {user.role === 'admin' ? <ChooseShop view={view} /> : <NoShop />}
      </Page>
    )

  const alarm = user.role === 'merchant' && (
    <OrderAlarm
      shopId={shopId}
      waiting={waiting}
      boardPath={paths.merchant({ view: 'orders' })}
      onBoard={view === 'orders'}
    />
  )
  if (view === 'messages')
    return (
      <Page title={title} hideTitle="own" className={filled}>
        {/* a conversation needs all the height that a phone has */}
        <div
          className={clsx(
            'mb-4 flex flex-wrap items-center justify-between gap-3',
            customerId && 'max-md:sr-only',
          )}
        >
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          <Views view={view} shop={asked} />
        </div>
        {alarm}
        <ErrorGuard key={shopId} level="section" context="merchant messages" resetKeys={[customerId]}>
          <MessagesView shopId={shopId} user={user} asked={asked} customerId={customerId} />
        </ErrorGuard>
      </Page>
    )

  return (
    <Page title={title} actions={<Views view={view} shop={asked} />}>
      {alarm}
      <ErrorGuard key={`${shopId} ${view}`} level="section" context={`merchant ${view}`}>
        <Suspense fallback={<Loading view={view} />}>
          {view === 'orders' && <OrdersView shopId={shopId} user={user} />}
          {view === 'products' && <ProductsView shopId={shopId} />}
          {view === 'hours' && <HoursView shopId={shopId} />}
          {view === 'insights' && <InsightsView shopId={shopId} />}
          {view === 'payouts' && <PayoutsView shopId={shopId} />}
          {view === 'shop' && <ShopView shopId={shopId} asked={asked} />}
        </Suspense>
      </ErrorGuard>
    </Page>
  )
}

function Views({ view, shop }: { view: MerchantView; shop: string | undefined }) {
  const unread = useUnread()
  const links = (Object.keys(titles) as MerchantView[]).map((one) => ({
    href: paths.merchant({ view: one, shop }),
    label: one === 'shop' ? 'Today' : titles[one],
    isCurrent: one === view,
    ...(one === 'messages' && { waiting: { count: unread, word: 'unread' } }),
  }))
  return <ViewRow label="Shop" links={links} />
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

function Loading({ view }: { view: MerchantView }) {
  const blocks = view === 'orders' ? ['new', 'preparing', 'ready'] : ['today', 'facts']
  return (
    <div aria-busy="true" className={`grid gap-5 ${view === 'orders' ? 'lg:grid-cols-3' : 'lg:grid-cols-2'}`}>
      {blocks.map((block) => (
        <Skeleton key={block} className="h-80 rounded-card" />
      ))}
    </div>
  )
}

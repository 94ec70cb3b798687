import { toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import type { User } from '@mainstreet/contract/accounts/user.ts'
import { href } from '@mainstreet/contract/href.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { type MerchantView, merchantViews, routes } from '@mainstreet/contract/routes.ts'
import { clsx } from 'clsx'
import { ClipboardList, MessageCircle, Package } from 'lucide-react'
import { Suspense } from 'react'
import { lazyComponent } from '../../browser/lazy-component.tsx'
import { useRouteSearch } from '../../browser/use-route-search.ts'
import { AccountSettings } from '../../features/accounts/account-settings.tsx'
import { EmailBounceCallout } from '../../features/accounts/email-bounce-callout.tsx'
import { SettingSection } from '../../features/accounts/setting-section.tsx'
import { useUnreadCount } from '../../features/chat/use-unread-count.ts'
import { NotificationSettings } from '../../features/notifications/notification-settings.tsx'
import { OrderAlarm } from '../../features/notifications/order-alarm.tsx'
import { groupByColumn } from '../../features/orders/board/board.ts'
import { useMaybeActiveOrders } from '../../features/orders/use-active-orders.ts'
import { ReportingErrorBoundary } from '../../features/reports/reporting-error-boundary.tsx'
import { useSession } from '../../session/session.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { BottomTabs } from '../../ui/navigation/bottom-tabs.tsx'
import { type ViewLink, ViewNav } from '../../ui/navigation/view-nav.tsx'
import { ChooseShop } from './choose-shop.tsx'
import { MerchantOrdersView } from './merchant-orders-view.tsx'
import { MessagesView } from './messages/messages-view.tsx'
import { ShopView } from './shop/shop-view.tsx'

const PayoutsView = lazyComponent(() => import('./payouts/payouts-view.tsx'), 'PayoutsView')
const ProductsView = lazyComponent(() => import('./products/products-view.tsx'), 'ProductsView')
const HoursView = lazyComponent(() => import('./hours/hours-view.tsx'), 'HoursView')
const MerchantInsightsView = lazyComponent(
  () => import('./insights/merchant-insights-view.tsx'),
  'MerchantInsightsView',
)

const settingsPath = href(routes.merchant, { search: { view: 'account' } })

export function MerchantPage() {
  const { user } = useSession()
  const { view, shop, customer } = useRouteSearch(routes.merchant)
  if (!user) return null
  if (view === 'account')
    return (
      <Page title={routes.account.title}>
        <EmailBounceCallout settingsPath={settingsPath} />
        <AccountSettings user={user}>
          <SettingSection
            title={dashboard.merchant.notifications.title}
            text={dashboard.merchant.notifications.text}
          >
            <NotificationSettings role={toStoredRole(user.role)} />
          </SettingSection>
        </AccountSettings>
      </Page>
    )
  return <Dashboard user={user} view={view ?? 'shop'} requestedShopId={shop} customerId={customer} />
}

type Props = {
  user: User
  view: MerchantView
  requestedShopId: string | undefined
  customerId: string | undefined
}

function getTitle(view: MerchantView): string {
  return view === 'shop' ? routes.merchant.title : m.app.palette.merchantViews[view]
}

function Dashboard({ user, view, requestedShopId, customerId }: Props) {
  // the server decides about a merchant's shop; only an admin may name one
  const shopId = user.role === 'admin' ? requestedShopId : user.shop_id
  const title = getTitle(view)
  const waiting = useNewOrders(shopId)
  if (!shopId)
    return (
      <Page title={user.role === 'admin' ? dashboard.merchant.chooseShop.title : routes.merchant.title}>
        {user.role === 'admin' ? <ChooseShop view={view} /> : <NoShop />}
      </Page>
    )

  const alarm = user.role === 'merchant' && (
    <OrderAlarm
      shopId={shopId}
      newOrders={waiting}
      boardPath={href(routes.merchant, { search: { view: 'orders' } })}
      isBoardVisible={view === 'orders'}
    />
  )
  if (view === 'messages')
    return (
      <Page
        title={title}
        hideTitle="own"
        className={clsx(
          'flex h-[calc(100dvh-4rem-1px)] low:h-auto flex-col',
          'py-3!',
          'max-md:pb-0!',
          'md:py-5!',
          !customerId && 'max-md:h-[calc(100dvh-7.5rem-env(safe-area-inset-bottom))]',
        )}
      >
        {/* a thread needs the full height of a phone */}
        <div
          className={clsx(
            'mb-4 flex flex-wrap items-center justify-between gap-3',
            customerId && 'max-md:sr-only',
          )}
        >
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          <Views view={view} shop={requestedShopId} />
        </div>
        {alarm}
        <ReportingErrorBoundary
          key={shopId}
          level="section"
          context="merchant messages"
          resetKeys={[customerId]}
        >
          <MessagesView
            shopId={shopId}
            user={user}
            requestedShopId={requestedShopId}
            customerId={customerId}
          />
        </ReportingErrorBoundary>
        {!customerId && <PhoneViews view={view} shop={requestedShopId} />}
      </Page>
    )

  return (
    <Page
      title={title}
      hideTitle="own"
      className={clsx('max-md:pb-20!', view === 'orders' && 'max-md:pt-2!')}
    >
      <div
        className={clsx(
          'mb-6 flex flex-wrap items-center justify-between gap-3',
          view === 'orders' && 'max-md:sr-only',
        )}
      >
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        <Views view={view} shop={requestedShopId} />
      </div>
      {alarm}
      <ReportingErrorBoundary key={`${shopId} ${view}`} level="section" context={`merchant ${view}`}>
        <Suspense fallback={<MerchantViewSkeleton view={view} />}>
          {view === 'orders' && <MerchantOrdersView shopId={shopId} user={user} />}
          {view === 'products' && <ProductsView shopId={shopId} />}
          {view === 'hours' && <HoursView shopId={shopId} />}
          {view === 'insights' && <MerchantInsightsView shopId={shopId} />}
          {view === 'payouts' && <PayoutsView shopId={shopId} />}
          {view === 'shop' && user.role === 'merchant' && <EmailBounceCallout settingsPath={settingsPath} />}
          {view === 'shop' && <ShopView shopId={shopId} requestedShopId={requestedShopId} />}
        </Suspense>
      </ReportingErrorBoundary>
      <PhoneViews view={view} shop={requestedShopId} />
    </Page>
  )
}

function useViewLinks(view: MerchantView, shop: string | undefined): Record<MerchantView, ViewLink> {
  const unread = useUnreadCount()
  const link = (one: MerchantView): ViewLink => ({
    href: href(routes.merchant, { search: { view: one, shop } }),
    label: m.app.palette.merchantViews[one],
    isCurrent: one === view,
    ...(one === 'messages' && { pending: { count: unread, label: dashboard.merchant.unread } }),
  })
  return Object.fromEntries(merchantViews.map((one) => [one, link(one)])) as Record<MerchantView, ViewLink>
}

type ViewsProps = { view: MerchantView; shop: string | undefined }

function Views({ view, shop }: ViewsProps) {
  const links = useViewLinks(view, shop)
  return (
    <div className="max-w-full max-md:hidden">
      <ViewNav label={dashboard.merchant.viewsLabel} links={Object.values(links)} />
    </div>
  )
}

const tabIcons = { orders: ClipboardList, products: Package, messages: MessageCircle } as const

function PhoneViews({ view, shop }: ViewsProps) {
  const links = useViewLinks(view, shop)
  const tabs = (['orders', 'products', 'messages'] as const).map((one) => {
    const Icon = tabIcons[one]
    return { ...links[one], icon: <Icon aria-hidden="true" className="size-5" /> }
  })
  const others = merchantViews.filter((one) => !(one in tabIcons)).map((one) => links[one])
  return (
    <BottomTabs
      label={dashboard.merchant.viewsLabel}
      tabs={tabs}
      more={{ label: dashboard.merchant.moreViews, links: others }}
    />
  )
}

function NoShop() {
  return (
    <EmptyState
      illustration="stock"
      title={dashboard.merchant.noShop.title}
      text={dashboard.merchant.noShop.text}
    />
  )
}

function MerchantViewSkeleton({ view }: { view: MerchantView }) {
  const blocks = view === 'orders' ? ['new', 'preparing', 'ready'] : ['today', 'facts']
  return (
    <div aria-busy="true" className={`grid gap-5 ${view === 'orders' ? 'lg:grid-cols-3' : 'lg:grid-cols-2'}`}>
      {blocks.map((block) => (
        <Skeleton key={block} className="h-80 rounded-card" />
      ))}
    </div>
  )
}

/** The new orders of the shop, in every view of the dashboard. */
function useNewOrders(shopId: string | null | undefined) {
  const { data } = useMaybeActiveOrders(shopId ?? '', { enabled: Boolean(shopId) })
  return data ? groupByColumn(data).new : []
}

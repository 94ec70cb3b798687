import type { User } from '@mainstreet/contract/accounts/user.ts'
import { href } from '@mainstreet/contract/href.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { Ellipsis, Printer, ScanQrCode } from 'lucide-react'
import { calls } from '../../api/calls.ts'
import { useClock } from '../../browser/clock.ts'
import { ScanPassDialog } from '../../features/orders/board/scan-pass-dialog.tsx'
import { announceForShop } from '../../features/orders/order-announcements.ts'
import { OrderBoard } from '../../features/orders/order-board.tsx'
import { PastShopOrders } from '../../features/orders/past-shop-orders.tsx'
import { hasPickList, PickList } from '../../features/orders/pick-list.tsx'
import { useActiveOrders } from '../../features/orders/use-active-orders.ts'
import { RefundButton } from '../../features/payments/refund-button.tsx'
import { useCall } from '../../queries/use-call.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LiveRegion } from '../../ui/feedback/live-region.tsx'
import { useChangeAnnouncement } from '../../ui/hooks/use-change-announcement.ts'
import { Menu } from '../../ui/overlays/menu.tsx'
import { useDashboardSearch } from './use-dashboard-search.ts'

export function MerchantOrdersView({ shopId, user }: { shopId: string; user: User }) {
  const params = { id: shopId }
  const { shop } = useCall(calls.getShop, { params })
  const orders = useActiveOrders(shopId)
  const announcement = useChangeAnnouncement(orders, announceForShop)
  const now = useClock()
  const timeZone = shop.hours.time_zone
  const actor = user.role === 'admin' ? 'admin' : 'merchant'
  const [search, setSearch] = useDashboardSearch('orders')
  const openScanner = () => {
    if (!isCameraForbidden()) return setSearch({ scan: 'on' })
    // the document of this address may use the camera
    const { shop: requestedShop } = search
    location.assign(href(routes.merchant, { search: { view: 'orders', shop: requestedShop, scan: 'on' } }))
  }

  return (
    <div className="grid grid-cols-1 gap-10">
      <LiveRegion message={announcement} />
      <PickList orders={orders} timeZone={timeZone} now={now} />
      <OrderBoard
        orders={orders}
        actor={actor}
        timeZone={timeZone}
        now={now}
        renderActions={(order) => <RefundButton order={order} />}
        tools={
          <>
            <Button size="sm" onClick={openScanner} className="max-lg:min-h-11 max-lg:px-2.5">
              <ScanQrCode aria-hidden="true" className="size-5" />
              <span className="max-lg:sr-only">{dashboard.orderBoard.scan.open}</span>
            </Button>
            <Menu
              label={dashboard.orderBoard.boardMenu}
              trigger={<Ellipsis aria-hidden="true" className="size-5" />}
              items={[
                {
                  label: dashboard.orderBoard.pickList.print,
                  onSelect: () => window.print(),
                  icon: <Printer aria-hidden="true" className="size-4.5" />,
                  disabled: !hasPickList(orders),
                },
              ]}
            />
          </>
        }
      />
      <ScanPassDialog
        open={search.scan === 'on'}
        onClose={() => setSearch({}, true)}
        orders={orders}
        actor={actor}
        now={now}
      />
      <PastShopOrders
        shopId={shopId}
        timeZone={timeZone}
        now={now}
        renderActions={(order) => <RefundButton order={order} />}
      />
    </div>
  )
}

/**
 * A page keeps the policy of the address that it was loaded from, also after navigating within the app. False where the
 * browser does not say so.
 */
function isCameraForbidden(): boolean {
  const { featurePolicy } = document as Document & {
    featurePolicy?: { allowsFeature(feature: string): boolean }
  }
  return featurePolicy?.allowsFeature('camera') === false
}

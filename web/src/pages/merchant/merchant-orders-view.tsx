import type { User } from '@mainstreet/contract/accounts/user.ts'
import { calls } from '../../api/calls.ts'
import { useClock } from '../../browser/clock.ts'
import { announceForShop } from '../../features/orders/order-announcements.ts'
import { OrderBoard } from '../../features/orders/order-board.tsx'
import { PastShopOrders } from '../../features/orders/past-shop-orders.tsx'
import { PrintPickList } from '../../features/orders/print-pick-list.tsx'
import { useActiveOrders } from '../../features/orders/use-active-orders.ts'
import { RefundButton } from '../../features/payments/refund-button.tsx'
import { useCall } from '../../queries/use-call.ts'
import { LiveRegion } from '../../ui/feedback/live-region.tsx'
import { useChangeAnnouncement } from '../../ui/hooks/use-change-announcement.ts'

export function MerchantOrdersView({ shopId, user }: { shopId: string; user: User }) {
  const params = { id: shopId }
  const { shop } = useCall(calls.getShop, { params })
  const orders = useActiveOrders(shopId)
  const announcement = useChangeAnnouncement(orders, announceForShop)
  const now = useClock()
  const timeZone = shop.hours.time_zone

  return (
    <div className="grid grid-cols-1 gap-10">
      <LiveRegion message={announcement} />
      <div className="grid grid-cols-1 gap-4">
        <PrintPickList orders={orders} timeZone={timeZone} now={now} />
        <OrderBoard
          orders={orders}
          actor={user.role === 'admin' ? 'admin' : 'merchant'}
          timeZone={timeZone}
          now={now}
          renderActions={(order) => <RefundButton order={order} />}
        />
      </div>
      <PastShopOrders
        shopId={shopId}
        timeZone={timeZone}
        now={now}
        renderActions={(order) => <RefundButton order={order} />}
      />
    </div>
  )
}

import type { User } from '@mainstreet/contract/identity/user.ts'
import { calls } from '../../api/calls.ts'
import { useClock } from '../../api/clock.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { OrderBoard } from '../../features/orders/order-board.tsx'
import { newsForShop } from '../../features/orders/order-news.ts'
import { PastShopOrders } from '../../features/orders/past-shop-orders.tsx'
import { PrintPickList } from '../../features/orders/print-pick-list.tsx'
import { useActiveOrders } from '../../features/orders/use-active-orders.ts'
import { RefundButton } from '../../features/payments/refund-button.tsx'
import { LiveWords } from '../../ui/live-words.tsx'
import { useNews } from '../../ui/use-news.ts'

export function OrdersView({ shopId, user }: { shopId: string; user: User }) {
  const params = { id: shopId }
  const { shop } = useAnswer(calls.getShop, { params })
  const orders = useActiveOrders(shopId)
  const news = useNews(orders, newsForShop)
  const now = useClock()
  const timeZone = shop.hours.time_zone

  return (
    <div className="grid grid-cols-1 gap-10">
      <LiveWords words={news} />
      <div className="grid grid-cols-1 gap-4">
        <PrintPickList orders={orders} timeZone={timeZone} now={now} />
        <OrderBoard
          orders={orders}
          actor={user.role === 'admin' ? 'admin' : 'merchant'}
          timeZone={timeZone}
          now={now}
          actionsOf={(order) => <RefundButton order={order} />}
        />
      </div>
      <PastShopOrders
        shopId={shopId}
        timeZone={timeZone}
        now={now}
        actionsOf={(order) => <RefundButton order={order} />}
      />
    </div>
  )
}

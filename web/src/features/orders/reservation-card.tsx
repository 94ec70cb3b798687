import { href } from '@mainstreet/contract/href.ts'
import { separateItems } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { isolateText } from '@mainstreet/contract/text/isolate-text.ts'
import { calls } from '../../api/calls.ts'
import { useClock } from '../../browser/clock.ts'
import { useInvalidateCalls } from '../../queries/use-invalidate-calls.ts'
import { useSend } from '../../queries/use-send.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { getAllowedTransitions } from './allowed-transitions.ts'
import { OrderPass } from './order-pass.tsx'
import { ShopAddress } from './shop-address.tsx'
import { useOrderShop } from './use-order-shop.ts'

type Props = {
  order: Order
  /** Gets the order after a cancellation, or the current one after a conflict. */
  onChange: (order: Order) => void
}

const affectedCalls = [
  calls.listCustomerOrders,
  calls.getOrder,
  calls.getProduct,
  calls.listProducts,
  calls.listShopProducts,
]

/** The details for pickup, and a button to cancel. */
export function ReservationCard({ order, onChange }: Props) {
  const texts = m.orders.reservation
  const { shop, timeZone } = useOrderShop(order.shop_id)
  const now = useClock()
  const refresh = useInvalidateCalls(...affectedCalls)
  const cancel = useSend(calls.updateOrderStatus, { invalidates: affectedCalls })

  async function cancelReservation() {
    const done = await cancel.send({ params: { id: order.id }, body: { status: 'cancelled' } })
    if (done) onChange(done.order)
    else refresh()
  }

  if (order.status === 'cancelled')
    return (
      <p role="status" className="rounded-card bg-sunk px-4 py-3">
        {texts.canceled(order.shop_name)}
      </p>
    )
  return (
    <div className="grid gap-3">
      <p>
        {separateItems(order.items.map(({ name, quantity }) => `${quantity} × ${isolateText(name)}`))}
        <span className="block text-sm text-ink-2">{statusText(order)}</span>
      </p>
      <OrderPass order={order} timeZone={timeZone} now={now} />
      {shop && <ShopAddress shop={shop} />}
      <ErrorMessage error={cancel.error} />
      <div className="flex flex-wrap gap-2">
        {getAllowedTransitions(order, 'customer', now).includes('cancelled') && (
          <Button
            variant="quiet"
            size="sm"
            busy={cancel.busy}
            aria-label={texts.cancelAt(order.shop_name)}
            onClick={() => void cancelReservation()}
          >
            {m.orders.cancel.action.reservation}
          </Button>
        )}
        <a
          href={href(routes.account, { hash: order.id })}
          className="inline-flex min-h-10 items-center px-2 text-sm font-semibold text-pine underline underline-offset-3"
        >
          {texts.viewInAccount}
        </a>
      </div>
    </div>
  )
}

function statusText(order: Order): string {
  const { willConfirm, readyShowCode, showCode } = m.orders.reservation
  if (order.status === 'pending') return willConfirm(order.shop_name)
  return order.ready_at ? readyShowCode : showCode
}

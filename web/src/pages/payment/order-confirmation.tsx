import { href } from '@mainstreet/contract/href.ts'
import { formatDollars, formatMoney } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { isDeliveryOrder } from '@mainstreet/contract/orders/delivery.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { formatOrderNumber } from '@mainstreet/contract/orders/order-number.ts'
import { isActive } from '@mainstreet/contract/orders/transitions.ts'
import type { Checkout } from '@mainstreet/contract/payments/payment.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { useEffect } from 'react'
import { calls } from '../../api/calls.ts'
import { useClock } from '../../browser/clock.ts'
import { OrderLines } from '../../features/orders/order-lines.tsx'
import { OrderPass } from '../../features/orders/order-pass.tsx'
import { customerPaymentMessage } from '../../features/orders/payment-messages.ts'
import { PickupCode } from '../../features/orders/pickup-code.tsx'
import { ShopAddress } from '../../features/orders/shop-address.tsx'
import { orderStatusLabel } from '../../features/orders/timeline-steps.ts'
import { useOrderShop } from '../../features/orders/use-order-shop.ts'
import { clearCheckoutInput } from '../../features/payments/checkout-input-store.ts'
import { useInvalidateCalls } from '../../queries/use-invalidate-calls.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { Awning } from '../../ui/illustrations/awning.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { checkoutSummary, getChargedCents, payAtPickupMessage, sumTotalCents } from './checkout-summary.ts'

/** The orders, what happens next, and the pickup codes. */
export function OrderConfirmation({ checkout }: { checkout: Checkout }) {
  const refresh = useInvalidateCalls(calls.getCart, calls.listCustomerOrders)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each checkout
  useEffect(() => {
    refresh()
    clearCheckoutInput()
  }, [checkout.parent_order_id])
  const { title, text } = checkoutSummary(checkout)
  const { orders } = checkout
  const charged = getChargedCents(checkout)
  return (
    <Page title={title} className="max-w-4xl!">
      <div className="grid gap-6">
        <p className="max-w-prose text-lg text-ink-2">
          {[text, payAtPickupMessage(checkout)].filter(Boolean).join(' ')}
        </p>
        <ul className="grid gap-5">
          {orders.map((order) => (
            <li key={order.id}>
              <ShopOrder order={order} />
            </li>
          ))}
        </ul>
        {orders.length > 1 && (
          <div className="grid gap-2 border-t-2 border-dotted border-line-strong/60 pt-4">
            {charged !== undefined && (
              <p className="flex items-baseline justify-between text-ink-2">
                <span>{m.checkout.confirmation.orderTotal}</span>
                <span className="nums">{formatMoney(sumTotalCents(orders))}</span>
              </p>
            )}
            <p className="flex items-baseline justify-between">
              <span className="font-semibold">
                {charged === undefined ? m.checkout.confirmation.total : m.checkout.confirmation.charged}
              </span>
              <span className="font-display text-2xl font-bold nums">
                {formatMoney(charged ?? sumTotalCents(orders))}
              </span>
            </p>
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={href(routes.account)}>{m.checkout.viewMyOrders}</ButtonLink>
          <ButtonLink to={href(routes.home)} variant="quiet">
            {m.shopping.keepShopping}
          </ButtonLink>
        </div>
      </div>
    </Page>
  )
}

function ShopOrder({ order }: { order: Order }) {
  const { shop, timeZone } = useOrderShop(order.shop_id)
  const now = useClock()
  const active = isActive(order.status)
  const facts = [
    m.orders.numbered.order(formatOrderNumber(order)),
    order.status !== 'pending' && orderStatusLabel(order),
    customerPaymentMessage(order),
  ]
  return (
    <article
      aria-labelledby={`${order.id}-name`}
      className="overflow-hidden rounded-card border border-line bg-surface shadow-low"
    >
      <Awning color={shop?.color ?? 'var(--slate)'} closed={!active} />
      <div className="grid gap-4 p-4 sm:p-6">
        <header className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={`${order.id}-name`} className="text-xl">
            {order.shop_name}
          </h2>
          <span className="font-display text-xl font-bold nums">{formatDollars(order.total_amount)}</span>
          <p className="basis-full text-sm text-ink-2 nums">{facts.filter(Boolean).join(' · ')}</p>
        </header>
        {active &&
          (isDeliveryOrder(order) ? (
            <PickupCode order={order} timeZone={timeZone} now={now} />
          ) : (
            <OrderPass order={order} timeZone={timeZone} now={now} />
          ))}
        {active && shop && !isDeliveryOrder(order) && <ShopAddress shop={shop} />}
        <OrderLines order={order} />
      </div>
    </article>
  )
}

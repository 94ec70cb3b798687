import { href } from '@mainstreet/contract/href.ts'
import { formatDollars } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { formatOrderNumber } from '@mainstreet/contract/orders/order-number.ts'
import { isActive } from '@mainstreet/contract/orders/transitions.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { MapPin, Phone } from 'lucide-react'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { Price } from '../../ui/data/price.tsx'
import { Awning } from '../../ui/illustrations/awning.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderMessages } from './order-messages.tsx'
import { formatWhen } from './order-time.ts'
import { OrderTimeline } from './order-timeline.tsx'
import { PaymentAlert } from './payment-alert.tsx'
import { customerPaymentMessage } from './payment-messages.ts'
import { PhoneLink } from './phone-link.tsx'
import { PickupCode } from './pickup-code.tsx'
import { useOrderShop } from './use-order-shop.ts'

type Props = {
  order: Order
  now: Date
  /** Requested by a link: expanded, with its messages. */
  opened?: boolean
}

/** An active order as its customer sees it. */
export function OrderCard({ order, now, opened = false }: Props) {
  const { shop, timeZone } = useOrderShop(order.shop_id)
  const active = isActive(order.status)
  const money = customerPaymentMessage(order)
  return (
    <article
      id={order.id}
      ref={opened ? scrollToCard : undefined}
      aria-labelledby={`${order.id}-name`}
      className="scroll-mt-24 overflow-hidden rounded-card border border-line bg-surface shadow-low"
    >
      <Awning color={shop?.color ?? 'var(--slate)'} closed={!active} />
      <div className="grid grid-cols-1 gap-5 p-4 sm:p-6">
        <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <div className="min-w-0 flex-1 basis-32">
            <h3 id={`${order.id}-name`} className="text-xl">
              <a
                href={href(routes.shop, { id: order.shop_id })}
                className="underline-offset-4 hover:underline"
              >
                {order.shop_name}
              </a>
            </h3>
            <p className="text-sm text-ink-2">
              <span className="nums">{m.orders.numbered[order.order_type](formatOrderNumber(order))}</span>
              {' · '}
              <time dateTime={order.created_at}>{formatWhen(timeZone, new Date(order.created_at), now)}</time>
            </p>
          </div>
          <p className="text-right">
            <Price amount={formatDollars(order.total_amount)} size="lg" />
            {money && <span className="block max-w-44 text-sm text-ink-2">{money}</span>}
          </p>
        </header>

        <PaymentAlert order={order} side="customer" />
        {active && order.payment_status !== 'failed' && order.payment_status !== 'awaiting_payment' && (
          <PickupCode order={order} timeZone={timeZone} now={now} />
        )}
        <OrderTimeline order={order} timeZone={timeZone} now={now} />
        <OrderLines order={order} />

        {active && shop && (
          <ul className="flex items-center justify-between gap-x-6 text-sm sm:justify-start">
            <li className="flex min-h-10 min-w-0 items-center gap-2">
              <MapPin size={16} aria-hidden="true" className="shrink-0 text-ink-2" />
              <a
                className="underline-offset-4 hover:underline"
                href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${shop.name}, ${shop.location}`)}`}
                target="_blank"
                rel="noreferrer"
              >
                {shop.location}
              </a>
            </li>
            {shop.phone && (
              <li className="shrink-0">
                <PhoneLink
                  href={shop.phone_link}
                  className="flex min-h-10 min-w-10 items-center justify-center gap-2"
                >
                  <Phone size={16} aria-hidden="true" className="shrink-0 text-ink-2" />
                  <span className={shop.phone_link === null ? '' : 'max-sm:sr-only'}>{shop.phone}</span>
                </PhoneLink>
              </li>
            )}
          </ul>
        )}
        <footer className="flex flex-wrap items-start justify-between gap-3 border-t border-line pt-4">
          <OrderMessages order={order} timeZone={timeZone} now={now} opened={opened} />
          <div className="flex flex-wrap gap-2">
            {order.payment_status === 'awaiting_payment' && (
              <ButtonLink
                to={href(routes.paymentCancel, { search: { checkout: order.parent_order_id } })}
                size="sm"
              >
                {m.orders.payNow}
              </ButtonLink>
            )}
            <CancelOrder order={order} now={now} />
          </div>
        </footer>
      </div>
    </article>
  )
}

/** The browser's own scroll to the anchor came before the order was rendered. */
export function scrollToCard(card: HTMLElement | null) {
  card?.scrollIntoView({ block: 'start' })
}

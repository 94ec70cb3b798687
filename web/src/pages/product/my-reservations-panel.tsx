import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { CircleCheck } from 'lucide-react'
import type { Ref } from 'react'
import { ReservationCard } from '../../features/orders/reservation-card.tsx'
import { reservationTitle } from '../../features/orders/reservation-title.ts'

type Props = { orders: readonly Order[]; onChange: (order: Order) => void; ref: Ref<HTMLElement> }

/** The customer's own reservations of the product. */
export function MyReservationsPanel({ orders, onChange, ref }: Props) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={m.shopping.product.yourReservation}
      className="-m-2 grid scroll-mt-24 gap-4 rounded-card p-2"
    >
      {orders.map((order) => (
        <div key={order.id} className="grid gap-2">
          <h2 className="flex items-center gap-2 text-xl">
            <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-pine" />
            {reservationTitle(order)}
          </h2>
          <ReservationCard order={order} onChange={onChange} />
        </div>
      ))}
    </section>
  )
}

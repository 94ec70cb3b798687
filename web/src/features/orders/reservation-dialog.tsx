import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { ReservationCard } from './reservation-card.tsx'
import { reservationTitle } from './reservation-title.ts'

type Props = {
  orders: readonly Order[]
  /** The number of shops that rejected their reservation. */
  failedCount?: number
  onChange: (order: Order) => void
  onClose: () => void
}

/** The confirmation of a new reservation. */
export function ReservationDialog({ orders, failedCount = 0, onChange, onClose }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={reservationTitle(orders)}
      focusField={false}
      footer={
        <Button onClick={onClose} className="max-sm:w-full">
          {m.orders.reservation.done}
        </Button>
      }
    >
      {failedCount > 0 && (
        <p className="mb-4 rounded-field bg-marigold-wash px-3 py-2.5 text-sm">
          {m.orders.reservation.failed(failedCount)}
        </p>
      )}
      <ul className="grid gap-6">
        {orders.map((order) => (
          <li key={order.id} className="grid gap-2">
            {orders.length > 1 && <h3 className="text-lg">{order.shop_name}</h3>}
            <ReservationCard order={order} onChange={onChange} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { ReservationCard } from './reservation-card.tsx'
import { reservationTitle } from './reservation-title.ts'

type Props = {
  order: Order
  onChange: (order: Order) => void
  onClose: () => void
}

/** The confirmation of a new reservation. */
export function ReservationDialog({ order, onChange, onClose }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={reservationTitle(order)}
      focusField={false}
      footer={
        <Button onClick={onClose} className="max-sm:w-full">
          {m.orders.reservation.done}
        </Button>
      }
    >
      <ReservationCard order={order} onChange={onChange} />
    </Dialog>
  )
}

import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { OrderThread } from './order-thread.tsx'

type Props = { order: Order; timeZone: string; now: Date; opened: boolean }

/** Collapsed, and loaded when it opens. */
export function OrderMessages({ order, timeZone, now, opened }: Props) {
  const [open, setOpen] = useState(opened)
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group/messages min-w-28 flex-1 open:basis-full"
    >
      <summary className="inline-flex min-h-10 cursor-pointer list-none items-center gap-1.5 rounded-field font-semibold text-pine [&::-webkit-details-marker]:hidden">
        {m.orders.messages}
        <ChevronDown size={18} aria-hidden="true" className="group-open/messages:rotate-180" />
      </summary>
      {open && (
        <div className="pt-3">
          <OrderThread order={order} side="customer" timeZone={timeZone} now={now} />
        </div>
      )}
    </details>
  )
}

import type { Order } from '@mainstreet/contract/orders/order.ts'
import { whenWords } from './when-words.ts'

type Props = { order: Order; timeZone: string; now: Date }

/** Large once it is ready: made to be shown over a counter. */
export function PickupCode({ order, timeZone, now }: Props) {
  if (!order.pickup_code) return null
  const until = order.pickup_until && whenWords(timeZone, new Date(order.pickup_until), now)
  const spelled = [...order.pickup_code].join(' ')

  if (order.ready_at)
    return (
      <div className="grid justify-items-center gap-1 rounded-card border-2 border-dashed border-pine bg-paper px-4 py-5 text-center">
        <p className="text-sm text-ink-2">Show this at the counter</p>
        <p className="font-display text-5xl font-bold tracking-[0.12em] nums sm:text-6xl">
          <span aria-hidden="true">{order.pickup_code}</span>
          <span className="sr-only">Pickup code {spelled}</span>
        </p>
        {until && <p className="text-sm">Pick it up until {until}</p>}
      </div>
    )

  const from = order.pickup_from && whenWords(timeZone, new Date(order.pickup_from), now)
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 rounded-card bg-sunk px-4 py-3 text-sm">
      <div>
        <dt className="text-ink-2">Pickup code</dt>
        <dd className="font-display text-lg font-semibold tracking-wider nums">{order.pickup_code}</dd>
      </div>
      {from && (
        <div>
          <dt className="text-ink-2">Planned for</dt>
          <dd className="text-base font-medium">{from}</dd>
        </div>
      )}
      {until && (
        <div>
          <dt className="text-ink-2">Kept until</dt>
          <dd className="text-base font-medium">{until}</dd>
        </div>
      )}
    </dl>
  )
}

import type { Order } from '@mainstreet/contract/orders/order.ts'
import { boardOf } from './board.ts'
import { dayCount } from './day-count.ts'

type Props = {
  active: Order[]
  /** Those that are over, newest first. */
  past: Order[]
  timeZone: string
  now: Date
  boardPath: string
}

/** The day at a glance; a number leads to what it counts. */
export function ShopToday({ active, past, timeZone, now, boardPath }: Props) {
  const board = boardOf(active)
  const today = dayCount([...active, ...past], timeZone, now)
  const counts = [
    { name: 'New', value: board.new.length, strong: board.new.length > 0 },
    { name: 'Preparing', value: board.preparing.length },
    { name: 'Ready', value: board.ready.length },
    { name: 'Handed over today', value: today.handedOver },
  ]
  return (
    <section aria-labelledby="today" className="grid gap-3">
      <h2 id="today" className="text-xl">
        Today
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {counts.map(({ name, value, strong }) => (
          <li key={name}>
            <a
              href={boardPath}
              className={`grid rounded-card border px-4 py-3 hover:border-line-strong ${strong ? 'border-poppy bg-poppy-wash' : 'border-line bg-surface'}`}
            >
              <span className="font-display text-4xl font-bold nums">{value}</span>
              <span className="text-sm text-ink-2">{name}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-2">
        {today.placed === 0 ? 'Nothing has come in today.' : `${today.placed} came in today.`}
      </p>
    </section>
  )
}

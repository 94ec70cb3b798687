import { m } from '@mainstreet/contract/messages/messages.ts'
import { isPaused } from '@mainstreet/contract/shops/paused.ts'
import { getPickupPromise } from '@mainstreet/contract/shops/pickup-promise.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { useClock } from '../../browser/clock.ts'
import { pickupPromiseLabel, readyLabel } from './opening-labels.ts'

type PickupShop = Pick<Shop, 'hours' | 'paused_until' | 'preparation_minutes'>

/** The pickup promise, by the same rule as on the server. */
export function usePickupPromise({ hours, paused_until, preparation_minutes }: PickupShop) {
  const now = useClock()
  const paused = isPaused(paused_until, now)
  const promise = getPickupPromise({ hours, paused_until, preparation_minutes, now })
  return {
    promise,
    paused,
    /** 'Ready around 4:40 PM' */
    ready: paused ? m.shopping.hours.ordersPaused : readyLabel(promise, hours, now),
    label: paused ? m.shopping.hours.ordersPaused : pickupPromiseLabel(promise, hours, now),
  }
}

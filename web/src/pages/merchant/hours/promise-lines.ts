import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import type { OpeningHours } from '@mainstreet/contract/shops/opening-hours.ts'
import { getPickupPromise } from '@mainstreet/contract/shops/pickup-promise.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { getLocalDay, toInstant } from '@mainstreet/contract/shops/time-zone.ts'
import { openStateLabel, pickupPromiseLabel } from '../../../features/shops/opening-labels.ts'

const lateEveningMinutes = 22 * 60

/** The pickup promise of now and of ten in the evening, with the labels that customers see. */
export function getPromiseLines(
  hours: OpeningHours,
  { paused_until, preparation_minutes }: Pick<Shop, 'paused_until' | 'preparation_minutes'>,
  now: Date,
): { when: string; text: string }[] {
  const promised = (at: Date) => {
    const pause = paused_until ? new Date(paused_until) : null
    const promise = getPickupPromise({ hours, paused_until: pause, preparation_minutes, now: at })
    return pickupPromiseLabel(promise, hours, at)
  }
  const texts = dashboard.merchant.hours.preview
  const zone = hours.time_zone
  const tonight = new Date(toInstant(zone, getLocalDay(zone, now.getTime()), lateEveningMinutes))
  const later = tonight > now ? [{ when: texts.orderedLate, text: promised(tonight) }] : []
  return [
    { when: texts.shop, text: openStateLabel(hours, now) },
    { when: texts.orderedNow, text: promised(now) },
    ...later,
  ]
}

import type { Hours } from '@mainstreet/contract/shops/opening-hours.ts'
import { openStateWords, promiseWords } from '@mainstreet/contract/shops/opening-hours-labels.ts'
import { pickupPromise } from '@mainstreet/contract/shops/pickup-promise.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { instantOf, localDay } from '@mainstreet/contract/shops/time-zone.ts'

const lateEvening = 22 * 60

/** Now, and at ten in the evening: the same words as on the street. */
export function promiseLines(
  hours: Hours,
  { paused_until, preparation_minutes }: Pick<Shop, 'paused_until' | 'preparation_minutes'>,
  now: Date,
): { when: string; words: string }[] {
  const promised = (at: Date) => {
    const pause = paused_until ? new Date(paused_until) : null
    const promise = pickupPromise({ hours, paused_until: pause, preparation_minutes, now: at })
    return promiseWords(promise, hours, at)
  }
  const zone = hours.time_zone
  const tonight = new Date(instantOf(zone, localDay(zone, now.getTime()), lateEvening))
  const later = tonight > now ? [{ when: 'Ordered at 10 PM', words: promised(tonight) }] : []
  return [
    { when: 'Your shop', words: openStateWords(hours, now) },
    { when: 'Ordered now', words: promised(now) },
    ...later,
  ]
}

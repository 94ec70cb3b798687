import { formatDate, formatLocalTime } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { listPickupTimes } from '@mainstreet/contract/shops/pickup-times.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { getLocalDay } from '@mainstreet/contract/shops/time-zone.ts'
import { useClock } from '../../browser/clock.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/text-input.tsx'

type Props = {
  shop: Pick<Shop, 'name' | 'hours' | 'paused_until' | 'preparation_minutes'>
  /** Undefined: as soon as it is ready. */
  chosen: string | undefined
  /** Why the server rejected it. */
  error: string | undefined
  onChange: (from: string | undefined) => void
}

/** The possible pickup times by day; a selected time that has passed is marked. */
export function PickupTimeSelect({ shop, chosen, error, onChange }: Props) {
  const now = useClock()
  const { hours, preparation_minutes } = shop
  const paused_until = shop.paused_until ? new Date(shop.paused_until) : null
  const [soonest, ...later] = listPickupTimes({ hours, preparation_minutes, paused_until, now })
  if (!soonest) return null
  const zone = hours.time_zone
  const texts = m.checkout.pickupTime
  const hasPassed = chosen !== undefined && !later.some((time) => time.toISOString() === chosen)
  return (
    <Field label={texts.label(shop.name)} hideLabel error={hasPassed ? texts.passed : error}>
      {(aria) => (
        <Select
          {...aria}
          value={hasPassed ? '' : (chosen ?? '')}
          onChange={({ target }) => onChange(target.value || undefined)}
        >
          <option value="">
            {texts.soonest({ day: formatDay(zone, soonest, now), time: formatLocalTime(zone, soonest) })}
          </option>
          {[...Map.groupBy(later, (time) => formatDay(zone, time, now))].map(([day, times]) => (
            <optgroup key={day} label={day}>
              {times.map((time) => (
                <option key={time.getTime()} value={time.toISOString()}>
                  {texts.option({ day, time: formatLocalTime(zone, time) })}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  )
}

function formatDay(timeZone: string, at: Date, now: Date): string {
  const isToday = getLocalDay(timeZone, at.getTime()) === getLocalDay(timeZone, now.getTime())
  return isToday ? m.checkout.pickupTime.today : formatDate(at, 'dayWithWeekday', timeZone)
}

import { minuteMs } from '@mainstreet/contract/durations.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { getLocalDay, toInstant } from '@mainstreet/contract/shops/time-zone.ts'

export function getPauseChoices(timeZone: string, now: Date): { label: string; until: Date }[] {
  const after = (minutes: number) => new Date(now.getTime() + minutes * minuteMs)
  const midnight = toInstant(timeZone, getLocalDay(timeZone, now.getTime()) + 1, 0)
  const { choices } = dashboard.orderBoard.pause
  return [
    { label: choices.halfHour, until: after(30) },
    { label: choices.hour, until: after(60) },
    { label: choices.twoHours, until: after(120) },
    { label: choices.today, until: new Date(midnight) },
  ]
}

import { minuteMs } from '@mainstreet/contract/durations.ts'
import { getLocalDay, toInstant } from '@mainstreet/contract/shops/time-zone.ts'

export function getPauseChoices(timeZone: string, now: Date): { label: string; until: Date }[] {
  const after = (minutes: number) => new Date(now.getTime() + minutes * minuteMs)
  const midnight = toInstant(timeZone, getLocalDay(timeZone, now.getTime()) + 1, 0)
  return [
    { label: '30 minutes', until: after(30) },
    { label: '1 hour', until: after(60) },
    { label: '2 hours', until: after(120) },
    { label: 'Rest of today', until: new Date(midnight) },
  ]
}

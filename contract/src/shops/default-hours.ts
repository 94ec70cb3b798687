import { openingHoursLimits } from './limits.ts'
import type { OpeningHours } from './opening-hours.ts'

export function alwaysClosed(time_zone: string = openingHoursLimits.defaultTimeZone): OpeningHours {
  return {
    time_zone,
    week: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
    exceptions: [],
  }
}

/** Monday to Saturday from nine to six. */
export function defaultHours(time_zone: string = openingHoursLimits.defaultTimeZone): OpeningHours {
  const day = () => [{ opens: '09:00', closes: '18:00' }]
  const week = { mon: day(), tue: day(), wed: day(), thu: day(), fri: day(), sat: day(), sun: [] }
  return { time_zone, week, exceptions: [] }
}

import { alwaysClosed } from '@mainstreet/contract/shops/default-hours.ts'
import type { OpeningHours, OpeningPeriod } from '@mainstreet/contract/shops/opening-hours.ts'
import { weekdaysFromMonday as days, type Weekday } from '@mainstreet/contract/shops/weekdays.ts'

/** 'tue-fri 07:00-14:00 17:00-21:00; sat 08:00-15:00': days that are not named are closed. */
export function parseWeeklyHours(text: string): OpeningHours {
  const hours = alwaysClosed('America/Los_Angeles')
  for (const part of text.split('; ')) {
    const [span = '', ...periods] = part.split(' ')
    const [first, last = first] = span.split('-').map((day) => days.indexOf(day as Weekday))
    if (first === undefined || last === undefined || first < 0 || last < first)
      throw new Error(`No days in "${part}"`)
    for (const day of days.slice(first, last + 1)) hours.week[day] = periods.map(parsePeriod)
  }
  return hours
}

function parsePeriod(text: string): OpeningPeriod {
  const [opens = '', closes = ''] = text.split('-')
  return { opens, closes }
}

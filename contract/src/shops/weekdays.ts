/** Sunday first, as JavaScript counts. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
export type Weekday = (typeof weekdays)[number]

/** The week as people read it: Monday first. */
export const weekdayNames: readonly (readonly [Weekday, string])[] = [
  ['mon', 'Monday'],
  ['tue', 'Tuesday'],
  ['wed', 'Wednesday'],
  ['thu', 'Thursday'],
  ['fri', 'Friday'],
  ['sat', 'Saturday'],
  ['sun', 'Sunday'],
]

/** 'Mon'. Sunday is 0, as JavaScript counts. */
export function shortWeekdayName(weekday: number): string {
  const name = weekdays[weekday] ?? ''
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Sunday first, as in JavaScript. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
export type Weekday = (typeof weekdays)[number]

/** Monday first, for display. */
export const weekdayNames: readonly (readonly [Weekday, string])[] = [
  ['mon', 'Monday'],
  ['tue', 'Tuesday'],
  ['wed', 'Wednesday'],
  ['thu', 'Thursday'],
  ['fri', 'Friday'],
  ['sat', 'Saturday'],
  ['sun', 'Sunday'],
]

/** 'Mon'. Sunday is 0, as in JavaScript. */
export function shortWeekdayName(weekday: number): string {
  const name = weekdays[weekday] ?? ''
  return name.charAt(0).toUpperCase() + name.slice(1)
}

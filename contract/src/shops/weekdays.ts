/** Sunday first, as in JavaScript. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
export type Weekday = (typeof weekdays)[number]

/** For display. */
export const weekdaysFromMonday: readonly Weekday[] = [...weekdays.slice(1), 'sun']

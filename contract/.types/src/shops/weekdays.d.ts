/** Sunday first, as in JavaScript. */
export declare const weekdays: readonly ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
export type Weekday = (typeof weekdays)[number];
/** For display. */
export declare const weekdaysFromMonday: readonly Weekday[];

import type { OpeningHours } from './opening-hours.ts';
export type OpenInterval = {
    opens: Date;
    closes: Date;
};
export type OpenState = {
    state: 'open' | 'closes_soon' | 'closed';
    until?: Date;
    opensAt?: Date;
};
/**
 * Every open interval that overlaps the range, complete and in order; adjacent intervals are merged. A
 * closing after `to` may be earlier than the real one when the shop stays open for days.
 */
export declare function listOpenIntervals(hours: OpeningHours, from: Date, to: Date): OpenInterval[];
/** From the minute of opening, up to but excluding the minute of closing. */
export declare function isOpen(hours: OpeningHours, at: Date): boolean;
/** The first opening after `at`, also when the shop is open; undefined when there is none within `withinHours`. */
export declare function getNextOpening(hours: OpeningHours, at: Date, withinHours?: number): Date | undefined;
/** `until` is undefined when the shop stays open for three days, `opensAt` when it stays closed for a week. */
export declare function getOpenState(hours: OpeningHours, now: Date): OpenState;
/** When the shop has been open for this many minutes since `from`; undefined when that takes more than a month. */
export declare function addOpenMinutes(hours: OpeningHours, from: Date, minutes: number): Date | undefined;

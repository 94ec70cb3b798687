/** Between `from` and `until` (milliseconds) the zone's offset does not change. */
export type FixedOffsetZone = {
    name: string;
    from: number;
    until: number;
    offset: number;
};
/** An IANA name; plain offsets such as +05:00 are rejected. */
export declare function isTimeZone(name: string): boolean;
/** The zone's offset from UTC in milliseconds. Cached per quarter hour: no zone changes within one. */
export declare function getOffsetMs(timeZone: string, at: number): number;
/**
 * The offset that the server sends to the browser, where computing it would take longer; undefined near a
 * clock change.
 */
export declare function getFixedOffsetZone(name: string, now: number): FixedOffsetZone | undefined;
export declare function setFixedOffsetZone(zone: FixedOffsetZone): void;
/** The local calendar day as the number of days since 1970-01-01. */
export declare function getLocalDay(timeZone: string, at: number): number;
export declare function getLocalYear(timeZone: string, at: number): number;
/** Minutes since local midnight by the local clock. */
export declare function getLocalMinutes(timeZone: string, at: number): number;
/** For a local time that occurs twice the first instant; for a skipped one the instant of the change. */
export declare function toInstant(timeZone: string, day: number, minutes: number): number;

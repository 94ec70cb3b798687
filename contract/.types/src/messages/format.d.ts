import { type Cents } from '../money.ts';
import { type Weekday } from '../shops/weekdays.ts';
import type { DateStyle } from './formats.ts';
/** '1,234' */
export declare const formatNumber: (value: number) => string;
/** The number that is typed on a page, in its smallest unit; see `readTypedNumber`. */
export declare const readNumber: (typed: string, decimals: 0 | 2) => number | undefined;
/** '$1,234.56', '-$0.05'; US dollars without a currency. */
export declare const formatMoney: (cents: Cents, currency?: string) => string;
/** The same for an API amount in dollars. */
export declare const formatDollars: (dollars: number) => string;
/** '$5', '$5.50'. */
export declare const formatShortDollars: (dollars: number) => string;
/** 'Paper Boat, Kiln, and Loom' */
export declare const formatList: (items: readonly string[]) => string;
/** '8 AM to 6 PM, 7:30 PM to 10 PM' */
export declare const separateItems: (items: readonly string[]) => string;
/** 'Monday', 'Mon'. */
export declare function formatWeekday(day: Weekday, style?: 'long' | 'short'): string;
/** '80 ft', '1,250 ft', '1.2 mi', '140 mi'. */
export declare function formatDistance(miles: number): string;
/** '3 days ago', 'yesterday', 'in 5 minutes'. */
export declare function formatRelativeTime(value: number, unit: Intl.RelativeTimeFormatUnit): string;
/** Whose clock a time is read on: the shop's, the marketplace's or the reader's. */
export declare function formatDate(at: Date, style: DateStyle, timeZone: string): string;
/** A day without a time zone, such as '2026-11-28'. */
export declare const formatDay: (day: string, style: DateStyle) => string;
/** 'Pacific Time' */
export declare const formatTimeZone: (timeZone: string, at: Date) => string;
/** '08:30' -> '8:30 AM' */
export declare function formatTimeOfDay(time: string): string;
/** 9 -> '9 AM' */
export declare const formatHour: (hour: number) => string;
/** '6 PM', '4:40 PM', '12 AM'. */
export declare function formatLocalTime(timeZone: string, at: Date): string;
/** 'Mon' */
export declare function formatLocalWeekday(timeZone: string, at: Date): string;
/** 'Nov 28' */
export declare function formatLocalDate(timeZone: string, at: Date): string;

import type { NumberMarks } from '../typed-number.ts';
/** How one language writes numbers, money, times and lists. */
export type Formats = {
    /** '1,234'. */
    number(value: number): string;
    /** How people type numbers. */
    numberMarks(): NumberMarks;
    /** '$1,234.56', '-$0.05'; US dollars without a currency. */
    money(cents: number, currency?: string): string;
    /** Without the cents of a whole amount: '$5', '$5.50'. */
    shortMoney(cents: number): string;
    /** '80 ft', '1.2 mi', with exactly this number of decimals. */
    distance(value: number, unit: DistanceUnit, decimals: number): string;
    /** The form that fits the count; `#` in it stands for the formatted count. */
    plural(count: number, forms: PluralForms): string;
    /** 'A, B, and C', or only separated: 'A, B, C'. */
    list(items: readonly string[], style?: ListStyle): string;
    /** 'Monday', 'Mon'. Sunday is 0, as in JavaScript. */
    weekday(weekday: number, style: 'long' | 'short'): string;
    /** '9 AM', '4:40 PM', for the minutes since midnight. */
    minuteOfDay(minutes: number): string;
    date(at: Date, style: DateStyle, timeZone: string): string;
    /** 'yesterday', 'in 5 minutes'. */
    relativeTime(value: number, unit: Intl.RelativeTimeFormatUnit): string;
    /** 'Pacific Time'. */
    timeZoneName(timeZone: string, at: Date): string;
};
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & {
    other: string;
};
type DistanceUnit = 'foot' | 'mile';
type ListStyle = 'and' | 'separated';
declare const dateStyles: {
    /** 'Nov 3' */
    day: {
        month: "short";
        day: "numeric";
    };
    /** 'Nov 3, 2026' */
    dayWithYear: {
        year: "numeric";
        month: "short";
        day: "numeric";
    };
    /** 'Tue, Nov 3' */
    dayWithShortWeekday: {
        weekday: "short";
        month: "short";
        day: "numeric";
    };
    /** 'Tuesday, Nov 3' */
    dayWithWeekday: {
        weekday: "long";
        month: "short";
        day: "numeric";
    };
    /** 'Tuesday, November 3' */
    longDay: {
        weekday: "long";
        month: "long";
        day: "numeric";
    };
    /** 'Tuesday, November 3, 2026' */
    longDayWithYear: {
        weekday: "long";
        year: "numeric";
        month: "long";
        day: "numeric";
    };
    /** 'Tuesday' */
    weekday: {
        weekday: "long";
    };
    /** 'Tue' */
    shortWeekday: {
        weekday: "short";
    };
    /** '5:43 PM' */
    time: {
        readonly hour: 'numeric';
        readonly minute: '2-digit';
    };
    /** 'Nov 3, 5:43 PM' */
    dayAndTime: {
        hour: 'numeric';
        minute: '2-digit';
        month: "short";
        day: "numeric";
    };
    /** 'Nov 3, 2026, 5:43 PM' */
    dayWithYearAndTime: {
        hour: 'numeric';
        minute: '2-digit';
        year: "numeric";
        month: "short";
        day: "numeric";
    };
};
export type DateStyle = keyof typeof dateStyles;
/** The formats of a language by its tag, such as 'es-US'. A language may replace single ones. */
export declare function createFormats(tag: string): Formats;
export {};

/** How a language writes numbers: '1,234.50' or '1.234,50'. */
export type NumberMarks = {
    decimal: string;
    group: string;
};
/** Addresses and query strings have no groups. */
export declare const plainMarks: NumberMarks;
/**
 * A typed number in its smallest unit: cents with two decimals, else the number itself. Undefined for any
 * text that could mean two amounts, such as '1,50' in English. A point is a decimal mark in every language:
 * groups have three digits and amounts at most two decimals, so that '4.50' means the same everywhere.
 */
export declare function readTypedNumber(typed: string, decimals: 0 | 2, marks: NumberMarks): number | undefined;

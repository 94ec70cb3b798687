/** A whole number of US cents. */
export type Cents = number;
/** Rounded half up to whole cents; 1.005 is one dollar and half a cent, as written. */
export declare function toCents(dollars: number): Cents;
export declare function toDollars(cents: Cents): number;
/** 1.18 times the price, half a cent rounded up (docs/spec.md, section 9). */
export declare function struckPriceCents(priceCents: Cents): Cents;
/**
 * Splits a total by whole-number weights so that the shares add up exactly (largest remainder, earlier
 * first). Without a weight above zero the split is equal.
 */
export declare function splitByWeight(totalCents: Cents, weights: readonly number[]): Cents[];

import { type Cents } from '../money.ts';
/** No struck price where it rounds to the price itself, at one or two cents. */
export type DiscountBadge = {
    percent: number;
    struckCents: Cents | undefined;
};
/** A product under ten dollars shows a badge and a struck price (docs/spec.md, section 9); display only. */
export declare function computeDiscountBadge(priceCents: Cents): DiscountBadge | undefined;

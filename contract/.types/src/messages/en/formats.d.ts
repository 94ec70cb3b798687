import type { Cents } from '../../money.ts';
import { type Formats, type PluralForms } from '../formats.ts';
/**
 * What the first page shows is formatted by hand: on a slow phone the first use of `Intl` takes longer than
 * rendering a page. A test compares the results with those of `Intl`.
 */
export declare const formats: Formats;
export declare function plural(count: number, { one, other }: PluralForms): string;
/** Also for the texts of this language. */
export declare function formatNumber(value: number): string;
/** 'one hundred fifty dollars and 05 cents', with two digits of cents, as on a check. */
export declare function spellAmount(cents: Cents): string;

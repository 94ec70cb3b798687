import { z } from 'zod';
import { type NumberRule, type TextRule } from './field-rules.ts';
/** A UUID in lower case; the only form of an id. */
export declare const id: z.ZodGUID;
export declare const idParams: z.ZodObject<{
    id: z.ZodGUID;
}, z.core.$strip>;
/** A text of a user, read by `trimText`. */
export declare const typedText: () => z.ZodString;
/** Says the same about a text as `findFieldError`. */
export declare function textField({ maxChars, required, format }: TextRule): z.ZodString;
/** Says the same about a number as `findFieldError`. */
export declare function numberField({ min, max, decimals, format }: NumberRule): z.ZodNumber;
export declare const shopName: z.ZodString;
export declare const phone: z.ZodString;
export declare const emailOrEmpty: z.ZodString;
/** A note from the customer to the shop. */
export declare const note: z.ZodString;
export declare const reason: z.ZodString;
export declare const requiredReason: z.ZodString;
/** The text typed into a search box. */
export declare const searchText: z.ZodString;
/** For lists whose index needs at least two characters. */
export declare const searchTerm: z.ZodString;
/** Both days inclusive, in the time zone of the marketplace or of the shop. */
export declare const dateRange: {
    from: z.ZodOptional<z.ZodISODate>;
    to: z.ZodOptional<z.ZodISODate>;
};
/** The quantity of one product, in a cart or an order. */
export declare const quantity: z.ZodInt;
/**
 * An image of a shop or a product: an API path, a local path, a data URL or an https address (docs/spec.md,
 * section 3). The server rejects other values, and data that is no image, with 422.
 */
export declare const imageReference: z.ZodString;

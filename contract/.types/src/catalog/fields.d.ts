import { z } from 'zod';
/** Dollars, tax included. */
export declare const price: z.ZodNumber;
/** A price bound in a query string: dollars, or dollars and cents. */
export declare const priceParam: z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>;
export declare const stock: z.ZodNumber;
export declare const productName: z.ZodString;
export declare const productDescription: z.ZodString;
/** The shop's own number for a product; null instead of an empty text. */
export declare const sku: z.ZodString;
export declare const imageAlt: z.ZodString;

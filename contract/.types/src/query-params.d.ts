import { z } from 'zod';
/** `true`/`false` in a query string. */
export declare const flag: z.ZodPipe<z.ZodEnum<{
    "": "";
    0: "0";
    1: "1";
    false: "false";
    true: "true";
}>, z.ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>;
export declare const sortOrder: z.ZodOptional<z.ZodEnum<{
    asc: "asc";
    desc: "desc";
}>>;
/**
 * Any finite decimal number in a query string, with any number of digits and as JavaScript prints it
 * (`-119.`, `.5`, `1e-7`); no blanks, no NaN or Infinity, no hexadecimal.
 */
export declare const decimal: z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>;

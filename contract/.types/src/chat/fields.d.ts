import { z } from 'zod';
/** A message needs non-blank trimmed text (docs/spec.md, section 5). */
export declare const messageText: z.ZodString;
/** Created by the sender. */
export declare const messageId: z.ZodString;
/** The number of a message in its thread, in a query string; 0 means none. */
export declare const seqParam: ({ min }: {
    min: 0 | 1;
}) => z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>;

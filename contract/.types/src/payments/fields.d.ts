import { z } from 'zod';
/** The payment provider's id of a payment session. */
export declare const sessionId: z.ZodString;
export declare const refundAmount: z.ZodNumber;
/** At most one entry for each shop of a checkout. */
export declare const perShop: <Entry extends z.ZodType>(entry: Entry) => z.ZodArray<Entry>;

import { z } from 'zod';
/**
 * An event or a delivery whose attempts are used up. Its content is not shown: an email may hold a link that signs its
 * recipient in.
 */
export declare const deadLetter: z.ZodObject<{
    id: z.ZodGUID;
    queue: z.ZodEnum<{
        email: "email";
        events: "events";
        payments: "payments";
        sms: "sms";
    }>;
    name: z.ZodString;
    attempts: z.ZodInt;
    last_error: z.ZodNullable<z.ZodString>;
    created_at: z.ZodISODateTime;
    failed_at: z.ZodISODateTime;
}, z.core.$strip>;
export type DeadLetter = z.infer<typeof deadLetter>;

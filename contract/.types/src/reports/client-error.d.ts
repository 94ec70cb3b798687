import { z } from 'zod';
/** One error, grouped over all browsers that reported it. */
export declare const clientErrorGroup: z.ZodObject<{
    fingerprint: z.ZodGUID;
    message: z.ZodString;
    context: z.ZodNullable<z.ZodString>;
    level: z.ZodNullable<z.ZodString>;
    reports: z.ZodInt;
    users: z.ZodInt;
    first_at: z.ZodISODateTime;
    last_at: z.ZodISODateTime;
}, z.core.$strip>;
export type ClientErrorGroup = z.infer<typeof clientErrorGroup>;
export declare const storedErrorReport: z.ZodObject<{
    id: z.ZodInt;
    error_id: z.ZodString;
    message: z.ZodString;
    level: z.ZodNullable<z.ZodString>;
    context: z.ZodNullable<z.ZodString>;
    stack: z.ZodNullable<z.ZodString>;
    component_stack: z.ZodNullable<z.ZodString>;
    user_agent: z.ZodNullable<z.ZodString>;
    url: z.ZodNullable<z.ZodString>;
    user_id: z.ZodNullable<z.ZodGUID>;
    created_at: z.ZodISODateTime;
}, z.core.$strip>;
export type StoredErrorReport = z.infer<typeof storedErrorReport>;
export declare const fingerprintParams: z.ZodObject<{
    fingerprint: z.ZodGUID;
}, z.core.$strip>;

import { z } from 'zod';
/** Local time. A period that closes at or before its opening ends on the next day. */
export declare const openingPeriod: z.ZodObject<{
    opens: z.ZodString;
    closes: z.ZodString;
}, z.core.$strip>;
export type OpeningPeriod = z.infer<typeof openingPeriod>;
export declare const openingHours: z.ZodObject<{
    time_zone: z.ZodString;
    week: z.ZodObject<{
        mon: z.ZodArray<z.ZodObject<{
            opens: z.ZodString;
            closes: z.ZodString;
        }, z.core.$strip>>;
        tue: z.ZodArray<z.ZodObject<{
            opens: z.ZodString;
            closes: z.ZodString;
        }, z.core.$strip>>;
        wed: z.ZodArray<z.ZodObject<{
            opens: z.ZodString;
            closes: z.ZodString;
        }, z.core.$strip>>;
        thu: z.ZodArray<z.ZodObject<{
            opens: z.ZodString;
            closes: z.ZodString;
        }, z.core.$strip>>;
        fri: z.ZodArray<z.ZodObject<{
            opens: z.ZodString;
            closes: z.ZodString;
        }, z.core.$strip>>;
        sat: z.ZodArray<z.ZodObject<{
            opens: z.ZodString;
            closes: z.ZodString;
        }, z.core.$strip>>;
        sun: z.ZodArray<z.ZodObject<{
            opens: z.ZodString;
            closes: z.ZodString;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    exceptions: z.ZodArray<z.ZodObject<{
        date: z.ZodISODate;
        periods: z.ZodArray<z.ZodObject<{
            opens: z.ZodString;
            closes: z.ZodString;
        }, z.core.$strip>>;
        note: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type OpeningHours = z.infer<typeof openingHours>;
export declare function alwaysClosed(time_zone?: string): OpeningHours;
/** Monday to Saturday from nine to six. */
export declare function defaultHours(time_zone?: string): OpeningHours;

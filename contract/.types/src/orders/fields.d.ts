import { z } from 'zod';
/** The person who picks up an order, or receives its delivery. */
export declare const customerFields: {
    customer_name: z.ZodString;
    customer_phone: z.ZodDefault<z.ZodString>;
    customer_email: z.ZodDefault<z.ZodString>;
    delivery_address: z.ZodOptional<z.ZodNullable<z.ZodString>>;
};
export declare const pickupCode: z.ZodString;
/** The line items of an order, or of one shop's part of a checkout. */
export declare const orderLines: <Line extends z.ZodType>(line: Line, emptyMessage?: string) => z.ZodArray<Line>;

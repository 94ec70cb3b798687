import { z } from 'zod';
export declare const adminOrderQuery: z.ZodObject<{
    from: z.ZodOptional<z.ZodISODate>;
    to: z.ZodOptional<z.ZodISODate>;
    page: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
    limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
    status: z.ZodOptional<z.ZodEnum<{
        cancelled: "cancelled";
        completed: "completed";
        declined: "declined";
        expired: "expired";
        in_progress: "in_progress";
        no_show: "no_show";
        pending: "pending";
        reserved: "reserved";
    }>>;
    type: z.ZodOptional<z.ZodEnum<{
        order: "order";
        reservation: "reservation";
    }>>;
    payment_status: z.ZodOptional<z.ZodEnum<{
        authorized: "authorized";
        awaiting_payment: "awaiting_payment";
        failed: "failed";
        none: "none";
        paid: "paid";
        paid_in_store: "paid_in_store";
        partially_refunded: "partially_refunded";
        refunded: "refunded";
        voided: "voided";
    }>>;
    active: z.ZodOptional<z.ZodEnum<{
        false: "false";
        true: "true";
    }>>;
    shop_id: z.ZodOptional<z.ZodGUID>;
    customer_id: z.ZodOptional<z.ZodGUID>;
    search: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;

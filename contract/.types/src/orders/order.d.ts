import { z } from 'zod';
export declare const orderStatus: z.ZodEnum<{
    cancelled: "cancelled";
    completed: "completed";
    declined: "declined";
    expired: "expired";
    in_progress: "in_progress";
    no_show: "no_show";
    pending: "pending";
    reserved: "reserved";
}>;
export declare const orderType: z.ZodEnum<{
    order: "order";
    reservation: "reservation";
}>;
export declare const paymentStatus: z.ZodEnum<{
    authorized: "authorized";
    awaiting_payment: "awaiting_payment";
    failed: "failed";
    none: "none";
    paid: "paid";
    paid_in_store: "paid_in_store";
    partially_refunded: "partially_refunded";
    refunded: "refunded";
    voided: "voided";
}>;
/** One entry of the order's history; `from` equals `to` for an event that changes no status (ready). */
export declare const orderEvent: z.ZodObject<{
    kind: z.ZodEnum<{
        placed: "placed";
        ready: "ready";
        status_changed: "status_changed";
    }>;
    actor: z.ZodEnum<{
        admin: "admin";
        customer: "customer";
        merchant: "merchant";
        system: "system";
    }>;
    from: z.ZodNullable<z.ZodEnum<{
        cancelled: "cancelled";
        completed: "completed";
        declined: "declined";
        expired: "expired";
        in_progress: "in_progress";
        no_show: "no_show";
        pending: "pending";
        reserved: "reserved";
    }>>;
    to: z.ZodEnum<{
        cancelled: "cancelled";
        completed: "completed";
        declined: "declined";
        expired: "expired";
        in_progress: "in_progress";
        no_show: "no_show";
        pending: "pending";
        reserved: "reserved";
    }>;
    reason: z.ZodNullable<z.ZodString>;
    created_at: z.ZodISODateTime;
}, z.core.$strip>;
export type OrderEvent = z.infer<typeof orderEvent>;
export declare const order: z.ZodObject<{
    id: z.ZodGUID;
    parent_order_id: z.ZodGUID;
    shop_id: z.ZodGUID;
    shop_name: z.ZodString;
    product_id: z.ZodGUID;
    customer_id: z.ZodGUID;
    customer_name: z.ZodString;
    customer_phone: z.ZodString;
    customer_phone_link: z.ZodNullable<z.ZodString>;
    customer_email: z.ZodString;
    delivery_address: z.ZodNullable<z.ZodString>;
    quantity: z.ZodInt;
    total_amount: z.ZodNumber;
    delivery_fee: z.ZodNumber;
    captured_amount: z.ZodNumber;
    refunded_amount: z.ZodNumber;
    failed_refund_amount: z.ZodNumber;
    note: z.ZodString;
    status: z.ZodEnum<{
        cancelled: "cancelled";
        completed: "completed";
        declined: "declined";
        expired: "expired";
        in_progress: "in_progress";
        no_show: "no_show";
        pending: "pending";
        reserved: "reserved";
    }>;
    order_type: z.ZodEnum<{
        order: "order";
        reservation: "reservation";
    }>;
    payment_status: z.ZodEnum<{
        authorized: "authorized";
        awaiting_payment: "awaiting_payment";
        failed: "failed";
        none: "none";
        paid: "paid";
        paid_in_store: "paid_in_store";
        partially_refunded: "partially_refunded";
        refunded: "refunded";
        voided: "voided";
    }>;
    items: z.ZodArray<z.ZodObject<{
        product_id: z.ZodGUID;
        name: z.ZodString;
        image: z.ZodNullable<z.ZodString>;
        price: z.ZodNumber;
        quantity: z.ZodInt;
    }, z.core.$strip>>;
    events: z.ZodArray<z.ZodObject<{
        kind: z.ZodEnum<{
            placed: "placed";
            ready: "ready";
            status_changed: "status_changed";
        }>;
        actor: z.ZodEnum<{
            admin: "admin";
            customer: "customer";
            merchant: "merchant";
            system: "system";
        }>;
        from: z.ZodNullable<z.ZodEnum<{
            cancelled: "cancelled";
            completed: "completed";
            declined: "declined";
            expired: "expired";
            in_progress: "in_progress";
            no_show: "no_show";
            pending: "pending";
            reserved: "reserved";
        }>>;
        to: z.ZodEnum<{
            cancelled: "cancelled";
            completed: "completed";
            declined: "declined";
            expired: "expired";
            in_progress: "in_progress";
            no_show: "no_show";
            pending: "pending";
            reserved: "reserved";
        }>;
        reason: z.ZodNullable<z.ZodString>;
        created_at: z.ZodISODateTime;
    }, z.core.$strip>>;
    pickup_code: z.ZodNullable<z.ZodString>;
    ready_at: z.ZodNullable<z.ZodISODateTime>;
    ready_requested_at: z.ZodNullable<z.ZodISODateTime>;
    pickup_from: z.ZodNullable<z.ZodISODateTime>;
    pickup_until: z.ZodNullable<z.ZodISODateTime>;
    respond_by: z.ZodNullable<z.ZodISODateTime>;
    version: z.ZodInt;
    created_at: z.ZodISODateTime;
    updated_at: z.ZodISODateTime;
}, z.core.$strip>;
export type Order = z.infer<typeof order>;
export declare const placeOrderBody: z.ZodObject<{
    customer_name: z.ZodString;
    customer_phone: z.ZodDefault<z.ZodString>;
    customer_email: z.ZodDefault<z.ZodString>;
    delivery_address: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    shop_id: z.ZodGUID;
    product_id: z.ZodOptional<z.ZodGUID>;
    quantity: z.ZodDefault<z.ZodInt>;
    items: z.ZodOptional<z.ZodArray<z.ZodObject<{
        product_id: z.ZodGUID;
        quantity: z.ZodDefault<z.ZodInt>;
    }, z.core.$strip>>>;
    order_type: z.ZodDefault<z.ZodEnum<{
        order: "order";
        reservation: "reservation";
    }>>;
}, z.core.$strip>;

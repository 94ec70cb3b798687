import { z } from 'zod';
/** The state of a checkout's card authorization. */
export declare const paymentStates: readonly ['open', 'authorized', 'captured', 'voided', 'closed', 'failed'];
export declare const paymentState: z.ZodEnum<{
    authorized: "authorized";
    captured: "captured";
    closed: "closed";
    failed: "failed";
    open: "open";
    voided: "voided";
}>;
export type PaymentState = z.infer<typeof paymentState>;
export declare const checkoutBody: z.ZodObject<{
    customer_name: z.ZodString;
    customer_phone: z.ZodDefault<z.ZodString>;
    customer_email: z.ZodDefault<z.ZodString>;
    delivery_address: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    items: z.ZodOptional<z.ZodArray<z.ZodObject<{
        product_id: z.ZodGUID;
        quantity: z.ZodDefault<z.ZodInt>;
    }, z.core.$strip>>>;
    shop_id: z.ZodOptional<z.ZodGUID>;
    fulfillment: z.ZodDefault<z.ZodEnum<{
        delivery: "delivery";
        pickup: "pickup";
    }>>;
    pickup_at: z.ZodDefault<z.ZodArray<z.ZodGUID>>;
    payment: z.ZodDefault<z.ZodEnum<{
        in_store: "in_store";
        online: "online";
    }>>;
    pickup: z.ZodDefault<z.ZodArray<z.ZodObject<{
        shop_id: z.ZodGUID;
        from: z.ZodISODateTime;
    }, z.core.$strip>>>;
    notes: z.ZodDefault<z.ZodArray<z.ZodObject<{
        shop_id: z.ZodGUID;
        note: z.ZodString;
    }, z.core.$strip>>>;
    total_amount: z.ZodOptional<z.ZodNumber>;
}, z.core.$strip>;
export declare const checkout: z.ZodObject<{
    parent_order_id: z.ZodGUID;
    orders: z.ZodArray<z.ZodObject<{
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
    }, z.core.$strip>>;
    payment: z.ZodNullable<z.ZodObject<{
        state: z.ZodEnum<{
            authorized: "authorized";
            captured: "captured";
            closed: "closed";
            failed: "failed";
            open: "open";
            voided: "voided";
        }>;
        amount: z.ZodNumber;
        captured_amount: z.ZodNumber;
        payment_url: z.ZodNullable<z.ZodString>;
        expires_at: z.ZodISODateTime;
    }, z.core.$strip>>;
    payment_url: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export type Checkout = z.infer<typeof checkout>;
export declare const refund: z.ZodObject<{
    id: z.ZodGUID;
    order_id: z.ZodGUID;
    amount: z.ZodNumber;
    reason: z.ZodString;
    state: z.ZodEnum<{
        failed: "failed";
        requested: "requested";
        succeeded: "succeeded";
    }>;
    origin: z.ZodEnum<{
        marketplace: "marketplace";
        provider: "provider";
    }>;
    failure_reason: z.ZodNullable<z.ZodString>;
    lines: z.ZodArray<z.ZodObject<{
        product_id: z.ZodGUID;
        quantity: z.ZodInt;
    }, z.core.$strip>>;
    restocked: z.ZodBoolean;
    created_at: z.ZodISODateTime;
    updated_at: z.ZodISODateTime;
}, z.core.$strip>;
export type Refund = z.infer<typeof refund>;
export declare const refundBody: z.ZodObject<{
    amount: z.ZodOptional<z.ZodNumber>;
    lines: z.ZodOptional<z.ZodArray<z.ZodObject<{
        product_id: z.ZodGUID;
        quantity: z.ZodInt;
    }, z.core.$strip>>>;
    reason: z.ZodString;
    restock: z.ZodDefault<z.ZodBoolean>;
}, z.core.$strip>;
export declare const ledgerKinds: readonly ['authorized', 'captured', 'voided', 'refunded', 'refunded_at_provider', 'dispute_withdrawn', 'dispute_reinstated', 'dispute_fee', 'paid_in_store'];
export declare const orderLedger: z.ZodObject<{
    captured_amount: z.ZodNumber;
    refunded_amount: z.ZodNumber;
    disputed_amount: z.ZodNumber;
    commission_amount: z.ZodNumber;
    balance_amount: z.ZodNumber;
    entries: z.ZodArray<z.ZodObject<{
        kind: z.ZodEnum<{
            authorized: "authorized";
            captured: "captured";
            dispute_fee: "dispute_fee";
            dispute_reinstated: "dispute_reinstated";
            dispute_withdrawn: "dispute_withdrawn";
            paid_in_store: "paid_in_store";
            refunded: "refunded";
            refunded_at_provider: "refunded_at_provider";
            voided: "voided";
        }>;
        amount: z.ZodNumber;
        created_at: z.ZodISODateTime;
    }, z.core.$strip>>;
    refunds: z.ZodArray<z.ZodObject<{
        id: z.ZodGUID;
        order_id: z.ZodGUID;
        amount: z.ZodNumber;
        reason: z.ZodString;
        state: z.ZodEnum<{
            failed: "failed";
            requested: "requested";
            succeeded: "succeeded";
        }>;
        origin: z.ZodEnum<{
            marketplace: "marketplace";
            provider: "provider";
        }>;
        failure_reason: z.ZodNullable<z.ZodString>;
        lines: z.ZodArray<z.ZodObject<{
            product_id: z.ZodGUID;
            quantity: z.ZodInt;
        }, z.core.$strip>>;
        restocked: z.ZodBoolean;
        created_at: z.ZodISODateTime;
        updated_at: z.ZodISODateTime;
    }, z.core.$strip>>;
    disputes: z.ZodArray<z.ZodObject<{
        id: z.ZodGUID;
        parent_order_id: z.ZodGUID;
        status: z.ZodEnum<{
            lost: "lost";
            needs_response: "needs_response";
            prevented: "prevented";
            under_review: "under_review";
            warning_closed: "warning_closed";
            warning_needs_response: "warning_needs_response";
            warning_under_review: "warning_under_review";
            won: "won";
        }>;
        reason: z.ZodString;
        amount: z.ZodNumber;
        evidence_due_at: z.ZodNullable<z.ZodISODateTime>;
        evidence_url: z.ZodNullable<z.ZodURL>;
        created_at: z.ZodISODateTime;
        closed_at: z.ZodNullable<z.ZodISODateTime>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type OrderLedger = z.infer<typeof orderLedger>;
export declare const orderBalance: z.ZodObject<{
    order_id: z.ZodGUID;
    customer_name: z.ZodString;
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
    completed_at: z.ZodNullable<z.ZodISODateTime>;
    captured_amount: z.ZodNumber;
    refunded_amount: z.ZodNumber;
    disputed_amount: z.ZodNumber;
    commission_amount: z.ZodNumber;
    balance_amount: z.ZodNumber;
    created_at: z.ZodISODateTime;
}, z.core.$strip>;
export type OrderBalance = z.infer<typeof orderBalance>;
/** Whether customers can start to pay by card. */
export declare const cardPaymentState: z.ZodObject<{
    configured: z.ZodBoolean;
    stopped: z.ZodBoolean;
    reason: z.ZodNullable<z.ZodString>;
    changed_at: z.ZodNullable<z.ZodISODateTime>;
}, z.core.$strip>;
export type CardPaymentState = z.infer<typeof cardPaymentState>;
export declare const paymentDiscrepancyKinds: readonly ['unknown_payment', 'wrong_amount', 'wrong_currency', 'wrong_mode', 'paid_late', 'not_found', 'authorized_elsewhere', 'captured_elsewhere', 'refunded_elsewhere', 'disputed_elsewhere', 'refund_failed', 'capture_failed'];
/** A discrepancy between our records and the provider's. */
export declare const paymentDiscrepancy: z.ZodObject<{
    id: z.ZodInt;
    parent_order_id: z.ZodNullable<z.ZodGUID>;
    kind: z.ZodEnum<{
        authorized_elsewhere: "authorized_elsewhere";
        capture_failed: "capture_failed";
        captured_elsewhere: "captured_elsewhere";
        disputed_elsewhere: "disputed_elsewhere";
        not_found: "not_found";
        paid_late: "paid_late";
        refund_failed: "refund_failed";
        refunded_elsewhere: "refunded_elsewhere";
        unknown_payment: "unknown_payment";
        wrong_amount: "wrong_amount";
        wrong_currency: "wrong_currency";
        wrong_mode: "wrong_mode";
    }>;
    expected: z.ZodString;
    actual: z.ZodString;
    detected_at: z.ZodISODateTime;
    resolved_at: z.ZodNullable<z.ZodISODateTime>;
}, z.core.$strip>;
export type PaymentDiscrepancy = z.infer<typeof paymentDiscrepancy>;

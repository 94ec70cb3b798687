import { z } from 'zod';
export declare const cartItem: z.ZodObject<{
    id: z.ZodGUID;
    product_id: z.ZodGUID;
    shop_id: z.ZodGUID;
    quantity: z.ZodInt;
    name: z.ZodString;
    image: z.ZodNullable<z.ZodString>;
    price: z.ZodNumber;
    last_seen_price: z.ZodNumber;
    stock: z.ZodInt;
    shop_name: z.ZodString;
    available: z.ZodBoolean;
}, z.core.$strip>;
export type CartItem = z.infer<typeof cartItem>;
export declare const cart: z.ZodObject<{
    items: z.ZodArray<z.ZodObject<{
        id: z.ZodGUID;
        product_id: z.ZodGUID;
        shop_id: z.ZodGUID;
        quantity: z.ZodInt;
        name: z.ZodString;
        image: z.ZodNullable<z.ZodString>;
        price: z.ZodNumber;
        last_seen_price: z.ZodNumber;
        stock: z.ZodInt;
        shop_name: z.ZodString;
        available: z.ZodBoolean;
    }, z.core.$strip>>;
    count: z.ZodInt;
    total_amount: z.ZodNumber;
}, z.core.$strip>;
export type Cart = z.infer<typeof cart>;
/** With `out_of_stock`: the available stock of each product that ran short. */
export declare const stockConflict: z.ZodObject<{
    error: z.ZodString;
    code: z.ZodEnum<{
        account_exists: "account_exists";
        bad_request: "bad_request";
        banned: "banned";
        card_payments_stopped: "card_payments_stopped";
        conflict: "conflict";
        csrf_failed: "csrf_failed";
        email_not_confirmed: "email_not_confirmed";
        idempotency_mismatch: "idempotency_mismatch";
        internal: "internal";
        invalid_credentials: "invalid_credentials";
        last_admin: "last_admin";
        method_not_allowed: "method_not_allowed";
        not_allowed: "not_allowed";
        not_found: "not_found";
        out_of_stock: "out_of_stock";
        price_changed: "price_changed";
        rate_limited: "rate_limited";
        request_in_progress: "request_in_progress";
        rule_violation: "rule_violation";
        shop_decision_required: "shop_decision_required";
        shop_not_accepting_orders: "shop_not_accepting_orders";
        sign_in_again: "sign_in_again";
        stale_version: "stale_version";
        too_large: "too_large";
        too_many_open_orders: "too_many_open_orders";
        unauthenticated: "unauthenticated";
        unavailable: "unavailable";
        unsupported_media_type: "unsupported_media_type";
        wrong_state: "wrong_state";
    }>;
    details: z.ZodOptional<z.ZodArray<z.ZodObject<{
        path: z.ZodString;
        message: z.ZodString;
    }, z.core.$strip>>>;
    requestId: z.ZodString;
    available: z.ZodOptional<z.ZodArray<z.ZodObject<{
        product_id: z.ZodGUID;
        stock: z.ZodInt;
    }, z.core.$strip>>>;
}, z.core.$strip>;

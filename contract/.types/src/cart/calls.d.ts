import { z } from 'zod';
export declare const cartCalls: {
    getCart: {
        readonly method: "GET";
        readonly path: "/api/cart/:userId";
        readonly access: "customer";
        readonly summary: "Get a customer's cart";
        readonly description: "Returns the cart with current prices and stock.";
        readonly params: z.ZodObject<{
            userId: z.ZodGUID;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            cart: z.ZodObject<{
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
        }, z.core.$strip>;
    };
    addToCart: {
        readonly method: "POST";
        readonly path: "/api/cart/:userId";
        readonly access: "customer";
        readonly summary: "Add a product to the cart";
        readonly description: "Adds `quantity` of a product to the cart. Fails with `out_of_stock` if the stock is too low; the response then carries what is `available`.";
        readonly params: z.ZodObject<{
            userId: z.ZodGUID;
        }, z.core.$strip>;
        readonly body: z.ZodObject<{
            productId: z.ZodGUID;
            shopId: z.ZodGUID;
            quantity: z.ZodDefault<z.ZodInt>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            cart: z.ZodObject<{
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
        }, z.core.$strip>;
        readonly conflict: z.ZodObject<{
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
    };
    mergeCart: {
        readonly method: "POST";
        readonly path: "/api/cart/:userId/merge";
        readonly access: "customer";
        readonly summary: "Merge items into the cart";
        readonly description: "Adds a list of items to the cart, for example a visitor's cart after sign-in. Quantities are summed up per product and capped by the stock. `skipped` names the products that could not be added. With an `Idempotency-Key`, each list is merged once.";
        readonly params: z.ZodObject<{
            userId: z.ZodGUID;
        }, z.core.$strip>;
        readonly body: z.ZodObject<{
            items: z.ZodArray<z.ZodObject<{
                productId: z.ZodGUID;
                quantity: z.ZodInt;
                last_seen_price: z.ZodOptional<z.ZodNumber>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            cart: z.ZodObject<{
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
            skipped: z.ZodArray<z.ZodGUID>;
        }, z.core.$strip>;
        readonly idempotent: true;
    };
    previewCart: {
        readonly method: "POST";
        readonly path: "/api/cart/preview";
        readonly access: "public";
        readonly summary: "Preview a visitor's cart";
        readonly description: "Returns a cart with current prices and stock for the given items. Stores nothing.";
        readonly body: z.ZodObject<{
            items: z.ZodArray<z.ZodObject<{
                productId: z.ZodGUID;
                quantity: z.ZodInt;
                last_seen_price: z.ZodOptional<z.ZodNumber>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            cart: z.ZodObject<{
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
        }, z.core.$strip>;
    };
    setCartQuantity: {
        readonly method: "PATCH";
        readonly path: "/api/cart/:userId/:itemId";
        readonly access: "customer";
        readonly summary: "Set the quantity of a cart item";
        readonly description: "Replaces the quantity of a cart item. Fails with `out_of_stock` if the stock is too low; the response then carries what is `available`.";
        readonly params: z.ZodObject<{
            userId: z.ZodGUID;
            itemId: z.ZodGUID;
        }, z.core.$strip>;
        readonly body: z.ZodObject<{
            quantity: z.ZodInt;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            cart: z.ZodObject<{
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
        }, z.core.$strip>;
        readonly conflict: z.ZodObject<{
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
    };
    removeFromCart: {
        readonly method: "DELETE";
        readonly path: "/api/cart/:userId/:itemId";
        readonly access: "customer";
        readonly summary: "Remove an item from the cart";
        readonly description: "Removes one item from the cart.";
        readonly params: z.ZodObject<{
            userId: z.ZodGUID;
            itemId: z.ZodGUID;
        }, z.core.$strip>;
    };
};

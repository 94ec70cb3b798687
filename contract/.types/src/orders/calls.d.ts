import { z } from 'zod';
export declare const orderCalls: {
    placeOrder: {
        readonly method: "POST";
        readonly path: "/api/orders";
        readonly access: "customer";
        readonly rate: "orders";
        readonly summary: "Place an order or a reservation";
        readonly description: "Orders or reserves products of one shop, to be paid in the shop. Stock is reserved at once. Fails with `out_of_stock` (the response then carries what is `available`), `not_found` (with the products that are `missing`), `shop_not_accepting_orders` or `too_many_open_orders`.";
        readonly body: z.ZodObject<{
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
        readonly response: z.ZodObject<{
            order: z.ZodObject<{
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
        readonly status: 201;
        readonly idempotent: true;
    };
    getOrder: {
        readonly method: "GET";
        readonly path: "/api/orders/:id";
        readonly access: "signed_in";
        readonly summary: "Get an order";
        readonly description: "Returns an order with its items and history. Open to its customer, the shop and admins.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            order: z.ZodObject<{
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
        }, z.core.$strip>;
    };
    updateOrderStatus: {
        readonly method: "PATCH";
        readonly path: "/api/orders/:id/status";
        readonly access: "signed_in";
        readonly summary: "Change an order's status";
        readonly description: "Moves an order to another status. A customer can only cancel. Setting the current status again changes nothing. Completing an order whose card is only authorized charges the card and fails with `wrong_state` until that has succeeded. Cancelling or declining by the shop requires a `reason`. If the order cannot take the status, the call fails with `wrong_state` and the response carries the current `order`.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
        readonly body: z.ZodObject<{
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
            reason: z.ZodOptional<z.ZodString>;
            pickup_code: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            order: z.ZodObject<{
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
            order: z.ZodOptional<z.ZodObject<{
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
        }, z.core.$strip>;
    };
    markOrderReady: {
        readonly method: "POST";
        readonly path: "/api/orders/:id/ready";
        readonly access: "merchant";
        readonly summary: "Mark an order as ready for pickup";
        readonly description: "Sets `ready_at` and notifies the customer. While a card payment is only authorized, this stores `ready_requested_at` and captures the payment; `ready_at` follows once that has succeeded. Repeating the call changes nothing. If the order cannot become ready, the call fails with `wrong_state` and the response carries the current `order`.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            order: z.ZodObject<{
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
            order: z.ZodOptional<z.ZodObject<{
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
        }, z.core.$strip>;
    };
    listShopOrders: {
        readonly method: "GET";
        readonly path: "/api/shops/:id/orders";
        readonly access: "merchant";
        readonly summary: "List a shop's orders";
        readonly description: "Lists the orders of a shop, newest first.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            page: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
            type: z.ZodOptional<z.ZodEnum<{
                order: "order";
                reservation: "reservation";
            }>>;
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
            active: z.ZodOptional<z.ZodEnum<{
                false: "false";
                true: "true";
            }>>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            data: z.ZodArray<z.ZodObject<{
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
            pagination: z.ZodObject<{
                page: z.ZodInt;
                limit: z.ZodInt;
                total: z.ZodInt;
                totalPages: z.ZodInt;
                hasNextPage: z.ZodBoolean;
                hasPrevPage: z.ZodBoolean;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    listCustomerOrders: {
        readonly method: "GET";
        readonly path: "/api/customers/:id/orders";
        readonly access: "customer";
        readonly summary: "List a customer's orders";
        readonly description: "Lists the orders of a customer, newest first.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            page: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
            type: z.ZodOptional<z.ZodEnum<{
                order: "order";
                reservation: "reservation";
            }>>;
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
            active: z.ZodOptional<z.ZodEnum<{
                false: "false";
                true: "true";
            }>>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            data: z.ZodArray<z.ZodObject<{
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
            pagination: z.ZodObject<{
                page: z.ZodInt;
                limit: z.ZodInt;
                total: z.ZodInt;
                totalPages: z.ZodInt;
                hasNextPage: z.ZodBoolean;
                hasPrevPage: z.ZodBoolean;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
};

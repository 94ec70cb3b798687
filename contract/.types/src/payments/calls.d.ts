import { z } from 'zod';
export declare const paymentCalls: {
    createCheckout: {
        readonly method: "POST";
        readonly path: "/api/checkout";
        readonly access: "customer";
        readonly rate: "orders";
        readonly summary: "Check out";
        readonly description: `Orders from one or several shops at once, paid online or in the shops. Takes the given \`items\`, or the cart without them. For an online payment, open \`payment_url\` within ${number} minutes; the stock is reserved until then. Fails with \`out_of_stock\` (with \`available\`), \`shop_not_accepting_orders\` (with \`shop_id\`), \`price_changed\` (with the current \`total_amount\`; the given one, or a price in the cart, is out of date), \`not_found\` (with the products that are \`missing\`), \`too_many_open_orders\`, or \`card_payments_stopped\` when an admin has stopped card payments.`;
        readonly body: z.ZodObject<{
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
        readonly response: z.ZodObject<{
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
            shop_id: z.ZodOptional<z.ZodGUID>;
            total_amount: z.ZodOptional<z.ZodNumber>;
        }, z.core.$strip>;
        readonly status: 201;
        readonly idempotent: true;
    };
    getPaymentOptions: {
        readonly method: "GET";
        readonly path: "/api/checkout/terms";
        readonly access: "customer";
        readonly summary: "Get the payment options";
        readonly description: "Returns whether customers can pay online, whether an admin has stopped card payments, whether the payment provider runs in test mode, and how long unpaid stock is reserved.";
        readonly response: z.ZodObject<{
            online: z.ZodBoolean;
            stopped: z.ZodBoolean;
            test_mode: z.ZodBoolean;
            hold_minutes: z.ZodInt;
        }, z.core.$strip>;
    };
    getCheckout: {
        readonly method: "GET";
        readonly path: "/api/checkout/:parent_order_id";
        readonly access: "customer";
        readonly summary: "Get a checkout";
        readonly description: "Returns the orders and the payment of a checkout. If the payment page does not exist yet, the server asks the payment provider for it again.";
        readonly params: z.ZodObject<{
            parent_order_id: z.ZodGUID;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
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
    };
    cancelCheckout: {
        readonly method: "POST";
        readonly path: "/api/checkout/:parent_order_id/cancel";
        readonly access: "customer";
        readonly summary: "Cancel an unpaid checkout";
        readonly description: "Cancels the unpaid orders of a checkout and releases their stock. Repeating the call changes nothing. If the payment has arrived, the call fails with `wrong_state` and the response carries the `checkout`.";
        readonly params: z.ZodObject<{
            parent_order_id: z.ZodGUID;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
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
            checkout: z.ZodOptional<z.ZodObject<{
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
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    getCheckoutBySession: {
        readonly method: "GET";
        readonly path: "/api/checkout-sessions/:session_id";
        readonly access: "customer";
        readonly summary: "Get a checkout by payment session";
        readonly description: "Returns the checkout of a payment provider's session once it is paid. Returns 404 before that, and for sessions of other customers.";
        readonly params: z.ZodObject<{
            session_id: z.ZodString;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
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
    };
    getOrderLedger: {
        readonly method: "GET";
        readonly path: "/api/orders/:id/ledger";
        readonly access: "signed_in";
        readonly summary: "Get an order's ledger";
        readonly description: "Returns the payment totals, ledger entries, refunds and disputes of an order. A customer gets no disputes.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            ledger: z.ZodObject<{
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
        }, z.core.$strip>;
    };
    refundOrder: {
        readonly method: "POST";
        readonly path: "/api/orders/:id/refunds";
        readonly access: "merchant";
        readonly summary: "Refund an order";
        readonly description: "Refunds an amount, line items, or everything that is left of an online payment. The refund may finish later; see its `state`. Fails with `wrong_state` if nothing was paid online, and with `wrong_state` while a dispute has taken the amount back, and with `rule_violation` if the amount exceeds what is left.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
        readonly body: z.ZodObject<{
            amount: z.ZodOptional<z.ZodNumber>;
            lines: z.ZodOptional<z.ZodArray<z.ZodObject<{
                product_id: z.ZodGUID;
                quantity: z.ZodInt;
            }, z.core.$strip>>>;
            reason: z.ZodString;
            restock: z.ZodDefault<z.ZodBoolean>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            refund: z.ZodObject<{
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
        }, z.core.$strip>;
        readonly status: 201;
        readonly idempotent: true;
    };
    retryRefund: {
        readonly method: "POST";
        readonly path: "/api/refunds/:id/retry";
        readonly access: "merchant";
        readonly summary: "Retry a failed refund";
        readonly description: "Sends a failed refund to the payment provider again. Changes nothing if the refund has not failed.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            refund: z.ZodObject<{
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
        }, z.core.$strip>;
    };
    listShopBalances: {
        readonly method: "GET";
        readonly path: "/api/shops/:id/balances";
        readonly access: "merchant";
        readonly summary: "List a shop's balances";
        readonly description: "Lists what the marketplace owes a shop, by order, newest first, with totals.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            from: z.ZodOptional<z.ZodISODate>;
            to: z.ZodOptional<z.ZodISODate>;
            page: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            data: z.ZodArray<z.ZodObject<{
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
            }, z.core.$strip>>;
            pagination: z.ZodObject<{
                page: z.ZodInt;
                limit: z.ZodInt;
                total: z.ZodInt;
                totalPages: z.ZodInt;
                hasNextPage: z.ZodBoolean;
                hasPrevPage: z.ZodBoolean;
            }, z.core.$strip>;
            totals: z.ZodObject<{
                captured_amount: z.ZodNumber;
                refunded_amount: z.ZodNumber;
                disputed_amount: z.ZodNumber;
                commission_amount: z.ZodNumber;
                balance_amount: z.ZodNumber;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    exportShopBalances: {
        readonly method: "GET";
        readonly path: "/api/shops/:id/balances/export";
        readonly access: "merchant";
        readonly summary: "Export a shop's balances as CSV";
        readonly description: "Returns what the marketplace owes a shop, by order, oldest first, as a CSV file.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            from: z.ZodOptional<z.ZodISODate>;
            to: z.ZodOptional<z.ZodISODate>;
        }, z.core.$strip>;
        readonly status: 200;
        readonly file: "text/csv";
    };
    listPaymentDiscrepancies: {
        readonly method: "GET";
        readonly path: "/api/admin/payment-discrepancies";
        readonly access: "admin";
        readonly summary: "List payment discrepancies";
        readonly description: "Lists where our records and those of the payment provider disagree, newest first.";
        readonly query: z.ZodObject<{
            page: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
            open: z.ZodOptional<z.ZodEnum<{
                false: "false";
                true: "true";
            }>>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            data: z.ZodArray<z.ZodObject<{
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
    getCardPaymentState: {
        readonly method: "GET";
        readonly path: "/api/admin/card-payments";
        readonly access: "admin";
        readonly summary: "Get the state of card payments";
        readonly description: "Returns whether card payments are configured, whether an admin has stopped them, and why.";
        readonly response: z.ZodObject<{
            card_payments: z.ZodObject<{
                configured: z.ZodBoolean;
                stopped: z.ZodBoolean;
                reason: z.ZodNullable<z.ZodString>;
                changed_at: z.ZodNullable<z.ZodISODateTime>;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    setCardPaymentState: {
        readonly method: "PUT";
        readonly path: "/api/admin/card-payments";
        readonly access: "admin";
        readonly rate: "adminSettings";
        readonly summary: "Stop or resume card payments";
        readonly description: "While card payments are stopped, new checkouts with a card fail with `card_payments_stopped`, on every node at once. Payments, captures and refunds that are under way continue. The reason is in the audit log.";
        readonly body: z.ZodObject<{
            stopped: z.ZodBoolean;
            reason: z.ZodString;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            card_payments: z.ZodObject<{
                configured: z.ZodBoolean;
                stopped: z.ZodBoolean;
                reason: z.ZodNullable<z.ZodString>;
                changed_at: z.ZodNullable<z.ZodISODateTime>;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    listDisputes: {
        readonly method: "GET";
        readonly path: "/api/admin/disputes";
        readonly access: "admin";
        readonly summary: "List disputes";
        readonly description: "Lists card payments that cardholders contest at their bank, newest first, with the deadline for evidence.";
        readonly query: z.ZodObject<{
            page: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
            open: z.ZodOptional<z.ZodEnum<{
                false: "false";
                true: "true";
            }>>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            data: z.ZodArray<z.ZodObject<{
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
    resolvePaymentDiscrepancy: {
        readonly method: "POST";
        readonly path: "/api/admin/payment-discrepancies/:number/resolve";
        readonly access: "admin";
        readonly summary: "Resolve a payment discrepancy";
        readonly description: "Marks a discrepancy as resolved. Repeating the call changes nothing.";
        readonly params: z.ZodObject<{
            number: z.ZodString;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            discrepancy: z.ZodObject<{
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
        }, z.core.$strip>;
    };
};

import { z } from 'zod';
export declare const adminCalls: {
    listAuditLog: {
        readonly method: "GET";
        readonly path: "/api/audit-log";
        readonly access: "admin";
        readonly summary: "List audit log entries";
        readonly description: "Lists changes made by merchants and admins, and reads of private data by admins (one entry per admin, subject and hour), newest first, with filters.";
        readonly query: z.ZodObject<{
            from: z.ZodOptional<z.ZodISODate>;
            to: z.ZodOptional<z.ZodISODate>;
            page: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
            actor_id: z.ZodOptional<z.ZodGUID>;
            actor: z.ZodOptional<z.ZodString>;
            action: z.ZodOptional<z.ZodString>;
            subject_type: z.ZodOptional<z.ZodEnum<{
                audit_log: "audit_log";
                card_payments: "card_payments";
                client_error: "client_error";
                dead_letter: "dead_letter";
                order: "order";
                payment: "payment";
                product: "product";
                shop: "shop";
                user: "user";
            }>>;
            subject_id: z.ZodOptional<z.ZodGUID>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            data: z.ZodArray<z.ZodObject<{
                id: z.ZodInt;
                actor_id: z.ZodGUID;
                actor_name: z.ZodNullable<z.ZodString>;
                actor_email: z.ZodNullable<z.ZodString>;
                actor_role: z.ZodString;
                action: z.ZodString;
                subject_type: z.ZodString;
                subject_id: z.ZodGUID;
                subject_name: z.ZodNullable<z.ZodString>;
                changes: z.ZodArray<z.ZodObject<{
                    field: z.ZodString;
                    before: z.ZodUnknown;
                    after: z.ZodUnknown;
                }, z.core.$strip>>;
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
        }, z.core.$strip>;
    };
    exportAuditLog: {
        readonly method: "GET";
        readonly path: "/api/audit-log/export";
        readonly access: "admin";
        readonly summary: "Export the audit log as CSV";
        readonly description: "Returns all audit log entries that match the filters as a CSV file. Each export is an entry of the audit log.";
        readonly query: z.ZodObject<{
            from: z.ZodOptional<z.ZodISODate>;
            to: z.ZodOptional<z.ZodISODate>;
            actor_id: z.ZodOptional<z.ZodGUID>;
            actor: z.ZodOptional<z.ZodString>;
            action: z.ZodOptional<z.ZodString>;
            subject_type: z.ZodOptional<z.ZodEnum<{
                audit_log: "audit_log";
                card_payments: "card_payments";
                client_error: "client_error";
                dead_letter: "dead_letter";
                order: "order";
                payment: "payment";
                product: "product";
                shop: "shop";
                user: "user";
            }>>;
            subject_id: z.ZodOptional<z.ZodGUID>;
        }, z.core.$strip>;
        readonly status: 200;
        readonly file: "text/csv";
    };
    listAllOrders: {
        readonly method: "GET";
        readonly path: "/api/orders";
        readonly access: "admin";
        readonly summary: "List the orders of all shops";
        readonly description: "Lists orders of all shops, newest first, with filters. `search` is the number or the id of an order, or the beginning of a customer's email address.";
        readonly query: z.ZodObject<{
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
    listReviewQueue: {
        readonly method: "GET";
        readonly path: "/api/review-queue";
        readonly access: "admin";
        readonly summary: "List shops waiting for review";
        readonly description: "Lists shops that wait for approval, longest waiting first, then approved shops whose profile has changed. `kind` selects one of the two groups.";
        readonly query: z.ZodObject<{
            page: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
            kind: z.ZodOptional<z.ZodEnum<{
                changed: "changed";
                submitted: "submitted";
            }>>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            data: z.ZodArray<z.ZodObject<{
                kind: z.ZodEnum<{
                    changed: "changed";
                    submitted: "submitted";
                }>;
                shop: z.ZodObject<{
                    id: z.ZodGUID;
                    name: z.ZodString;
                    category: z.ZodEnum<{
                        Coffee: "Coffee";
                        Food: "Food";
                        Gifts: "Gifts";
                        Other: "Other";
                        Souvenirs: "Souvenirs";
                    }>;
                    location: z.ZodString;
                    coordinates: z.ZodObject<{
                        lat: z.ZodNumber;
                        lng: z.ZodNumber;
                    }, z.core.$strip>;
                    phone: z.ZodString;
                    phone_link: z.ZodNullable<z.ZodString>;
                    hours: z.ZodObject<{
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
                    owner_id: z.ZodNullable<z.ZodGUID>;
                    business_email: z.ZodString;
                    website: z.ZodNullable<z.ZodString>;
                    social_links: z.ZodRecord<z.ZodString, z.ZodString>;
                    shop_photo: z.ZodNullable<z.ZodString>;
                    about_shop: z.ZodString;
                    color: z.ZodString;
                    status: z.ZodEnum<{
                        approved: "approved";
                        pending_approval: "pending_approval";
                        rejected: "rejected";
                    }>;
                    submitted_at: z.ZodISODateTime;
                    approved_at: z.ZodNullable<z.ZodISODateTime>;
                    rejected_at: z.ZodNullable<z.ZodISODateTime>;
                    rejection_reason: z.ZodNullable<z.ZodString>;
                    paused_until: z.ZodNullable<z.ZodISODateTime>;
                    preparation_minutes: z.ZodInt;
                    requires_confirmation: z.ZodBoolean;
                    accepts_in_store_payment: z.ZodBoolean;
                    offers_delivery: z.ZodBoolean;
                    delivery_fee: z.ZodNumber;
                    product_count: z.ZodInt;
                    version: z.ZodInt;
                    created_at: z.ZodISODateTime;
                    distance: z.ZodOptional<z.ZodNumber>;
                }, z.core.$strip>;
                owner: z.ZodNullable<z.ZodObject<{
                    id: z.ZodGUID;
                    name: z.ZodString;
                    email: z.ZodString;
                }, z.core.$strip>>;
                products: z.ZodInt;
                waiting_since: z.ZodISODateTime;
                rejections: z.ZodInt;
                changes: z.ZodArray<z.ZodObject<{
                    field: z.ZodString;
                    before: z.ZodUnknown;
                    after: z.ZodUnknown;
                }, z.core.$strip>>;
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
    getShopReview: {
        readonly method: "GET";
        readonly path: "/api/shops/:id/review";
        readonly access: "merchant";
        readonly summary: "Get a shop's review history";
        readonly description: "Returns the shop, the review decisions with their reasons, and the profile changes since the last decision. Open to the shop's owner and to admins.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            review: z.ZodObject<{
                shop: z.ZodObject<{
                    id: z.ZodGUID;
                    name: z.ZodString;
                    category: z.ZodEnum<{
                        Coffee: "Coffee";
                        Food: "Food";
                        Gifts: "Gifts";
                        Other: "Other";
                        Souvenirs: "Souvenirs";
                    }>;
                    location: z.ZodString;
                    coordinates: z.ZodObject<{
                        lat: z.ZodNumber;
                        lng: z.ZodNumber;
                    }, z.core.$strip>;
                    phone: z.ZodString;
                    phone_link: z.ZodNullable<z.ZodString>;
                    hours: z.ZodObject<{
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
                    owner_id: z.ZodNullable<z.ZodGUID>;
                    business_email: z.ZodString;
                    website: z.ZodNullable<z.ZodString>;
                    social_links: z.ZodRecord<z.ZodString, z.ZodString>;
                    shop_photo: z.ZodNullable<z.ZodString>;
                    about_shop: z.ZodString;
                    color: z.ZodString;
                    status: z.ZodEnum<{
                        approved: "approved";
                        pending_approval: "pending_approval";
                        rejected: "rejected";
                    }>;
                    submitted_at: z.ZodISODateTime;
                    approved_at: z.ZodNullable<z.ZodISODateTime>;
                    rejected_at: z.ZodNullable<z.ZodISODateTime>;
                    rejection_reason: z.ZodNullable<z.ZodString>;
                    paused_until: z.ZodNullable<z.ZodISODateTime>;
                    preparation_minutes: z.ZodInt;
                    requires_confirmation: z.ZodBoolean;
                    accepts_in_store_payment: z.ZodBoolean;
                    offers_delivery: z.ZodBoolean;
                    delivery_fee: z.ZodNumber;
                    product_count: z.ZodInt;
                    version: z.ZodInt;
                    created_at: z.ZodISODateTime;
                    distance: z.ZodOptional<z.ZodNumber>;
                }, z.core.$strip>;
                decisions: z.ZodArray<z.ZodObject<{
                    action: z.ZodEnum<{
                        approved: "approved";
                        created: "created";
                        rejected: "rejected";
                        submitted: "submitted";
                    }>;
                    actor_name: z.ZodNullable<z.ZodString>;
                    reason: z.ZodNullable<z.ZodString>;
                    created_at: z.ZodISODateTime;
                }, z.core.$strip>>;
                changes: z.ZodArray<z.ZodObject<{
                    field: z.ZodString;
                    before: z.ZodUnknown;
                    after: z.ZodUnknown;
                }, z.core.$strip>>;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    listDeadLetters: {
        readonly method: "GET";
        readonly path: "/api/dead-letters";
        readonly access: "admin";
        readonly summary: "List failed background jobs";
        readonly description: "Lists events and emails that failed at every attempt, latest first. They are kept for a retention period (30 days by default), at most 10,000.";
        readonly query: z.ZodObject<{
            page: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            data: z.ZodArray<z.ZodObject<{
                id: z.ZodGUID;
                queue: z.ZodEnum<{
                    email: "email";
                    events: "events";
                    payments: "payments";
                    sms: "sms";
                }>;
                name: z.ZodString;
                attempts: z.ZodInt;
                last_error: z.ZodNullable<z.ZodString>;
                created_at: z.ZodISODateTime;
                failed_at: z.ZodISODateTime;
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
    requeueDeadLetter: {
        readonly method: "POST";
        readonly path: "/api/dead-letters/:id/requeue";
        readonly access: "admin";
        readonly summary: "Retry a failed background job";
        readonly description: "Gives the event or email all its attempts again, the first at once.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            dead_letter: z.ZodObject<{
                id: z.ZodGUID;
                queue: z.ZodEnum<{
                    email: "email";
                    events: "events";
                    payments: "payments";
                    sms: "sms";
                }>;
                name: z.ZodString;
                attempts: z.ZodInt;
                last_error: z.ZodNullable<z.ZodString>;
                created_at: z.ZodISODateTime;
                failed_at: z.ZodISODateTime;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    deleteDeadLetter: {
        readonly method: "DELETE";
        readonly path: "/api/dead-letters/:id";
        readonly access: "admin";
        readonly summary: "Delete a failed background job";
        readonly description: "Deletes the event or email without handling it, and returns it.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            dead_letter: z.ZodObject<{
                id: z.ZodGUID;
                queue: z.ZodEnum<{
                    email: "email";
                    events: "events";
                    payments: "payments";
                    sms: "sms";
                }>;
                name: z.ZodString;
                attempts: z.ZodInt;
                last_error: z.ZodNullable<z.ZodString>;
                created_at: z.ZodISODateTime;
                failed_at: z.ZodISODateTime;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
};

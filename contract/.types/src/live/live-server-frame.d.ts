import { z } from 'zod';
/** The sections of an admin's dashboard. */
declare const dashboardSection: z.ZodEnum<{
    audit_log: "audit_log";
    errors: "errors";
    orders: "orders";
    payments: "payments";
    shops: "shops";
    users: "users";
}>;
export type DashboardSection = z.infer<typeof dashboardSection>;
/** The frames that the server sends on /ws. Every frame is a hint; the database is the source of truth. */
export declare const liveServerFrame: z.ZodDiscriminatedUnion<[z.ZodObject<{
    type: z.ZodLiteral<"auth_success">;
    userId: z.ZodGUID;
    shopId: z.ZodNullable<z.ZodGUID>;
}, z.core.$strip>, z.ZodObject<{
    type: z.ZodLiteral<"pong">;
}, z.core.$strip>, z.ZodObject<{
    type: z.ZodLiteral<"error">;
    code: z.ZodString;
    message: z.ZodString;
    reply_to: z.ZodOptional<z.ZodString>;
}, z.core.$strip>, z.ZodObject<{
    shop_id: z.ZodGUID;
    customer_id: z.ZodGUID;
    last_seq: z.ZodInt;
    customer_read_seq: z.ZodInt;
    shop_read_seq: z.ZodInt;
    unread_count: z.ZodInt;
    type: z.ZodLiteral<"chat_joined">;
    present: z.ZodBoolean;
}, z.core.$strip>, z.ZodObject<{
    type: z.ZodLiteral<"message_received">;
    message: z.ZodObject<{
        id: z.ZodGUID;
        seq: z.ZodInt;
        message_id: z.ZodString;
        shop_id: z.ZodGUID;
        customer_id: z.ZodGUID;
        product_id: z.ZodNullable<z.ZodGUID>;
        sender_id: z.ZodGUID;
        sender_type: z.ZodEnum<{
            customer: "customer";
            merchant: "merchant";
        }>;
        message: z.ZodString;
        created_at: z.ZodISODateTime;
    }, z.core.$strip>;
    joined: z.ZodBoolean;
}, z.core.$strip>, z.ZodObject<{
    shop_id: z.ZodGUID;
    customer_id: z.ZodGUID;
    type: z.ZodLiteral<"message_read">;
    reader: z.ZodEnum<{
        customer: "customer";
        merchant: "merchant";
    }>;
    seq: z.ZodInt;
}, z.core.$strip>, z.ZodObject<{
    shop_id: z.ZodGUID;
    customer_id: z.ZodGUID;
    last_seq: z.ZodInt;
    customer_read_seq: z.ZodInt;
    shop_read_seq: z.ZodInt;
    unread_count: z.ZodInt;
    type: z.ZodLiteral<"thread_changed">;
}, z.core.$strip>, z.ZodObject<{
    shop_id: z.ZodGUID;
    customer_id: z.ZodGUID;
    type: z.ZodLiteral<"typing">;
    sender_type: z.ZodEnum<{
        customer: "customer";
        merchant: "merchant";
    }>;
    typing: z.ZodBoolean;
}, z.core.$strip>, z.ZodObject<{
    shop_id: z.ZodGUID;
    customer_id: z.ZodGUID;
    type: z.ZodLiteral<"presence">;
    side: z.ZodEnum<{
        customer: "customer";
        merchant: "merchant";
    }>;
    present: z.ZodBoolean;
}, z.core.$strip>, z.ZodObject<{
    type: z.ZodLiteral<"order_placed">;
    order_id: z.ZodGUID;
    shop_id: z.ZodGUID;
    customer_id: z.ZodGUID;
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
    version: z.ZodInt;
}, z.core.$strip>, z.ZodObject<{
    order_id: z.ZodGUID;
    shop_id: z.ZodGUID;
    customer_id: z.ZodGUID;
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
    version: z.ZodInt;
    type: z.ZodLiteral<"order_changed">;
    ready: z.ZodBoolean;
}, z.core.$strip>, z.ZodObject<{
    type: z.ZodLiteral<"order_message">;
    order_id: z.ZodGUID;
    message: z.ZodObject<{
        id: z.ZodGUID;
        order_id: z.ZodGUID;
        sender_id: z.ZodGUID;
        sender_type: z.ZodEnum<{
            admin: "admin";
            customer: "customer";
            merchant: "merchant";
        }>;
        message: z.ZodString;
        created_at: z.ZodISODateTime;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    type: z.ZodLiteral<"stock_changed">;
    product_id: z.ZodGUID;
    shop_id: z.ZodGUID;
    stock: z.ZodInt;
    available: z.ZodBoolean;
    version: z.ZodInt;
}, z.core.$strip>, z.ZodObject<{
    type: z.ZodLiteral<"notification">;
    notification: z.ZodObject<{
        id: z.ZodGUID;
        event: z.ZodEnum<{
            message_unread: "message_unread";
            order_accepted: "order_accepted";
            order_cancelled: "order_cancelled";
            order_cancelled_by_shop: "order_cancelled_by_shop";
            order_completed: "order_completed";
            order_declined: "order_declined";
            order_expired: "order_expired";
            order_expired_unanswered: "order_expired_unanswered";
            order_message: "order_message";
            order_no_show: "order_no_show";
            order_payment: "order_payment";
            order_placed: "order_placed";
            order_ready: "order_ready";
            payment_attention: "payment_attention";
            shop_approved: "shop_approved";
            shop_pending_approval: "shop_pending_approval";
            shop_rejected: "shop_rejected";
        }>;
        code: z.ZodString;
        params: z.ZodRecord<z.ZodString, z.ZodJSONSchema>;
        subject: z.ZodObject<{
            type: z.ZodEnum<{
                order: "order";
                shop: "shop";
                thread: "thread";
            }>;
            id: z.ZodGUID;
            customer_id: z.ZodOptional<z.ZodGUID>;
        }, z.core.$strip>;
        created_at: z.ZodISODateTime;
        read_at: z.ZodNullable<z.ZodISODateTime>;
    }, z.core.$strip>;
    unread_count: z.ZodInt;
}, z.core.$strip>, z.ZodObject<{
    type: z.ZodLiteral<"dashboard_changed">;
    sections: z.ZodArray<z.ZodEnum<{
        audit_log: "audit_log";
        errors: "errors";
        orders: "orders";
        payments: "payments";
        shops: "shops";
        users: "users";
    }>>;
}, z.core.$strip>, z.ZodObject<{
    type: z.ZodLiteral<"payment_options_changed">;
    stopped: z.ZodBoolean;
}, z.core.$strip>, z.ZodObject<{
    type: z.ZodLiteral<"refresh">;
}, z.core.$strip>], "type">;
export type LiveServerFrame = z.infer<typeof liveServerFrame>;
export {};

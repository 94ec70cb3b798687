import { z } from 'zod';
export declare const userNotification: z.ZodObject<{
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
export type UserNotification = z.infer<typeof userNotification>;
export declare const notificationChannel: z.ZodEnum<{
    email: "email";
    in_app: "in_app";
}>;
export type NotificationChannel = z.infer<typeof notificationChannel>;
export declare const notificationPreference: z.ZodObject<{
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
    in_app: z.ZodBoolean;
    email: z.ZodBoolean;
}, z.core.$strip>;
export type NotificationPreference = z.infer<typeof notificationPreference>;

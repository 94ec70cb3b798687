import { z } from 'zod';
export declare const notificationCalls: {
    listNotifications: {
        readonly method: "GET";
        readonly path: "/api/notifications";
        readonly access: "signed_in";
        readonly summary: "List your notifications";
        readonly description: "Lists the signed-in user's notifications, newest first. A client renders the text of a notification from its `code` and `params`, in its own language.";
        readonly query: z.ZodObject<{
            page: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
            unread: z.ZodOptional<z.ZodPipe<z.ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, z.ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            data: z.ZodArray<z.ZodObject<{
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
            }, z.core.$strip>>;
            pagination: z.ZodObject<{
                page: z.ZodInt;
                limit: z.ZodInt;
                total: z.ZodInt;
                totalPages: z.ZodInt;
                hasNextPage: z.ZodBoolean;
                hasPrevPage: z.ZodBoolean;
            }, z.core.$strip>;
            unread_count: z.ZodInt;
        }, z.core.$strip>;
    };
    markNotificationsRead: {
        readonly method: "PATCH";
        readonly path: "/api/notifications/mark-read";
        readonly access: "signed_in";
        readonly summary: "Mark notifications as read";
        readonly description: "Marks the notifications in `ids` as read, or all of them without `ids`.";
        readonly body: z.ZodObject<{
            ids: z.ZodOptional<z.ZodArray<z.ZodGUID>>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            unread_count: z.ZodInt;
        }, z.core.$strip>;
    };
    getNotificationPreferences: {
        readonly method: "GET";
        readonly path: "/api/notifications/preferences";
        readonly access: "signed_in";
        readonly summary: "Get your notification preferences";
        readonly description: "Returns which events notify the signed-in user through which channels, and the channels that this server offers (`channels`).";
        readonly response: z.ZodObject<{
            preferences: z.ZodArray<z.ZodObject<{
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
            }, z.core.$strip>>;
            channels: z.ZodArray<z.ZodEnum<{
                email: "email";
                in_app: "in_app";
            }>>;
        }, z.core.$strip>;
    };
    updateNotificationPreferences: {
        readonly method: "PUT";
        readonly path: "/api/notifications/preferences";
        readonly access: "signed_in";
        readonly summary: "Update your notification preferences";
        readonly description: "Changes the given preferences and leaves the others as they are.";
        readonly body: z.ZodObject<{
            preferences: z.ZodArray<z.ZodObject<{
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
            }, z.core.$strip>>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            preferences: z.ZodArray<z.ZodObject<{
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
            }, z.core.$strip>>;
            channels: z.ZodArray<z.ZodEnum<{
                email: "email";
                in_app: "in_app";
            }>>;
        }, z.core.$strip>;
    };
};

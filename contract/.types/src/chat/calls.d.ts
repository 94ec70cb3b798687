import { z } from 'zod';
export declare const chatCalls: {
    listOrderMessages: {
        readonly method: "GET";
        readonly path: "/api/orders/:id/messages";
        readonly access: "signed_in";
        readonly summary: "List the messages of an order";
        readonly description: "Lists the messages about an order, oldest first. Open to its customer, the shop and admins.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            page: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            data: z.ZodArray<z.ZodObject<{
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
    sendOrderMessage: {
        readonly method: "POST";
        readonly path: "/api/orders/:id/messages";
        readonly access: "signed_in";
        readonly rate: "messages";
        readonly summary: "Send a message about an order";
        readonly description: "Sends a message to the other side of an order. Only its customer and the shop can send messages.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
        readonly body: z.ZodObject<{
            sender_id: z.ZodOptional<z.ZodGUID>;
            sender_type: z.ZodOptional<z.ZodUnion<[z.ZodEnum<{
                admin: "admin";
                customer: "customer";
                merchant: "merchant";
            }>, z.ZodLiteral<"user">]>>;
            message: z.ZodString;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
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
        }, z.core.$strip>;
        readonly status: 201;
        readonly idempotent: true;
    };
    listConversations: {
        readonly method: "GET";
        readonly path: "/api/shops/:id/direct-conversations";
        readonly access: "merchant";
        readonly summary: "List a shop's conversations";
        readonly description: "Lists a shop's conversations with its customers, latest first.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
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
            with_orders: z.ZodOptional<z.ZodPipe<z.ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, z.ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            data: z.ZodArray<z.ZodObject<{
                shop_id: z.ZodGUID;
                customer_id: z.ZodGUID;
                last_seq: z.ZodInt;
                customer_read_seq: z.ZodInt;
                shop_read_seq: z.ZodInt;
                unread_count: z.ZodInt;
                shop_name: z.ZodString;
                shop_photo: z.ZodNullable<z.ZodString>;
                customer_name: z.ZodString;
                messages: z.ZodArray<z.ZodObject<{
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
                }, z.core.$strip>>;
                last_message: z.ZodObject<{
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
                last_activity: z.ZodISODateTime;
            }, z.core.$strip>>;
            pagination: z.ZodObject<{
                page: z.ZodInt;
                limit: z.ZodInt;
                total: z.ZodInt;
                totalPages: z.ZodInt;
                hasNextPage: z.ZodBoolean;
                hasPrevPage: z.ZodBoolean;
            }, z.core.$strip>;
            unread_total: z.ZodInt;
            order_threads: z.ZodOptional<z.ZodArray<z.ZodObject<{
                shop_id: z.ZodGUID;
                customer_id: z.ZodGUID;
                order_id: z.ZodGUID;
                shop_name: z.ZodString;
                shop_photo: z.ZodNullable<z.ZodString>;
                customer_name: z.ZodString;
                last_message: z.ZodObject<{
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
            }, z.core.$strip>>>;
        }, z.core.$strip>;
    };
    listThreads: {
        readonly method: "GET";
        readonly path: "/api/chat/threads";
        readonly access: "signed_in";
        readonly summary: "List a user's conversations";
        readonly description: "Lists a user's conversations, latest first. For a merchant these are the conversations of the shop.";
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
            with_orders: z.ZodOptional<z.ZodPipe<z.ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, z.ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
            user_id: z.ZodGUID;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            data: z.ZodArray<z.ZodObject<{
                shop_id: z.ZodGUID;
                customer_id: z.ZodGUID;
                last_seq: z.ZodInt;
                customer_read_seq: z.ZodInt;
                shop_read_seq: z.ZodInt;
                unread_count: z.ZodInt;
                shop_name: z.ZodString;
                shop_photo: z.ZodNullable<z.ZodString>;
                customer_name: z.ZodString;
                messages: z.ZodArray<z.ZodObject<{
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
                }, z.core.$strip>>;
                last_message: z.ZodObject<{
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
                last_activity: z.ZodISODateTime;
            }, z.core.$strip>>;
            pagination: z.ZodObject<{
                page: z.ZodInt;
                limit: z.ZodInt;
                total: z.ZodInt;
                totalPages: z.ZodInt;
                hasNextPage: z.ZodBoolean;
                hasPrevPage: z.ZodBoolean;
            }, z.core.$strip>;
            unread_total: z.ZodInt;
            order_threads: z.ZodOptional<z.ZodArray<z.ZodObject<{
                shop_id: z.ZodGUID;
                customer_id: z.ZodGUID;
                order_id: z.ZodGUID;
                shop_name: z.ZodString;
                shop_photo: z.ZodNullable<z.ZodString>;
                customer_name: z.ZodString;
                last_message: z.ZodObject<{
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
            }, z.core.$strip>>>;
        }, z.core.$strip>;
    };
    listMessages: {
        readonly method: "GET";
        readonly path: "/api/messages";
        readonly access: "signed_in";
        readonly summary: "List the messages of a conversation";
        readonly description: "Lists the messages between a customer and a shop, oldest first. Without `before` or `after` it returns the newest page; `before` and `after` take a `seq`.";
        readonly query: z.ZodObject<{
            shop_id: z.ZodGUID;
            customer_id: z.ZodGUID;
            before: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
            after: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            data: z.ZodArray<z.ZodObject<{
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
            }, z.core.$strip>>;
            has_older: z.ZodBoolean;
            has_newer: z.ZodBoolean;
            thread: z.ZodObject<{
                shop_id: z.ZodGUID;
                customer_id: z.ZodGUID;
                last_seq: z.ZodInt;
                customer_read_seq: z.ZodInt;
                shop_read_seq: z.ZodInt;
                unread_count: z.ZodInt;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    sendMessage: {
        readonly method: "POST";
        readonly path: "/api/messages";
        readonly access: "signed_in";
        readonly rate: "messages";
        readonly summary: "Send a message to a shop or a customer";
        readonly description: "Sends a message in the conversation between a customer and a shop. A customer may write to any approved shop; a shop only to customers who have ordered there. Messages with the same `message_id` are stored once.";
        readonly body: z.ZodObject<{
            shop_id: z.ZodGUID;
            customer_id: z.ZodGUID;
            product_id: z.ZodOptional<z.ZodNullable<z.ZodGUID>>;
            sender_id: z.ZodOptional<z.ZodGUID>;
            sender_type: z.ZodOptional<z.ZodUnion<[z.ZodEnum<{
                customer: "customer";
                merchant: "merchant";
            }>, z.ZodLiteral<"user">]>>;
            message: z.ZodString;
            message_id: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
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
        }, z.core.$strip>;
        readonly status: 201;
        readonly idempotent: true;
    };
    markThreadRead: {
        readonly method: "PATCH";
        readonly path: "/api/messages/mark-read";
        readonly access: "signed_in";
        readonly summary: "Mark a conversation as read";
        readonly description: "Marks the messages up to `seq` as read, or all of them without `seq`.";
        readonly body: z.ZodObject<{
            shop_id: z.ZodGUID;
            customer_id: z.ZodGUID;
            reader_id: z.ZodOptional<z.ZodGUID>;
            seq: z.ZodOptional<z.ZodInt>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            thread: z.ZodObject<{
                shop_id: z.ZodGUID;
                customer_id: z.ZodGUID;
                last_seq: z.ZodInt;
                customer_read_seq: z.ZodInt;
                shop_read_seq: z.ZodInt;
                unread_count: z.ZodInt;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
};

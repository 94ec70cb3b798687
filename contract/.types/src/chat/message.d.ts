import { z } from 'zod';
export declare const senderType: z.ZodEnum<{
    admin: "admin";
    customer: "customer";
    merchant: "merchant";
}>;
export declare const orderMessage: z.ZodObject<{
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
export type OrderMessage = z.infer<typeof orderMessage>;
/** The two sides of a conversation. */
export declare const threadSide: z.ZodEnum<{
    customer: "customer";
    merchant: "merchant";
}>;
export type ThreadSide = z.infer<typeof threadSide>;
/** A thread has no id of its own: customer and shop identify it. */
export declare const threadKey: z.ZodObject<{
    shop_id: z.ZodGUID;
    customer_id: z.ZodGUID;
}, z.core.$strip>;
export type ThreadKey = z.infer<typeof threadKey>;
export declare const directMessage: z.ZodObject<{
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
export type DirectMessage = z.infer<typeof directMessage>;
/** The last message of a thread and the last that each side has read; the numbers never decrease. */
export declare const threadReadMarkers: z.ZodObject<{
    last_seq: z.ZodInt;
    customer_read_seq: z.ZodInt;
    shop_read_seq: z.ZodInt;
}, z.core.$strip>;
export type ThreadReadMarkers = z.infer<typeof threadReadMarkers>;
/** `unread_count` is that of the requesting side. */
export declare const threadState: z.ZodObject<{
    shop_id: z.ZodGUID;
    customer_id: z.ZodGUID;
    last_seq: z.ZodInt;
    customer_read_seq: z.ZodInt;
    shop_read_seq: z.ZodInt;
    unread_count: z.ZodInt;
}, z.core.$strip>;
export type ThreadState = z.infer<typeof threadState>;
/** An active order with messages, and its last message. */
export declare const orderThread: z.ZodObject<{
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
}, z.core.$strip>;
export type OrderThread = z.infer<typeof orderThread>;
export declare const chatThread: z.ZodObject<{
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
}, z.core.$strip>;
export type ChatThread = z.infer<typeof chatThread>;

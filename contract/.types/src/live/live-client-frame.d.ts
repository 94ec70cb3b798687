import { z } from 'zod';
/** The frames that a browser sends on /ws. */
export declare const liveClientFrame: z.ZodDiscriminatedUnion<[z.ZodObject<{
    type: z.ZodLiteral<"auth">;
    userId: z.ZodGUID;
    userType: z.ZodEnum<{
        admin: "admin";
        customer: "customer";
        merchant: "merchant";
        user: "user";
    }>;
    shopId: z.ZodOptional<z.ZodNullable<z.ZodGUID>>;
    token: z.ZodString;
}, z.core.$strip>, z.ZodObject<{
    type: z.ZodLiteral<"ping">;
}, z.core.$strip>, z.ZodObject<{
    shop_id: z.ZodGUID;
    customer_id: z.ZodGUID;
    type: z.ZodLiteral<"join_chat">;
    after: z.ZodOptional<z.ZodInt>;
}, z.core.$strip>, z.ZodObject<{
    shop_id: z.ZodGUID;
    customer_id: z.ZodGUID;
    type: z.ZodLiteral<"leave_chat">;
}, z.core.$strip>, z.ZodObject<{
    shop_id: z.ZodGUID;
    customer_id: z.ZodGUID;
    type: z.ZodLiteral<"message_read">;
    seq: z.ZodInt;
}, z.core.$strip>, z.ZodObject<{
    shop_id: z.ZodGUID;
    customer_id: z.ZodGUID;
    type: z.ZodLiteral<"typing">;
    typing: z.ZodBoolean;
}, z.core.$strip>, z.ZodObject<{
    type: z.ZodLiteral<"watch_products">;
    product_ids: z.ZodArray<z.ZodGUID>;
}, z.core.$strip>], "type">;
export type LiveClientFrame = z.infer<typeof liveClientFrame>;

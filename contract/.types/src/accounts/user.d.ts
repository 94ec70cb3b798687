import { z } from 'zod';
export declare const role: z.ZodEnum<{
    admin: "admin";
    customer: "customer";
    merchant: "merchant";
    user: "user";
}>;
export declare const user: z.ZodObject<{
    id: z.ZodGUID;
    email: z.ZodString;
    role: z.ZodEnum<{
        admin: "admin";
        customer: "customer";
        merchant: "merchant";
        user: "user";
    }>;
    name: z.ZodString;
    shop_id: z.ZodNullable<z.ZodGUID>;
}, z.core.$strip>;
export type User = z.infer<typeof user>;
/** A user as an admin sees them. */
export declare const account: z.ZodObject<{
    id: z.ZodGUID;
    email: z.ZodString;
    role: z.ZodEnum<{
        admin: "admin";
        customer: "customer";
        merchant: "merchant";
        user: "user";
    }>;
    name: z.ZodString;
    shop_id: z.ZodNullable<z.ZodGUID>;
    shop_name: z.ZodNullable<z.ZodString>;
    is_demo: z.ZodBoolean;
    banned_at: z.ZodNullable<z.ZodISODateTime>;
    created_at: z.ZodISODateTime;
    updated_at: z.ZodISODateTime;
    version: z.ZodInt;
}, z.core.$strip>;
export type Account = z.infer<typeof account>;
/** One signed-in session of a user. */
export declare const userSession: z.ZodObject<{
    id: z.ZodGUID;
    created_at: z.ZodISODateTime;
    refreshed_at: z.ZodISODateTime;
    expires_at: z.ZodNullable<z.ZodISODateTime>;
    user_agent: z.ZodString;
    ip: z.ZodString;
    is_current: z.ZodBoolean;
}, z.core.$strip>;
export type UserSession = z.infer<typeof userSession>;
export declare const demoAccount: z.ZodObject<{
    id: z.ZodGUID;
    email: z.ZodString;
    password: z.ZodString;
    role: z.ZodEnum<{
        admin: "admin";
        customer: "customer";
        merchant: "merchant";
    }>;
    name: z.ZodString;
    shop_id: z.ZodNullable<z.ZodGUID>;
}, z.core.$strip>;
export type DemoAccount = z.infer<typeof demoAccount>;

import { z } from 'zod';
export declare const product: z.ZodObject<{
    id: z.ZodGUID;
    shop_id: z.ZodGUID;
    name: z.ZodString;
    image: z.ZodNullable<z.ZodString>;
    images: z.ZodArray<z.ZodString>;
    image_alts: z.ZodOptional<z.ZodArray<z.ZodString>>;
    price: z.ZodNumber;
    description: z.ZodString;
    stock: z.ZodInt;
    is_archived: z.ZodBoolean;
    archived_at: z.ZodNullable<z.ZodISODateTime>;
    created_at: z.ZodISODateTime;
    version: z.ZodInt;
    sku: z.ZodOptional<z.ZodString>;
    blur_data_url: z.ZodOptional<z.ZodString>;
    shop_name: z.ZodString;
    category: z.ZodEnum<{
        Coffee: "Coffee";
        Food: "Food";
        Gifts: "Gifts";
        Other: "Other";
        Souvenirs: "Souvenirs";
    }>;
    shop_paused_until: z.ZodOptional<z.ZodISODateTime>;
    distance: z.ZodOptional<z.ZodNumber>;
}, z.core.$strip>;
export type Product = z.infer<typeof product>;
/** What remains public of a product that its shop has deleted. */
export declare const formerProduct: z.ZodObject<{
    id: z.ZodGUID;
    shop_id: z.ZodGUID;
    name: z.ZodString;
}, z.core.$strip>;
export type FormerProduct = z.infer<typeof formerProduct>;
export declare const productFields: z.ZodObject<{
    name: z.ZodString;
    image: z.ZodNullable<z.ZodString>;
    images: z.ZodArray<z.ZodString>;
    image_alts: z.ZodArray<z.ZodString>;
    price: z.ZodNumber;
    description: z.ZodString;
    stock: z.ZodNumber;
    sku: z.ZodNullable<z.ZodString>;
}, z.core.$strip>;
export type ProductFields = z.infer<typeof productFields>;

import { z } from 'zod';
export declare const newProductFields: z.ZodObject<{
    name: z.ZodNonOptional<z.ZodOptional<z.ZodString>>;
    image: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    images: z.ZodOptional<z.ZodArray<z.ZodString>>;
    image_alts: z.ZodOptional<z.ZodArray<z.ZodString>>;
    price: z.ZodNonOptional<z.ZodOptional<z.ZodNumber>>;
    description: z.ZodOptional<z.ZodString>;
    stock: z.ZodOptional<z.ZodNumber>;
    sku: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$strip>;
/**
 * One row of an import. It means the shop's product with its `id`, else the one with its `sku`, else the
 * one without a sku and with the same name (case-insensitive), else a new product. Absent fields stay
 * unchanged. The stock of an existing product is replaced only with the current `version` or with
 * `replace_stock`: customers buy meanwhile, and a file imported twice must not restore sold stock.
 */
export declare const importRow: z.ZodObject<{
    name: z.ZodNonOptional<z.ZodOptional<z.ZodString>>;
    image: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    images: z.ZodOptional<z.ZodArray<z.ZodString>>;
    image_alts: z.ZodOptional<z.ZodArray<z.ZodString>>;
    price: z.ZodNonOptional<z.ZodOptional<z.ZodNumber>>;
    description: z.ZodOptional<z.ZodString>;
    stock: z.ZodOptional<z.ZodNumber>;
    sku: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    id: z.ZodOptional<z.ZodGUID>;
    version: z.ZodOptional<z.ZodInt>;
    is_archived: z.ZodOptional<z.ZodBoolean>;
}, z.core.$strip>;
export type ImportRow = z.infer<typeof importRow>;
export declare function productImportBody<Row extends z.ZodType>(row: Row): z.ZodObject<{
    products: z.ZodArray<Row>;
    shopId: z.ZodGUID;
    replace_stock: z.ZodOptional<z.ZodBoolean>;
}, z.core.$strip>;
export declare const importSummary: z.ZodObject<{
    created: z.ZodInt;
    updated: z.ZodInt;
    unchanged: z.ZodInt;
    stock_unchanged: z.ZodInt;
    unknown_ids: z.ZodInt;
}, z.core.$strip>;
export type ImportSummary = z.infer<typeof importSummary>;

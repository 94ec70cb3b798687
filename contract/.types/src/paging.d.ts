import { z } from 'zod';
/** A whole number, also as text in a query string; '1e9', '', '2.5' and '01' are rejected. */
export declare function wholeNumber(max: number, min?: number): z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>;
export declare function pageQuery({ defaultLimit }: {
    defaultLimit: number;
}): z.ZodObject<{
    page: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
    limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
}, z.core.$strip>;
export type PageQuery = {
    page: number;
    limit: number;
};
export declare const pagination: z.ZodObject<{
    page: z.ZodInt;
    limit: z.ZodInt;
    total: z.ZodInt;
    totalPages: z.ZodInt;
    hasNextPage: z.ZodBoolean;
    hasPrevPage: z.ZodBoolean;
}, z.core.$strip>;
export type Pagination = z.infer<typeof pagination>;
type PaginationInput = PageQuery & {
    total: number;
    maxReachableItems?: number;
};
export declare function createPagination({ page, limit, total, maxReachableItems, }: PaginationInput): Pagination;
export declare function listResponse<Item extends z.ZodType>(item: Item): z.ZodObject<{
    data: z.ZodArray<Item>;
    pagination: z.ZodObject<{
        page: z.ZodInt;
        limit: z.ZodInt;
        total: z.ZodInt;
        totalPages: z.ZodInt;
        hasNextPage: z.ZodBoolean;
        hasPrevPage: z.ZodBoolean;
    }, z.core.$strip>;
}, z.core.$strip>;
export {};

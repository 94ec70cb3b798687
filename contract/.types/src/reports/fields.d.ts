import { z } from 'zod';
export declare const errorReport: z.ZodObject<{
    errorId: z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>;
    level: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
    context: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
    message: z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>;
    stack: z.ZodOptional<z.ZodNullable<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>>;
    componentStack: z.ZodOptional<z.ZodNullable<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>>;
    timestamp: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
    userAgent: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
    url: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
}, z.core.$strip>;
export declare const errorLevel: z.ZodString;

import { z } from 'zod';
/** The account's address. */
export declare const email: z.ZodString;
export declare const loginEmail: z.ZodString;
export declare const userName: z.ZodString;
/** The server's settings decide length and strength; its error names the field. */
export declare const password: z.ZodString;
/** Where a link in an email leads, and the public half of PKCE. */
export declare const redirectFields: {
    redirect_to: z.ZodOptional<z.ZodString>;
    code_challenge: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    code_challenge_method: z.ZodOptional<z.ZodNullable<z.ZodString>>;
};

import { z } from 'zod';
/** By the key of the network. */
export declare const socialLinks: z.ZodRecord<z.ZodString, z.ZodString>;

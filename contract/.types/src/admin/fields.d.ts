import { z } from 'zod';
/** An action, or a group of actions with a dot at the end: `shop.` */
export declare const auditAction: z.ZodString;

import { z } from 'zod'
import { auditLimits } from '../limits.ts'

/** An action, or a group of actions with a dot at the end: `shop.` */
export const auditAction = z
  .string()
  .regex(/^[a-z_]+\.[a-z_]*$/)
  .max(auditLimits.maxActionChars)

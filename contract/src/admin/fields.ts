import { z } from 'zod'
import { auditLimits } from '../limits.ts'

/** An act, or with a dot at the end all of a kind: `shop.` */
export const auditAct = z
  .string()
  .regex(/^[a-z_]+\.[a-z_]*$/)
  .max(auditLimits.maxActChars)

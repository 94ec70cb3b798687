import { z } from 'zod'

const maxActionChars = 60

/** An action, or a group of actions with a dot at the end: `shop.` */
export const auditAction = z
  .string()
  .regex(/^[a-z_]+\.[a-z_]*$/)
  .max(maxActionChars)

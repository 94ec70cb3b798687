import { z } from 'zod'

/** `true`/`false` as a query string carries it. */
export const flag = z
  .enum(['true', 'false', '1', '0', ''])
  .transform((value) => value === 'true' || value === '1')

export const sortOrder = z.enum(['asc', 'desc']).optional()

/** A decimal number as a query string carries it. */
export const decimal = z
  .string()
  .regex(/^-?\d{1,9}(\.\d{1,15})?$/, 'Not a number')
  .transform(Number)

import { z } from 'zod'
import { fieldMessage } from './field-messages.ts'

/** `true`/`false` in a query string. */
export const flag = z
  .enum(['true', 'false', '1', '0', ''])
  .transform((value) => value === 'true' || value === '1')

export const sortOrder = z.enum(['asc', 'desc']).optional()

/**
 * Any finite decimal number in a query string, with any number of digits and as JavaScript prints it
 * (`-119.`, `.5`, `1e-7`); no blanks, no NaN or Infinity, no hexadecimal.
 */
export const decimal = z
  .string()
  .regex(/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i, fieldMessage('notANumber'))
  .transform(Number)
  .pipe(z.number(fieldMessage('notANumber')))

import { z } from 'zod'
import { fieldMessage } from '../field-messages.ts'
import { numberField, typedText } from '../fields.ts'
import { productRules } from './field-rules.ts'
import { productImageLimits } from './limits.ts'

/** Dollars, tax included. */
export const price = numberField(productRules.price)

/** A price bound in a query string: dollars, or dollars and cents. */
export const priceParam = z
  .string()
  .regex(/^\d+(?:\.\d{1,2})?$/, fieldMessage('priceFormat'))
  .transform(Number)
  .pipe(price)

export const imageAlt = typedText().max(productImageLimits.maxAltChars)

import { z } from 'zod'
import { fieldMessage } from '../field-messages.ts'
import { numberField, textField, typedText } from '../fields.ts'
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

export const stock = numberField(productRules.stock)

export const productName = textField(productRules.name)

export const productDescription = textField(productRules.description)

/** The shop's own number for a product; null instead of an empty text. */
export const sku = textField(productRules.sku).min(1)

export const imageAlt = typedText().max(productImageLimits.maxAltChars)

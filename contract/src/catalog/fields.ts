import { z } from 'zod'
import { fieldMessage } from '../field-messages.ts'
import { formatCount } from '../format-count.ts'
import { fieldLimits, productImageLimits, productLimits } from '../limits.ts'
import { decimal } from '../query-params.ts'

/** Dollars, tax included. */
export const price = z
  .number()
  .min(0, fieldMessage('notNegative'))
  .max(fieldLimits.maxDollars, `Is too much: at most ${formatCount(fieldLimits.maxDollars)}`)
  .refine((dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6, fieldMessage('wholeCents'))

/** A price bound in a query string. */
export const priceParam = decimal.pipe(z.number().min(0).max(fieldLimits.maxDollars))

export const stock = z
  .int('Is no whole number')
  .min(0, fieldMessage('notNegative'))
  .max(productLimits.maxStock, `Is too many: at most ${formatCount(productLimits.maxStock)}`)

export const productName = z
  .string()
  .trim()
  .min(1, fieldMessage('nameRequired'))
  .max(productLimits.maxNameChars, `Has at most ${productLimits.maxNameChars} letters`)

export const productDescription = z.string().trim().max(productLimits.maxDescriptionChars)

/** The shop's own number for a product. */
export const sku = z.string().trim().min(1).max(productLimits.maxSkuChars)

export const imageAlt = z.string().trim().max(productImageLimits.maxAltChars)

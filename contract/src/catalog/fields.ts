import { z } from 'zod'
import { numberField, textField } from '../fields.ts'
import { fieldLimits, productImageLimits } from '../limits.ts'
import { decimal } from '../query-params.ts'
import { productRules } from './field-rules.ts'

/** Dollars, tax included. */
export const price = numberField(productRules.price)

/** A price bound in a query string. */
export const priceParam = decimal.pipe(z.number().min(0).max(fieldLimits.maxDollars))

export const stock = numberField(productRules.stock)

export const productName = textField(productRules.name)

export const productDescription = textField(productRules.description)

/** The shop's own number for a product; null instead of an empty text. */
export const sku = textField(productRules.sku).min(1)

export const imageAlt = z.string().trim().max(productImageLimits.maxAltChars)

import { z } from 'zod'
import { fieldLimits } from './field-limits.ts'
import { fieldMessage } from './field-messages.ts'
import {
  hasDecimals,
  hasFormat,
  type NumberRule,
  phoneRule,
  reasonRule,
  requiredReasonRule,
  shopNameRule,
  type TextRule,
  textFormats,
} from './field-rules.ts'
import { orderLineLimits } from './orders/limits.ts'
import { trimText } from './text/trim-text.ts'

/** A UUID in lower case; the only form of an id. */
export const id = z.guid().toLowerCase()

export const idParams = z.object({ id })

/** A text of a user, read by `trimText`. */
export const typedText = () => z.string().overwrite(trimText)

/** Says the same about a text as `findFieldError`. */
export function textField({ maxChars, required, format }: TextRule) {
  const text = typedText()
  const bounded = (required ? text.min(1, fieldMessage(required)) : text).max(maxChars)
  if (!format) return bounded
  const { error, pattern } = textFormats[format]
  const orEmpty = new RegExp(`^$|${pattern.source}`, pattern.flags)
  return bounded
    .regex(required ? pattern : orEmpty, { error: fieldMessage(error), abort: true })
    .refine((given) => given === '' || hasFormat(given, format), fieldMessage(error))
}

/** Says the same about a number as `findFieldError`. */
export function numberField({ min, max, decimals, format }: NumberRule) {
  const message = fieldMessage(format)
  // the message of a number is also that of its bounds, which have others
  const error: z.core.$ZodErrorMap = (issue) =>
    issue.minimum === min || issue.maximum === max ? undefined : message
  const bounded = (decimals === 0 ? z.int({ error }) : z.number({ error })).min(min).max(max)
  return decimals === 0 ? bounded : bounded.refine((given) => hasDecimals(given, decimals), message)
}

export const shopName = textField(shopNameRule)

export const phone = textField(phoneRule)

export const reason = textField(reasonRule)

export const requiredReason = textField(requiredReasonRule)

/** The text typed into a search box. */
export const searchText = typedText().max(fieldLimits.maxSearchChars)

/** For lists whose index needs at least two characters. */
export const searchTerm = typedText().min(fieldLimits.minSearchChars).max(fieldLimits.maxSearchChars)

/** Both days inclusive, in the time zone of the marketplace or of the shop. */
export const dateRange = { from: z.iso.date().optional(), to: z.iso.date().optional() }

/** The quantity of one product, in a cart or an order. */
export const quantity = z.int().min(1).max(orderLineLimits.maxQuantity)

/**
 * An image of a shop or a product: an API path, a local path, a data URL or an https address (docs/spec.md,
 * section 3). The server rejects other values, and data that is no image, with 422.
 */
export const imageReference = z.string().min(1).max(fieldLimits.maxImageReferenceChars)

import { z } from 'zod'
import { fieldMessage } from './field-messages.ts'
import { fieldLimits, orderLineLimits, shopLimits } from './limits.ts'

/** A UUID in lower case; the only form of an id. */
export const id = z.guid().toLowerCase()

export const idParams = z.object({ id })

export const nonEmptyText = (maxChars: number) => z.string().trim().min(1).max(maxChars)

export const shopName = nonEmptyText(shopLimits.maxNameChars)

export const phone = z.string().trim().max(fieldLimits.maxPhoneChars)

export const emailOrEmpty = z.union([z.literal(''), z.email().max(fieldLimits.maxEmailChars)])

/** A note from the customer to the shop. */
export const note = z.string().trim().max(fieldLimits.maxNoteChars)

export const reason = z.string().trim().max(fieldLimits.maxReasonChars)

export const requiredReason = z
  .string()
  .trim()
  .min(1, fieldMessage('reasonRequired'))
  .max(fieldLimits.maxReasonChars)

/** The text typed into a search box. */
export const searchText = z.string().trim().max(fieldLimits.maxSearchChars)

/** For lists whose index needs at least two characters. */
export const searchTerm = z.string().trim().min(fieldLimits.minSearchChars).max(fieldLimits.maxSearchChars)

/** Both days inclusive, in the time zone of the marketplace or of the shop. */
export const dateRange = { from: z.iso.date().optional(), to: z.iso.date().optional() }

/** The quantity of one product, in a cart or an order. */
export const quantity = z.int().min(1).max(orderLineLimits.maxQuantity)

/**
 * An image of a shop or a product: an API path, a local path, a data URL or an https address (docs/spec.md,
 * section 3). The server rejects other values, and data that is no image, with 422.
 */
export const imageReference = z.string().min(1).max(fieldLimits.maxImageReferenceChars)

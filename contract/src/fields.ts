import { z } from 'zod'
import { fieldLimits, orderLineLimits, shopLimits } from './limits.ts'

/** A UUID in lower case; anything else cannot name a thing here. */
export const id = z.guid().toLowerCase()

export const idParams = z.object({ id })

export const nonEmptyText = (maxChars: number) => z.string().trim().min(1).max(maxChars)

export const shopName = nonEmptyText(shopLimits.maxNameChars)

export const phone = z.string().trim().max(fieldLimits.maxPhoneChars)

export const emailOrEmpty = z.union([z.literal(''), z.email().max(fieldLimits.maxEmailChars)])

/** For the shop, written by a customer. */
export const note = z.string().trim().max(fieldLimits.maxNoteChars)

export const reason = z.string().trim().max(fieldLimits.maxReasonChars)

export const requiredReason = z.string().trim().min(1, 'Say why').max(fieldLimits.maxReasonChars)

/** The text typed into a search box. */
export const searchText = z.string().trim().max(fieldLimits.maxSearchChars)

/** Of a list that an index serves only from two characters on. */
export const searchTerm = z.string().trim().min(fieldLimits.minSearchChars).max(fieldLimits.maxSearchChars)

/** Both days included, in the time zone of the marketplace or of the shop. */
export const dateRange = { from: z.iso.date().optional(), to: z.iso.date().optional() }

/** Pieces of one product, in a cart or an order. */
export const quantity = z.int().min(1).max(orderLineLimits.maxQuantity)

/**
 * An image as a shop or a product names it: an API path, a local path, a data URL or an https address (spec 3).
 * What is none of them, or no picture, breaks a rule (422): the server decides.
 */
export const imageReference = z.string().min(1).max(fieldLimits.maxImageReferenceChars)

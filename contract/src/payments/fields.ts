import { z } from 'zod'
import { checkoutLimits, fieldLimits } from '../limits.ts'

/** The payment provider's id of a payment session. */
export const sessionId = z.string().min(1).max(checkoutLimits.maxSessionIdChars)

export const refundAmount = z.number().positive().max(fieldLimits.maxDollars)

/** At most one entry for each shop of a checkout. */
export const perShop = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).max(checkoutLimits.maxShops)

import { z } from 'zod'
import { numberField } from '../fields.ts'
import { refundRules } from './field-rules.ts'

const maxSessionIdChars = 255
const maxShops = 50

/** The payment provider's id of a payment session. */
export const sessionId = z.string().min(1).max(maxSessionIdChars)

export const refundAmount = numberField(refundRules.amount)

/** At most one entry for each shop of a checkout. */
export const perShop = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).max(maxShops)

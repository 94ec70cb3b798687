import type { TextRule } from '../field-rules.ts'
import { orderTextLimits } from './limits.ts'

/** Of the person who picks up an order, or receives its delivery. */
export const customerNameRule = {
  required: 'nameRequired',
  maxChars: orderTextLimits.maxCustomerNameChars,
} as const

/** A shop can also hand an order over without the code. */
export const pickupCodeRule = { maxChars: 12 } satisfies TextRule

import { fieldLimits } from '../field-limits.ts'
import { type FieldRule, requiredReasonRule } from '../field-rules.ts'

/** Of many orders. */
const maxPayoutDollars = 10 * fieldLimits.maxDollars

/** What the fields of a refund accept, by the name of the field. */
export const refundRules = {
  /** Dollars. */
  amount: { min: 0.01, max: fieldLimits.maxDollars, decimals: 2, format: 'amountFormat' },
  lines: { required: 'itemsRequired' },
  reason: requiredReasonRule,
} as const satisfies Record<string, FieldRule>

/** The same for a payout. */
export const payoutRules = {
  /** Dollars. */
  amount: { min: 0.01, max: maxPayoutDollars, decimals: 2, format: 'amountFormat' },
  paid_on: { required: 'dateRequired' },
  reference: { maxChars: 140 },
} as const satisfies Record<string, FieldRule>

import { fieldLimits } from '../field-limits.ts'
import { type FieldRule, requiredReasonRule } from '../field-rules.ts'

/** What the fields of a refund accept, by the name of the field. */
export const refundRules = {
  /** Dollars. */
  amount: { min: 0.01, max: fieldLimits.maxDollars, decimals: 2, format: 'amountFormat' },
  lines: { required: 'itemsRequired' },
  reason: requiredReasonRule,
} as const satisfies Record<string, FieldRule>

import { fieldLimits } from '../field-limits.ts'
import type { FieldRule } from '../field-rules.ts'

/** What the fields of a product accept, by the name of the field. */
export const productRules = {
  name: { required: 'nameRequired', maxChars: 200 },
  /** Dollars, tax included. */
  price: { min: 0, max: fieldLimits.maxDollars, decimals: 2, format: 'priceFormat' },
  stock: { min: 0, max: 1_000_000, decimals: 0, format: 'wholeNumberFormat' },
  sku: { maxChars: 64 },
  description: { maxChars: 5000 },
} as const satisfies Record<string, FieldRule>

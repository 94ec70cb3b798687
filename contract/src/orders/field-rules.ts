import type { TextRule } from '../field-rules.ts'

/** A shop can also hand an order over without the code. */
export const pickupCodeRule = { maxChars: 12 } satisfies TextRule

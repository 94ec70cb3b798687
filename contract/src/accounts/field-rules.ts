import type { FieldRule } from '../field-rules.ts'

/** What the fields of a user accept, by the name of the field. */
export const accountRules = {
  name: { required: 'nameRequired', maxChars: 200 },
  /** The identity provider decides whether email can be delivered there. */
  email: { required: 'emailRequired', maxChars: 255 },
  /** What happens to the shop of a deleted user, and who gets it. */
  shop: { required: 'shopDecisionRequired' },
  to: { required: 'successorRequired' },
} as const satisfies Record<string, FieldRule>

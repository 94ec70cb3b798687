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

/** The length of a password as it is hashed (NFC), whether it was typed composed or decomposed. */
export const countPasswordChars = (password: string): number => [...password.normalize()].length

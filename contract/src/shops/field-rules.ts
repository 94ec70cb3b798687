import { emailRule, type FieldRule, phoneRule, shopNameRule } from '../field-rules.ts'

/** What the fields of a shop accept, by the name of the field. */
export const shopRules = {
  name: shopNameRule,
  location: { required: 'addressRequired', maxChars: 300 },
  phone: phoneRule,
  business_email: emailRule,
  website: { maxChars: 300, format: 'webAddress' },
  /** Each of `social_links`. */
  social_link: { maxChars: 300, format: 'secureLink' },
  about_shop: { maxChars: 2000 },
  color: { required: 'colorFormat', maxChars: 7, format: 'color' },
  preparation_minutes: { min: 0, max: 24 * 60, decimals: 0, format: 'wholeNumberFormat' },
  /** Dollars. */
  delivery_fee: { min: 0, max: 100, decimals: 2, format: 'amountFormat' },
} as const satisfies Record<string, FieldRule>

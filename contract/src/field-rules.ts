import { emailPattern, readEmailAddress } from './email-address.ts'
import { fieldLimits } from './field-limits.ts'
import type { fieldErrors } from './messages/en/field-errors.ts'
import { orderTextLimits } from './orders/limits.ts'
import { hasPhoneDigits, phonePattern } from './phone-text.ts'

type FieldErrorTexts = typeof fieldErrors
/** A sentence of the catalogue that needs no number. */
export type FieldErrorKey = {
  [Key in keyof FieldErrorTexts]: FieldErrorTexts[Key] extends string ? Key : never
}[keyof FieldErrorTexts]

export type TextRule = {
  readonly maxChars: number
  /** The sentence when nothing is typed; without it the text may be empty. */
  readonly required?: FieldErrorKey
  readonly format?: TextFormat
}

export type NumberRule = {
  readonly min: number
  readonly max: number
  /** Zero for whole numbers, two for dollars and cents. */
  readonly decimals: 0 | 2
  /** The sentence for what is no such number; too low and too high ones have their own. */
  readonly format: FieldErrorKey
}

/** One of several choices; the schema lists them. */
type ChoiceRule = { readonly required: FieldErrorKey }

/**
 * What a field accepts, as plain data: `fields.ts` makes schemas of it, and the forms of the browser check
 * with it. Each capability has the rules of its fields in its own `field-rules.ts`.
 */
export type FieldRule = TextRule | NumberRule | ChoiceRule

/** Also the name of the shop that a registering merchant gets. */
export const shopNameRule = { required: 'nameRequired', maxChars: 120 } as const
export const emailRule = { maxChars: fieldLimits.maxEmailChars, format: 'email' } as const
export const phoneRule = { maxChars: fieldLimits.maxPhoneChars, format: 'phone' } as const
/** Where an order is delivered, and an address that is saved for it. */
export const deliveryAddressRule = {
  required: 'addressRequired',
  maxChars: orderTextLimits.maxDeliveryAddressChars,
} as const
export const reasonRule = { maxChars: fieldLimits.maxReasonChars }
export const requiredReasonRule = { ...reasonRule, required: 'reasonRequired' } as const

/** The same text, but it may be empty. */
export const optional = ({ required: _, ...rule }: TextRule): TextRule => rule

type TextFormat = 'color' | 'email' | 'phone' | 'secureLink' | 'webAddress'

type TextFormatRule = { error: FieldErrorKey; pattern: RegExp; isValid?: (text: string) => boolean }

export const textFormats: Record<TextFormat, TextFormatRule> = {
  color: { error: 'colorFormat', pattern: /^#[0-9a-f]{6}$/i },
  email: {
    error: 'emailFormat',
    pattern: emailPattern,
    isValid: (text) => readEmailAddress(text) !== undefined,
  },
  phone: { error: 'phoneFormat', pattern: phonePattern, isValid: hasPhoneDigits },
  secureLink: { error: 'secureLinkFormat', pattern: /^https:\/\/\S+$/i, isValid: isAbsoluteUrl },
  webAddress: { error: 'webAddressFormat', pattern: /^https?:\/\/\S+$/i, isValid: isAbsoluteUrl },
}

export function hasFormat(text: string, format: TextFormat): boolean {
  const { pattern, isValid } = textFormats[format]
  return pattern.test(text) && (!isValid || isValid(text))
}

function isAbsoluteUrl(text: string): boolean {
  return URL.canParse(text)
}

export function hasDecimals(value: number, decimals: 0 | 2): boolean {
  if (decimals === 0) return Number.isSafeInteger(value)
  const nearest = Math.round(value * 100) / 100
  // sums of dollars such as 0.1 + 0.2 are off by a few units in the last place
  return Math.abs(value - nearest) <= Math.abs(value) * Number.EPSILON * 4
}

/** The sentence for a value that breaks the rule, as the server says it; text is trimmed. */
export function findFieldError(
  rule: FieldRule,
  value: string | number,
  texts: FieldErrorTexts,
): string | undefined {
  if ('decimals' in rule) return findNumberError(rule, Number(value), texts)
  const text = String(value)
  if (text === '') return rule.required && texts[rule.required]
  if (!('maxChars' in rule)) return undefined
  if (text.length > rule.maxChars) return texts.maxChars(rule.maxChars)
  return rule.format && !hasFormat(text, rule.format) ? texts[textFormats[rule.format].error] : undefined
}

function findNumberError(rule: NumberRule, value: number, texts: FieldErrorTexts): string | undefined {
  const { min, max, decimals, format } = rule
  if (!Number.isFinite(value) || (decimals === 0 && !hasDecimals(value, 0))) return texts[format]
  if (value < min) return texts.min(min)
  if (value > max) return texts.max(max)
  return hasDecimals(value, decimals) ? undefined : texts[format]
}

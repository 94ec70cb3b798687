import {
  type FieldRule,
  findFieldError,
  type NumberRule,
  type TextRule,
} from '@mainstreet/contract/field-rules.ts'
import { readNumber } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { toDollars } from '@mainstreet/contract/money.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'

/** The typed number, amounts in dollars; NaN for other text. */
function readTyped({ decimals }: NumberRule, typed: string): number {
  const units = readNumber(typed, decimals) ?? Number.NaN
  return decimals === 2 ? toDollars(units) : units
}

/** The typed text as it is sent; users leave out the https of an address. */
export function readText({ format }: TextRule, typed: string): string {
  const text = trimText(typed)
  const isAddress = format === 'webAddress' || format === 'secureLink'
  return isAddress && text !== '' && !/^https?:\/\//i.test(text) ? `https://${text}` : text
}

/** The sentence for what is typed; undefined when it fits the rule. */
export function findTypedError(rule: FieldRule, typed: string): string | undefined {
  if ('decimals' in rule) return findFieldError(rule, readTyped(rule, typed), m.fieldErrors)
  return findFieldError(rule, 'maxChars' in rule ? readText(rule, typed) : typed, m.fieldErrors)
}

/** The typed number; undefined when it does not fit the rule. */
export function parseTyped(rule: NumberRule, typed: string): number | undefined {
  return findTypedError(rule, typed) === undefined ? readTyped(rule, typed) : undefined
}

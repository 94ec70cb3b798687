import {
  type FieldRule,
  findFieldError,
  type NumberRule,
  type TextRule,
} from '@mainstreet/contract/field-rules.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'

const number = /^[+-]?(\d+\.?\d*|\.\d+)$/

/** The typed number, also as `$1,200.50`; NaN for other text. */
export function readNumber(typed: string): number {
  const text = typed.trim().replace(/^\$/, '').replaceAll(',', '')
  return number.test(text) ? Number(text) : Number.NaN
}

/** The typed text as it is sent; users leave out the https of an address. */
export function readText({ format }: TextRule, typed: string): string {
  const text = typed.trim()
  const isAddress = format === 'webAddress' || format === 'secureLink'
  return isAddress && text !== '' && !/^https?:\/\//i.test(text) ? `https://${text}` : text
}

/** The sentence for what is typed; undefined when it fits the rule. */
export function findTypedError(rule: FieldRule, typed: string): string | undefined {
  if ('decimals' in rule) return findFieldError(rule, readNumber(typed), m.fieldErrors)
  return findFieldError(rule, 'maxChars' in rule ? readText(rule, typed) : typed, m.fieldErrors)
}

/** The typed number; undefined when it does not fit the rule. */
export function parseTyped(rule: NumberRule, typed: string): number | undefined {
  return findTypedError(rule, typed) === undefined ? readNumber(typed) : undefined
}

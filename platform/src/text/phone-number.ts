import { createRequire } from 'node:module'
import type * as PhoneNumbers from 'libphonenumber-js/min'
import type { PhoneNumber } from 'libphonenumber-js/min'
import { LRUCache } from 'lru-cache'

const require = createRequire(import.meta.url)
/** When it is first used: a twentieth of all modules of a start. */
const loadPhoneNumbers = () => require('libphonenumber-js/min') as typeof PhoneNumbers

/** A marketplace serves one town of this country; numbers without a country code are read as its own. */
const defaultCountry = 'US'

const links = new LRUCache<string, { href: string | null }>({ max: 10_000 })

/**
 * The `tel:` link that dials the first number in the text, with its extension; null when the text has none. Cached: a
 * search in text takes 90 µs.
 */
export function getPhoneLink(text: string): string | null {
  if (text === '') return null
  const cached = links.get(text)
  if (cached) return cached.href
  const number =
    loadPhoneNumbers().findPhoneNumbersInText(text, defaultCountry)[0]?.number ?? parseVanityNumber(text)
  const href = number?.getURI() ?? null
  links.set(text, { href })
  return href
}

/** A North American number whose last seven digits are partly written as letters, as in 1-800-FLOWERS. */
const vanityNumber = /^(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s.-]*(?=[\d.-]*[a-z][.-]?[a-z])(?:[a-z\d][.-]?){7}$/i
const keypad = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']

function parseVanityNumber(text: string): PhoneNumber | undefined {
  if (!vanityNumber.test(text)) return undefined
  const digits = text.replace(/[a-z]/gi, (typed) =>
    String(2 + keypad.findIndex((key) => key.includes(typed.toLowerCase()))),
  )
  const number = parse(digits)
  return number?.isValid() ? number : undefined
}

/**
 * The digits of the E.164 number that a user types for text messages; undefined when there can be no such number. What
 * is valid without a country code is a number of the default country: of the ten-digit numbers of the United States a
 * fifth would be valid in another country. Other bare digits begin with a country code.
 */
export function readPhoneNumber(text: string): string | undefined {
  const typed = text.replace(/\p{Cf}/gu, '').trim()
  const number = parse(typed)
  if (number?.ext) return undefined
  if (number?.isValid()) return number.number.slice(1)
  // plans of numbers change more often than this server: a length that fits the country is enough
  const international = /^\p{Nd}+$/u.test(typed)
    ? parse(`+${typed}`)
    : /^[+＋]/.test(typed)
      ? number
      : undefined
  return international?.isPossible() ? international.number.slice(1) : undefined
}

const parse = (text: string) =>
  loadPhoneNumbers().parsePhoneNumberFromString(text, { defaultCountry, extract: false })

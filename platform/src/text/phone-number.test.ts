import { phone } from '@mainstreet/contract/fields.ts'
import fc from 'fast-check'
import { type CountryCode, getExampleNumber } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { expect, test } from 'vitest'
import { getPhoneLink, readPhoneNumber } from './phone-number.ts'

test.each([
  ['(209) 555-0100', 'tel:+12095550100'],
  ['+1 209 555 0100', 'tel:+12095550100'],
  ['1.209.555.0100', 'tel:+12095550100'],
  ['Tel: 209–555–0100', 'tel:+12095550100'],
  ['(209) 555-0100 ext. 12', 'tel:+12095550100;ext=12'],
  ['209-555-0100 x12', 'tel:+12095550100;ext=12'],
  ['1-800-FLOWERS', 'tel:+18003569377'],
  ['(800) go-fedex', 'tel:+18004633339'],
  ['٢٠٩٥٥٥٠١٠٠', 'tel:+12095550100'],
  ['２０９-５５５-０１００', 'tel:+12095550100'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['209-555-0100 / 209-555-0199', 'tel:+12095550100'],
  ['209-555-0100/0199', 'tel:+12095550100'],
  ['2095550100 2095550199', 'tel:+12095550100'],
])('%s is dialed as %s', (text, link) => {
  expect(getPhoneLink(text)).toBe(link)
  // from the cache
  expect(getPhoneLink(text)).toBe(link)
})

test.each(['', 'ask at the counter', '12', '555-0100', '4111 1111 1111 1111', 'Call-Bob', '415 Bay Road'])(
  '%s has no link',
  (text) => {
    expect(getPhoneLink(text)).toBeNull()
    expect(getPhoneLink(text)).toBeNull()
  },
)

test.each([
  ['2095550100', '12095550100'],
  ['12095550100', '12095550100'],
  ['\u200e(209) 555-0100\u202c', '12095550100'],
  ['٢٠٩ ٥٥٥ ٠١٠٠', '12095550100'],
  ['447911123456', '447911123456'],
  ['011 44 7911 123456', '447911123456'],
  ['+44 (0)7911 123456', '447911123456'],
  // valid in Norway, too
  ['4792345678', '14792345678'],
  ['+4792345678', '4792345678'],
  // an area that is not in the plan yet
  ['17956270011', '17956270011'],
])('a text message to %s goes to +%s', (text, digits) => expect(readPhoneNumber(text)).toBe(digits))

test.each([
  '',
  '+',
  '123',
  '12-invalid',
  '0123456789',
  '+1209555',
  '+999123456789',
  '(209) 555-0100 ext. 5',
  '209-555-0100 / 209-555-0199',
  '209-555-0100 call me',
])('%s gets no text message', (text) => expect(readPhoneNumber(text)).toBeUndefined())

const countries: CountryCode[] = ['US', 'CA', 'GB', 'DE', 'FR', 'IT', 'MX', 'BR', 'IN', 'JP', 'AU', 'EG']
/** Valid numbers: an example of each country with other last digits. */
const validNumber = fc
  .tuple(fc.constantFrom(...countries), fc.integer({ min: 0, max: 999 }))
  .map(([country, end]) => {
    const example = getExampleNumber(country, examples)
    const digits = example?.number.slice(1, -3) ?? ''
    return `${digits}${String(end).padStart(3, '0')}`
  })
const separator = fc.constantFrom(' ', '-', '.', '\u00a0', '–', '')
const zeros = fc.constantFrom(0x30, 0x660, 0x6f0, 0xff10)
const group = (digits: string, between: string) =>
  digits.replace(/(?<=^\d{4}|^\d{7}|^\d{10})(?=\d)/g, between)
const inScript = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))

test('each writing of a valid number is the same number, in links and for text messages', () => {
  fc.assert(
    fc.property(validNumber, separator, zeros, (digits, between, zero) => {
      const typed = inScript(`+${group(digits, between)}`, zero)
      expect(readPhoneNumber(typed)).toBe(digits)
      expect(getPhoneLink(typed)).toBe(`tel:+${digits}`)
      expect(phone.parse(typed)).toBe(typed)
      expect(readPhoneNumber(digits)).toSatisfy(
        (number) => number === digits || (digits.length === 10 && number === `1${digits}`),
      )
    }),
  )
})

test('each national writing is the same number', () => {
  const national = fc.tuple(
    fc.constantFrom('209', '415', '479', '646'),
    fc.integer({ min: 2_000_000, max: 9_999_999 }),
  )
  fc.assert(
    fc.property(national, separator, zeros, ([area, rest], between, zero) => {
      const [exchange, line] = [String(rest).slice(0, 3), String(rest).slice(3)]
      for (const typed of [
        `${area}${between}${exchange}${between}${line}`,
        `(${area}) ${exchange}${between}${line}`,
        `1${between}${area}${between}${exchange}${between}${line}`,
      ]) {
        expect(readPhoneNumber(inScript(typed, zero))).toBe(`1${area}${rest}`)
        expect(getPhoneLink(inScript(typed, zero))).toBe(`tel:+1${area}${rest}`)
        expect(phone.safeParse(inScript(typed, zero)).success).toBe(true)
      }
    }),
  )
})

test('a link never joins the digits of two numbers', () => {
  const between = fc.constantFrom(' / ', ', ', ' or ', '; ', ' & ', ' | ', '\n')
  fc.assert(
    fc.property(validNumber, between, validNumber, (first, separated, second) => {
      expect(getPhoneLink(`+${first}${separated}+${second}`)).toBe(`tel:+${first}`)
    }),
  )
})

test('whatever the text, a link is an E.164 number with or without an extension', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      expect(getPhoneLink(text) ?? 'tel:+12095550100').toMatch(/^tel:\+[1-9]\d{1,14}(;ext=\d+)?$/)
    }),
  )
})

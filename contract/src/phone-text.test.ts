import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findFieldError, phoneRule } from './field-rules.ts'
import { phone } from './fields.ts'
import { fieldErrors } from './messages/en/field-errors.ts'

test.each([
  '',
  '911',
  '555-0100',
  '(209) 555-0100',
  '+1 209.555.0100',
  '(209) 555-0100 ext. 12',
  '209-555-0100 x12',
  '+12095550100;ext=12',
  '1-800-FLOWERS',
  '٢٠٩٥٥٥٠١٠٠',
  '２０９-５５５-０１００',
  '209–555–0100',
  '209\u2011555\u00a00100',
  '\u200e(209) 555-0100',
  '209-555-0100 / 209-555-0199',
  'Mobil: 0151 23456789, abends 030 901820',
  '209 555 0100 доб. 12',
])('%s may be a phone', (typed) => {
  expect(phone.parse(typed)).toBe(typed)
  expect(findFieldError(phoneRule, typed, fieldErrors)).toBeUndefined()
})

test.each([
  'none',
  'n/a',
  '-',
  '12',
  'call me',
  'kim@example.com',
  'kim2095550100@example.com',
  '<b>209-555-0100</b>',
  '4111 1111 1111 1111',
  '٤١١١١١١١١١١١١١١١',
])('%s is no phone', (typed) => {
  const { error } = phone.safeParse(typed)
  expect(error?.issues).toHaveLength(1)
  expect(findFieldError(phoneRule, typed, fieldErrors)).toBe('Enter a phone number such as (209) 555-0100')
})

test('three to fifteen digits in a row may be a phone, whatever their script and marks', () => {
  const digit = fc.tuple(fc.constantFrom(0x30, 0x660, 0x966, 0xff10), fc.integer({ min: 0, max: 9 }))
  const digits = fc.array(digit, { minLength: 1, maxLength: 20 })
  const mark = fc.constantFrom('', ' ', '-', '.', '–')
  fc.assert(
    fc.property(digits, mark, (parts, between) => {
      const typed = parts.map(([zero, number]) => String.fromCodePoint(zero + number)).join(between)
      expect(phone.safeParse(typed).success).toBe(parts.length >= 3 && parts.length <= 15)
    }),
  )
})

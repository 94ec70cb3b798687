import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findFieldError, hasDecimals, hasFormat, optional, type TextRule } from './field-rules.ts'
import { fieldErrors } from './messages/en/field-errors.ts'

const name: TextRule = { maxChars: 5, required: 'nameRequired' }
const price = { min: 0.5, max: 100, decimals: 2, format: 'priceFormat' } as const
const stock = { min: 0, max: 10, decimals: 0, format: 'wholeNumberFormat' } as const
const findError = (rule: Parameters<typeof findFieldError>[0], value: string | number) =>
  findFieldError(rule, value, fieldErrors)

describe('a text', () => {
  test('may be empty only where it is optional', () => {
    expect(findError(name, '')).toBe('Enter a name')
    expect(findError(optional(name), '')).toBeUndefined()
    expect(findError({ required: 'itemsRequired' }, '')).toBe('Choose what to refund')
    expect(findError({ required: 'itemsRequired' }, 'any length is fine here')).toBeUndefined()
  })

  test('may be as long as its rule says', () => {
    expect(findError(name, '12345')).toBeUndefined()
    expect(findError(name, '123456')).toBe('Up to 5 characters')
    expect(findError(optional(name), '123456')).toBe('Up to 5 characters')
  })

  test('has the format of its rule, unless it is empty', () => {
    const email: TextRule = { maxChars: 50, format: 'email' }
    expect(findError(email, '')).toBeUndefined()
    expect(findError(email, 'kim@example.com')).toBeUndefined()
    expect(findError(email, 'kim')).toBe('Enter a valid email address')
  })
})

test.each([
  ['color', ['#1d5a45', '#ABCDEF'], ['1d5a45', '#1d5a4', '#1d5a455', '#1d5a4g', ' #1d5a45', '']],
  [
    'email',
    ['kim@example.com', "o'neil+town@mail.example.co", 'a.b-c_d@x-y.example', 'K@1.example'],
    [
      'kim',
      '@example.com',
      'kim@',
      'kim@example',
      'kim@-x.example',
      '.kim@x.example',
      'a b@x.example',
      'kim@x.e',
    ],
  ],
  [
    'secureLink',
    ['https://sun.example/a?b#c', 'HTTPS://sun.example'],
    ['http://sun.example', 'https://', 'https://a b', 'x https://sun.example', 'https://[', ''],
  ],
  [
    'webAddress',
    ['https://sun.example', 'http://sun.example', 'HTTP://sun.example'],
    ['sun.example', 'ftp://sun.example', 'httpss://sun.example', 'https://a b', 'http://[', 'x http://a'],
  ],
] as const)('the format %s', (format, valid, invalid) => {
  for (const text of valid) expect(hasFormat(text, format), text).toBe(true)
  for (const text of invalid) expect(hasFormat(text, format), text).toBe(false)
})

describe('a number', () => {
  test('is within its limits, which are allowed themselves', () => {
    expect([0.5, 100, 12.34].map((value) => findError(price, value))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(findError(price, 0.49)).toBe('Enter 0.5 or more')
    expect(findError(price, 100.01)).toBe('Must be 100 or less')
    expect([0, 10].map((value) => findError(stock, value))).toEqual([undefined, undefined])
    expect(findError(stock, -1)).toBe('Enter 0 or more')
    expect(findError(stock, 11)).toBe('Must be 10 or less')
  })

  test('has the decimals of its rule', () => {
    expect(findError(price, 1.234)).toBe('Enter a price such as 12.50')
    expect(findError(stock, 1.5)).toBe('Enter a whole number such as 12')
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, 'free'])
      expect(findError(price, value)).toBe('Enter a price such as 12.50')
  })

  test('a sum of amounts has two decimals, and no fraction of a cent has', () => {
    const cents = fc.integer({ min: 0, max: 100_000_000 })
    fc.assert(fc.property(cents, cents, (a, b) => hasDecimals(a / 100 + b / 100, 2)))
    fc.assert(fc.property(cents, (a) => !hasDecimals(a / 100 + 0.001, 2)))
    expect([hasDecimals(1e-9, 2), hasDecimals(0, 2), hasDecimals(-1.25, 2)]).toEqual([false, true, true])
    expect([hasDecimals(3, 0), hasDecimals(3.5, 0), hasDecimals(2 ** 53, 0)]).toEqual([true, false, false])
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createFormats } from './messages/formats.ts'
import { plainMarks, readTypedNumber } from './typed-number.ts'

const english = createFormats('en-US').numberMarks()
const german = createFormats('de-DE').numberMarks()
const french = createFormats('fr-FR').numberMarks()

test.each([
  ['1,000.00', 100_000],
  ['1,234,567.8', 123_456_780],
  [' 5 ', 500],
  ['12.50', 1250],
  ['3.5', 350],
  ['$4.50', 450],
  ['-$0.05', -5],
  ['-3', -300],
  ['-0', 0],
  ['007', 700],
  ['.99', 99],
  ['4.', 400],
])('"%s" typed as an amount in English is %d cents', (typed, cents) => {
  expect(readTypedNumber(typed, 2, english)).toBe(cents)
})

test.each(
  '1,50|12,50|3,5|1.000,00|12.500,00|1,0000|0,500|1,00.5|,5|1,|1e3|0x1F|abc|0.001|1.005|.|-|-.|--3|+3|5 $|5€|1 000|1_000|١|NaN|Infinity||99999999999999999'.split(
    '|',
  ),
)('"%s" typed as an amount in English is no amount', (typed) => {
  expect(readTypedNumber(typed, 2, english)).toBeUndefined()
})

test('a whole number has groups, and no decimals', () => {
  const read = (typed: string) => readTypedNumber(typed, 0, english)
  expect(['12', '1,000', '0', '-3'].map(read)).toEqual([12, 1000, 0, -3])
  expect(['1.000', '1.0', '1.5', '$5', '1e3', '0x1F', '1,5', ''].map(read)).toEqual(Array(8).fill(undefined))
})

test('other languages have their own marks, and a point with one or two decimals means the same', () => {
  const read = (typed: string) => readTypedNumber(typed, 2, german)
  expect(['1.000,00', '12,5', '12.50', '1.500', '1500'].map(read)).toEqual([
    100_000, 1250, 1250, 150_000, 150_000,
  ])
  expect(['1,000.00', '1,500', '1.50,00'].map(read)).toEqual([undefined, undefined, undefined])
  expect(readTypedNumber('1.500', 0, german)).toBe(1500)
  expect(readTypedNumber('1 500,25', 2, french)).toBe(150_025)
})

test('an address has no groups', () => {
  expect(readTypedNumber('1000.5', 2, plainMarks)).toBe(100_050)
  expect(readTypedNumber('1,000', 2, plainMarks)).toBeUndefined()
})

describe('for every amount and every text', () => {
  const cents = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 })

  test('a formatted amount is read back in the language that formatted it', () => {
    const tags = fc.constantFrom('en-US', 'es-US', 'es-ES', 'de-DE', 'fr-FR', 'pt-BR', 'nb-NO')
    fc.assert(
      fc.property(cents, tags, (amount, tag) => {
        const { numberMarks, number } = createFormats(tag)
        // Norwegian has a minus sign of its own
        const shown = number(amount / 100).replace('\u2212', '-')
        expect(readTypedNumber(shown, 2, numberMarks())).toBe(amount === 0 ? 0 : amount)
      }),
    )
  })

  test('money, prices of an input and JSON numbers are read back', () => {
    const { money } = createFormats('en-US')
    fc.assert(
      fc.property(cents, (amount) => {
        for (const shown of [money(amount), (amount / 100).toFixed(2), String(amount / 100)])
          expect(readTypedNumber(shown, 2, english)).toBe(amount === 0 ? 0 : amount)
      }),
    )
  })

  test('what is read in English has the value of its digits, with commas before groups of three only', () => {
    const texts = fc.stringMatching(/^ ?-?\$?[0-9.,]{0,12} ?$/)
    fc.assert(
      fc.property(texts, (typed) => {
        const read = readTypedNumber(typed, 2, english)
        if (read === undefined) return
        expect(typed.replace(/,\d{3}(?=[,. ]|$)/g, '')).not.toContain(',')
        expect(read / 100).toBe(Number(typed.replace(/[$, ]/g, '')) + 0)
      }),
      { numRuns: 2000 },
    )
  })

  test('no text is one amount on an English page and another on a German page', () => {
    const texts = fc.stringMatching(/^[0-9.,]{0,9}$/)
    fc.assert(
      fc.property(texts, (typed) => {
        const read = [english, german].map((marks) => readTypedNumber(typed, 2, marks))
        if (read.includes(undefined)) return
        expect(read[0]).toBe(read[1])
      }),
      { numRuns: 2000 },
    )
  })
})

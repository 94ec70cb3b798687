import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal, flag } from './query-params.ts'

test.each([
  ['37.4845', 37.4845],
  ['-119.96614999999999999999327', -119.96615],
  ['-119.', -119],
  ['.5', 0.5],
  ['+7', 7],
  ['1e1', 10],
  ['1E-7', 1e-7],
  ['007', 7],
  [`0.${'3'.repeat(300)}`, 1 / 3],
])('%s is a number', (text, value) => {
  expect(decimal.parse(text)).toBeCloseTo(value, 12)
})

test.each([
  '',
  ' ',
  '.',
  '-',
  '1 ',
  '1,5',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e999',
  '0x10',
  '1e',
  '1n',
  '--1',
  '1.2.3',
  '١',
])('"%s" is no number', (text) => {
  expect(decimal.safeParse(text).success).toBe(false)
})

test('every finite number that JavaScript prints is parsed back to itself', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(decimal.parse(String(value))).toBe(value === 0 ? 0 : value)
    }),
  )
})

test('a flag is set by true and 1', () => {
  expect(['true', '1', 'false', '0', ''].map((text) => flag.parse(text))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect(flag.safeParse('yes').success).toBe(false)
})

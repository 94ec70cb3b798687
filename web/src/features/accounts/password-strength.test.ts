import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimatePasswordStrength } from './password-strength.ts'

const minChars = 8
const level = (password: string, personalData: string[] = []) =>
  estimatePasswordStrength(password, { minChars, personalData }).level

test('a short password says how many characters are missing', () => {
  expect(estimatePasswordStrength('', { minChars }).label).toBe('At least 8 characters')
  expect(estimatePasswordStrength('street', { minChars }).label).toBe('Too short: add 2 more characters')
  expect(estimatePasswordStrength('streets', { minChars }).label).toBe('Too short: add 1 more character')
  // as the server counts: the accent of a decomposed letter is no character of its own
  const decomposed = 'détente'.normalize('NFD')
  expect(estimatePasswordStrength(decomposed, { minChars }).label).toBe('Too short: add 1 more character')
})

test('a password over the maximum says how many characters are too many', () => {
  const words = 'copper lantern on main street '.repeat(10).slice(0, 200)
  expect(level(words)).toBe(4)
  expect(estimatePasswordStrength(`${words}ab`, { minChars })).toEqual({
    level: 1,
    label: 'Too long: remove 2 characters',
  })
})

test('sequences and repetitions are weak at any length, several words are strong', () => {
  for (const weak of ['aaaaaaaaaaaaaa', '12345678', 'abcdefghij', '11111111111']) expect(level(weak)).toBe(1)
  expect(level('lantern7')).toBeLessThan(3)
  expect(level('copper lantern on main street')).toBe(4)
  expect(level('tR7!qz_Lm2#w')).toBe(4)
})

test('parts of the name or the address do not count', () => {
  const personalData = ['Rosa Delgado', 'rosa.delgado@street.example']
  expect(level('rosadelgado1', personalData)).toBe(1)
  expect(level('rosadelgado1')).toBeGreaterThan(1)
})

test('a new character never makes a password weaker', () => {
  const typed = fc.string({ minLength: 8, maxLength: 40 })
  fc.assert(
    fc.property(typed, fc.string({ minLength: 1, maxLength: 1 }), (password, character) => {
      fc.pre(!password.includes(character))
      expect(level(password + character)).toBeGreaterThanOrEqual(level(password))
    }),
  )
})

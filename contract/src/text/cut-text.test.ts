import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutText, firstGrapheme, truncateText } from './cut-text.ts'

const family = '👩‍👩‍👧‍👦'

test.each([
  ['Ada', 'A'],
  ['𝒜da 🍵', '𝒜'],
  [`${family} Shop`, family],
  ['🇵🇹 Pastéis', '🇵🇹'],
  ['e\u0301te', 'e\u0301'],
  ['', ''],
])('the first character of %s is whole', (text, expected) => {
  expect(firstGrapheme(text)).toBe(expected)
})

test('no cut goes through a character', () => {
  expect(cutText(`Tea ${family}`, 8)).toBe('Tea ')
  expect(truncateText(`Tea ${family}`, 8)).toBe('Tea…')
  expect(truncateText('Tea', 3)).toBe('Tea')
  expect(cutText(`🍵${'\u0336'.repeat(50)}`, 1)).toBe('')
})

test('a cut text is a start of the text, as long as fits, and well formed', () => {
  const characters = fc.array(fc.constantFrom('a', ' ', 'e\u0301', '𝒜', family, '🇵🇹', 'می‌خ', '\u0336'))
  fc.assert(
    fc.property(characters, fc.integer({ min: 1, max: 40 }), (parts, maxChars) => {
      const text = parts.join('')
      const cut = cutText(text, maxChars)
      expect(text.startsWith(cut)).toBe(true)
      expect(cut.length).toBeLessThanOrEqual(maxChars)
      expect(cut.isWellFormed()).toBe(true)
      expect(truncateText(text, maxChars).length).toBeLessThanOrEqual(maxChars)
    }),
  )
})

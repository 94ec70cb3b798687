import { accountRules } from '@mainstreet/contract/accounts/field-rules.ts'
import { expect, test } from 'vitest'
import { getDisplayName } from './display-name.ts'

test('a name in the metadata of which nothing can be seen is no name', () => {
  for (const name of ['\u200b', '\u2800\u3164', '\ufeff', '\u{e0041}'])
    expect(getDisplayName({ name, full_name: name }, 'kim@people.example')).toBe('kim')
  expect(getDisplayName({ name: '\u200b', full_name: '𝒜da 🍵' }, 'kim@people.example')).toBe('𝒜da 🍵')
})

test('a long name is not cut within a character, and fits the limit', () => {
  const { maxChars } = accountRules.name
  const name = getDisplayName({ name: `${'a'.repeat(maxChars - 1)}👩‍👩‍👧‍👦` }, 'kim@people.example')
  expect(name).toBe('a'.repeat(maxChars - 1))
})

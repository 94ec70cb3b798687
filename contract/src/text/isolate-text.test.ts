import fc from 'fast-check'
import { expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { renderNotification } from '../messages/render-notification.ts'
import { isolateText } from './isolate-text.ts'

test.each([
  ['Rosa’s Bakery', 'Rosa’s Bakery'],
  ['𝒜da 🍵', '𝒜da 🍵'],
  ['שלום', '\u2068שלום\u2069'],
  ['می\u200cخواهم', '\u2068می\u200cخواهم\u2069'],
  ['\u202eabc', '\u2068abc\u2069'],
  ['a\u2069\u202eb', '\u2068ab\u2069'],
])('%s is isolated where it could turn other words', (text, expected) => {
  expect(isolateText(text)).toBe(expected)
})

test('a notification isolates the names in it', () => {
  const name = fc.constantFrom('\u202eevil', 'שלום', 'مخبز\u202e', '\u2067x')
  fc.assert(
    fc.property(name, (from) => {
      const { title, body } = renderNotification(en, { code: 'messages_unread', params: { from, count: 2 } })
      expect(`${title} ${body}`).toContain(isolateText(from))
      expect(`${title} ${body}`).not.toMatch(/[\u202a-\u202e]/)
    }),
  )
})

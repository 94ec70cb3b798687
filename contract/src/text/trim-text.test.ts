import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messageText } from '../chat/fields.ts'
import { shopName } from '../fields.ts'
import { trimText } from './trim-text.ts'

const invisible = fc.array(
  fc.constantFrom(
    '\u200b',
    '\u200d',
    '\u2800',
    '\u3164',
    '\uffa0',
    '\u115f',
    '\ufeff',
    '\u00ad',
    '\u2060',
    '\u034f',
    '\u180e',
    '\ufe0f',
    '\u{e0100}',
    '\u{e0041}',
    '\u{e007f}',
    '\u202e',
    '\u2069',
    '\u0085',
    '\u0001',
    '\u00a0',
    '\u3000',
    ' ',
    '\n',
  ),
  { maxLength: 8 },
)

test('a text of which nothing can be seen is empty, in names and in messages', () => {
  fc.assert(
    fc.property(invisible, (characters) => {
      const text = characters.join('')
      expect(trimText(text)).toBe('')
      expect(shopName.safeParse(text).error?.issues[0]?.message).toBe('nameRequired')
      expect(messageText.safeParse(text).error?.issues[0]?.message).toBe('messageRequired')
    }),
  )
})

test('a text with something to see loses only the white space around it', () => {
  const seen = fc.constantFrom(
    '𝒜da 🍵',
    '👩‍👩‍👧‍👦',
    '❤️',
    '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
    'می‌خواهم',
    'क्‍ष',
    'e\u0301',
    'שלום',
    '0',
    '.',
    'ㅤa',
  )
  fc.assert(
    fc.property(seen, (text) => {
      expect(trimText(`\t ${text}\n`)).toBe(text)
      expect(shopName.parse(text)).toBe(text)
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(text).toContain(trimText(text))
      expect(trimText(`\u202e${text}x\u2069 `)).toBe(trimText(`${text}x`))
      expect(trimText(`x${text}`)).toBe(`x${text}`.trim())
    }),
  )
})

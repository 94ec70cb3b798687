import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeText } from './import-dialog.tsx'

const bytes = (...of: number[]) => new Uint8Array(of).buffer

test('a file that Excel saved as CSV keeps its accented letters', () => {
  // Café, €5, “blue”
  expect(
    decodeText(
      bytes(0x43, 0x61, 0x66, 0xe9, 0x2c, 0x20, 0x80, 0x35, 0x2c, 0x20, 0x93, 0x62, 0x6c, 0x75, 0x65, 0x94),
    ),
  ).toBe('Café, €5, “blue”')
})

test('UTF-16 is detected by its byte order mark', () => {
  expect(decodeText(bytes(0xff, 0xfe, 0xe9, 0x00, 0x2c, 0x00))).toBe('é,')
  expect(decodeText(bytes(0xfe, 0xff, 0x00, 0xe9, 0x00, 0x2c))).toBe('é,')
})

test('any UTF-8 text is decoded unchanged, with or without a byte order mark', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('', '\uFEFF'), (text, mark) => {
      const file = new TextEncoder().encode(mark + text)
      expect(decodeText(file.buffer)).toBe((mark + text).replace(/^\uFEFF/, ''))
    }),
  )
  expect(decodeText(bytes())).toBe('')
})

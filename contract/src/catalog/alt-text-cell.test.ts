import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAltTextCell, readAltTextCell } from './alt-text-cell.ts'

test('a line break in an alt text does not shift the ones after it', () => {
  const cell = formatAltTextCell(['', 'Two\nlines', 'C:\\new', ''])
  expect(cell).toBe('\nTwo\\nlines\nC:\\\\new')
  expect(readAltTextCell(cell)).toEqual(['', 'Two\nlines', 'C:\\new'])
})

test('all alt texts are read back; those at the end that are empty are left out', () => {
  const part = fc.constantFrom('\\', 'n', 'r', '\n', '\r', 'a', '')
  const alt = fc.oneof(
    fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
    fc.array(part).map((parts) => parts.join('').trim()),
  )
  fc.assert(
    fc.property(fc.array(alt, { minLength: 1, maxLength: 8 }), (alts) => {
      const read = readAltTextCell(formatAltTextCell(alts))
      expect(alts.map((_, at) => read[at] ?? '')).toEqual(alts)
      expect(read.length).toBeLessThanOrEqual(alts.length)
    }),
  )
})

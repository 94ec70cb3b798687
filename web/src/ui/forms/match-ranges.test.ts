import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchRanges } from './match-ranges.ts'

const markMatches = (text: string, typed: string) =>
  matchRanges(text, typed).map(({ from, to }) => text.slice(from, to))

test.each([
  ['Ceramic Coffee Mug', 'mug', ['Mug']],
  ['Ceramic Coffee Mug', 'COF', ['Cof']],
  ['Café au Lait', 'cafe', ['Café']],
  ['Cafe\u0301 au Lait', 'cafe', ['Cafe\u0301']],
  ['Jalapeño jelly', 'jalapeno j', ['Jalapeño', 'j']],
  ['Trail Map of Yosemite', 'semite', ['semite']],
  ['Mug and mugwort', 'mug mugwort', ['Mug', 'mugwort']],
  ['Straße', 'stra', ['Stra']],
  ['ﬁg jam', 'fig', ['ﬁg']],
  ['Coffee (12 oz)', '12 (', ['12']],
  ['Ceramic Mug', 'cermaic', []],
  ['Ceramic Mug', '.*', []],
])('in %s, %s marks %j', (text, typed, parts) => {
  expect(markMatches(text, typed)).toEqual(parts)
})

test('ranges are within the text, ordered and separate, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, typed) => {
      let end = -1
      for (const { from, to } of matchRanges(text, typed)) {
        expect(from).toBeGreaterThan(end)
        expect(to).toBeGreaterThan(from)
        expect(to).toBeLessThanOrEqual(text.length)
        end = to
      }
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeFormulas, formatCsvHead, formatCsvLine, unescapeFormulas } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['-5 degrees', "'-5 degrees"],
  ['＝1+1', "'＝1+1"],
  ['x;=1+1;y', "x;'=1+1;y"],
  ['x; "=1+1', `x; "'=1+1`],
  ['x\t@sum', "x\t'@sum"],
  ['a\n+1', "a\n'+1"],
  ['a|-1', "a|'-1"],
  ['\tx', "'\tx"],
  ['\rx', "'\rx"],
  ["'@home", "''@home"],
  ["O'Brien’s 5-piece set", "O'Brien’s 5-piece set"],
])('no spreadsheet sees a formula in %j', (text, expected) => {
  expect(escapeFormulas(text)).toBe(expected)
})

test('every text is restored, also one that starts with an apostrophe', () => {
  const part = fc.constantFrom("'", '=', '-', '@', '＋', ';', '|', '\t', '\r', '\n', ' ', '"', 'a')
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(part).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(text, (one) => {
      const escaped = escapeFormulas(one)
      expect(escaped).not.toMatch(/(^|[;|\t\r\n])[ "]*[=+\-@＝＋－＠]/)
      expect(unescapeFormulas(escaped)).toBe(one)
    }),
    { numRuns: 2000 },
  )
})

test('texts are quoted, numbers are not, and a file starts with a byte order mark', () => {
  expect(formatCsvHead(['name', 'price'])).toBe('\uFEFF"name","price"\r\n')
  expect(formatCsvLine(['Mug "blue"', { dollars: -4.5 }, 3, true, null])).toBe(
    '"Mug ""blue""",-4.50,3,true,\r\n',
  )
})

import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

const cellsOf = (text: string) => {
  const { head, lines } = readCsv(text)
  return [head, ...lines.map(({ cells }) => cells)]
}

test('commas, quotes and line breaks inside a quoted cell belong to it', () => {
  expect(cellsOf('name,"about\nit"\r\n"Mug, ""blue""","two\r\nlines"\r\n')).toEqual([
    ['name', 'about\nit'],
    ['Mug, "blue"', 'two\r\nlines'],
  ])
})

test('semicolons, tabs and a byte order mark are supported', () => {
  expect(cellsOf('\uFEFFname;price\nMug;4,50')).toEqual([
    ['name', 'price'],
    ['Mug', '4,50'],
  ])
  expect(cellsOf('name\tprice\nMug\t4')[1]).toEqual(['Mug', '4'])
})

test('a line end may be CR alone, or differ from line to line', () => {
  expect(cellsOf('name,price\rMug,4\rCup,5')).toEqual([
    ['name', 'price'],
    ['Mug', '4'],
    ['Cup', '5'],
  ])
  expect(cellsOf('name,price\n"Mug","4"\r\n"Cup","5"\r')).toEqual([
    ['name', 'price'],
    ['Mug', '4'],
    ['Cup', '5'],
  ])
})

test('the first line may name the separator', () => {
  expect(readCsv('sep=|\r\nName, short|Price\r\nMug|1,50\r\n')).toEqual({
    head: ['Name, short', 'Price'],
    lines: [{ cells: ['Mug', '1,50'], line: 3 }],
  })
})

test('a quote after a space starts a quoted cell', () => {
  expect(cellsOf('a, b\n1, "b, c"\n "d", "e, ""f""" \n')).toEqual([
    ['a', ' b'],
    ['1', 'b, c'],
    ['d', 'e, "f"'],
  ])
})

test('rows are counted as a spreadsheet does', () => {
  expect(readCsv('\n\nName,Price\n"Two\nlines",1\n\n,,\nBad,x').lines).toEqual([
    { cells: ['Two\nlines', '1'], line: 4 },
    { cells: ['Bad', 'x'], line: 7 },
  ])
})

test('what another program writes is read back, whatever it separates, quotes and starts with', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc
      .array(fc.constantFrom('"', ',', ';', '\t', '\n', '\r\n', '\r', ' ', 'x'))
      .map((parts) => parts.join('')),
  )
  const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 5 })
  const style = fc.record({
    delimiter: fc.constantFrom(',', ';', '\t'),
    newline: fc.constantFrom('\n', '\r\n', '\r'),
    quotes: fc.boolean(),
    mark: fc.constantFrom('', '\uFEFF'),
    blanks: fc.integer({ min: 0, max: 2 }),
    isDeclared: fc.boolean(),
  })
  fc.assert(
    fc.property(rows, style, (given, { delimiter, newline, quotes, mark, blanks, isDeclared }) => {
      const table = [['a', 'b', 'c'], ...given]
      const start = mark + (isDeclared ? `sep=${delimiter}${newline}` : '') + newline.repeat(blanks)
      const { head, lines } = readCsv(start + Papa.unparse(table, { delimiter, newline, quotes }))
      const before = blanks + (isDeclared ? 1 : 0)
      const numbered = table.map((cells, at) => ({ cells, line: before + at + 1 }))
      const [, ...filled] = numbered.filter(({ cells }) => cells.some((one) => one.trim() !== ''))
      expect(head).toEqual(['a', 'b', 'c'])
      expect(lines).toEqual(filled)
    }),
    { numRuns: 500 },
  )
})

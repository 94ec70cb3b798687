import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCsv } from './parse-csv.ts'

test('commas, quotes and line breaks inside a quoted cell belong to it', () => {
  expect(parseCsv('name,about\r\n"Mug, ""blue""","two\nlines"\r\n')).toEqual([
    ['name', 'about'],
    ['Mug, "blue"', 'two\nlines'],
  ])
})

test('semicolons, tabs and a byte order mark are supported', () => {
  expect(parseCsv('\uFEFFname;price\nMug;4,50')).toEqual([
    ['name', 'price'],
    ['Mug', '4,50'],
  ])
  expect(parseCsv('name\tprice\nMug\t4')[1]).toEqual(['Mug', '4'])
})

test('empty lines are skipped, empty cells stay', () => {
  expect(parseCsv('a,b,c\n\n,,\n1,,3')).toEqual([
    ['a', 'b', 'c'],
    ['1', '', '3'],
  ])
})

test('written CSV is read back unchanged', () => {
  const cells = fc.array(fc.array(fc.string(), { minLength: 3, maxLength: 3 }), { minLength: 1 })
  fc.assert(
    fc.property(cells, (rows) => {
      const nonEmptyRows = [['a', 'b', 'c'], ...rows.filter((row) => row.some((cell) => cell.trim() !== ''))]
      const text = nonEmptyRows
        .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
        .join('\n')
      expect(parseCsv(text)).toEqual(nonEmptyRows)
    }),
  )
})

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { detectFormat } from './column-mapping.ts'
import { toImportRows } from './product-rows.ts'
import { readCsv } from './read-csv.ts'

function read(...lines: string[]) {
  const table = readCsv(lines.join('\n'))
  const detected = detectFormat(table.head)
  return toImportRows(table, detected.mapping, detected)
}

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00Z') }))
afterEach(() => vi.useRealTimers())

const wooHead =
  'Name,Published,In stock?,Stock,Sale price,Date sale price starts,Date sale price ends,Regular price'

test.each([
  ['a lower sale price', '15,,,20', '15'],
  ['a lower sale price with decimal commas', '"15,50",,,"20,00"', '15,50'],
  ['a sale that lasts', '15,2026-11-01,2026-11-25,20', '15'],
  ['a sale that has ended', '15,,2026-11-24,20', '20'],
  ['a sale to come', '15,2026-11-26 00:00:00,,20', '20'],
  ['a sale price that is not lower', '20,,,20', '20'],
  ['a sale price that is no number', 'soon,,,20', '20'],
  ['no sale price', ',,,20', '20'],
])('%s of WooCommerce', (_, cells, price) => {
  const { rows, notes } = read(wooHead, `Mug,1,1,5,${cells}`)
  expect(rows[0]?.row).toMatchObject({ price, stock: '5', is_archived: false })
  expect(notes.salePrices).toBe(price.startsWith('15') ? 1 : 0)
})

test('what WooCommerce has out of stock has a stock of 0', () => {
  const { rows } = read(
    wooHead,
    'Mug,1,0,5,,,,20',
    'Cup,1,0,,,,,20',
    'Jar,1,1,,,,,20',
    'Pot,1,backorder,2,,,,20',
  )
  expect(rows.map(({ row }) => row.stock)).toEqual(['0', '0', undefined, '2'])
})

test.each([
  ['Published', 'Status'],
  ['Published on online store', 'Status'],
])("Shopify's column %s false, or a draft or archived one, is an archived product", (published, status) => {
  const { rows } = read(
    `Handle,Title,Price,${published},${status}`,
    'a,A,1,TRUE,active',
    'b,B,1,FALSE,active',
    'c,C,1,TRUE,draft',
    'd,D,1,TRUE,Archived',
    'd,,2,,',
    'e,E,1,,active',
  )
  expect(rows.map(({ row }) => row.is_archived)).toEqual([false, true, true, true, true, false])
})

test("Shopify's column Published is enough", () => {
  const { rows } = read('Handle,Title,Price,Published', 'a,A,1,true', 'b,B,1,false')
  expect(rows.map(({ row }) => row.is_archived)).toEqual([false, true])
})

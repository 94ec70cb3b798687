import { expect, test } from 'vitest'
import type { ImportFileRow } from './import-fields.ts'
import { readNumberCells } from './read-number-cells.ts'

const toRows = (cells: Record<string, unknown>[]): ImportFileRow[] =>
  cells.map((row, at) => ({ line: at + 2, row }))
const read = (cells: Record<string, unknown>[]) => {
  const { rows, commaPrice } = readNumberCells(toRows(cells))
  return { cells: rows.map(({ row }) => row), commaPrice }
}
const readPrices = (...prices: string[]) =>
  read(prices.map((price) => ({ price }))).cells.map((row) => row.price)

test('prices are read as on the page, and what could mean two amounts stays text', () => {
  const unclear = ['1,50', '12,50', '3,5', '1.000,00', '1e3', '0x1F', 'abc', '0.001', '', '€5']
  expect(readPrices('1,000.00', ' 5 ', '$12.50', '-3', ...unclear)).toEqual([1000, 5, 12.5, -3, ...unclear])
})

test('stock and version are whole numbers', () => {
  const row = (stock: string) => ({ price: '1.00', stock, version: stock })
  const unclear = ['1.000', '1,5', '1e3', '0x1F', '2.0', 'many']
  expect(
    read(['1,000', '7', ...unclear].map(row)).cells.map(({ stock, version }) => [stock, version]),
  ).toEqual([1000, 7, ...unclear].map((value) => [value, value]))
})

test('a file whose every price has a decimal comma is read with comma, and an example says so', () => {
  const file = [
    { name: 'Euro table', price: '1.000,00', stock: '5' },
    { name: 'Euro desk', price: '12.500,00', stock: '1.000' },
    { name: 'Euro mug', price: '3,5' },
  ]
  expect(read(file)).toEqual({
    cells: [
      { name: 'Euro table', price: 1000, stock: 5 },
      { name: 'Euro desk', price: 12_500, stock: 1000 },
      { name: 'Euro mug', price: 3.5 },
    ],
    commaPrice: { typed: '12.500,00', dollars: 12_500 },
  })
})

test.each([
  ['a price without decimals', '1.000'],
  ['a decimal point', '12.50'],
  ['no number', 'soon'],
])('%s beside decimal commas: nothing is guessed', (_, price) => {
  const { cells, commaPrice } = read([{ price: '12,50' }, { price }])
  expect(commaPrice).toBeUndefined()
  expect(cells[0]).toEqual({ price: '12,50' })
})

test('rows without fields of numbers are unchanged, and a file without prices has no decimal commas', () => {
  expect(read([{ name: 'Mug', price: '' }])).toEqual({
    cells: [{ name: 'Mug', price: '' }],
    commaPrice: undefined,
  })
})

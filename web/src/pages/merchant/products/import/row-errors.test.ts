import { expect, test } from 'vitest'
import { formatErrorFile } from './row-error-table.tsx'
import { toRowErrors } from './row-errors.ts'

test('an error names the line of the file and the value', () => {
  const rows = [
    { line: 2, row: { name: 'Mug' } },
    { line: 5, row: { name: 'Cup' } },
  ]
  expect(toRowErrors([{ path: 'products[1].price', message: 'Must be a number' }], rows)).toEqual([
    { line: 5, name: 'Cup', field: 'price', message: 'Must be a number' },
  ])
})

test('an error of the whole file has no line', () => {
  expect(toRowErrors([{ path: 'products', message: 'Too many' }], [])[0]).toMatchObject({
    line: 0,
    message: 'Too many',
  })
})

test('a cell that should be a number shows its value', () => {
  const rows = [{ line: 2, row: { name: 'Mug', price: 'cheap', stock: '' } }]
  const error = (field: string) =>
    toRowErrors([{ path: `products[0].${field}`, message: 'Invalid input' }], rows)[0]
  expect(error('price')?.message).toBe('“cheap” can’t be read as a number. Enter a price such as 12.50.')
  expect(error('stock')?.message).toBe('This value is missing.')
})

test('the errors are a file that no spreadsheet runs', () => {
  const errors = [{ line: 5, name: '=1+1', field: 'images[0]', message: 'Enter an address; -5 is none.' }]
  expect(formatErrorFile(errors)).toBe(
    '\uFEFF"Row","Column","Product","Problem"\r\n5,"Photos","\'=1+1","Enter an address; \'-5 is none."\r\n',
  )
})

import { expect, test } from 'vitest'
import { parseProductSearch, toggleSort, toListQuery, toProductSearchParams } from './product-search.ts'

test('the parameters of the list are read and written back unchanged', () => {
  const search = { search: 'mug', show: 'all', sort: '-stock', page: 3, product: 'new' }
  expect(toProductSearchParams(parseProductSearch(search))).toEqual(search)
})

test('default values are not in the address', () => {
  const usual = parseProductSearch({})
  expect(Object.values(toProductSearchParams(usual)).filter(Boolean)).toEqual([])
  expect(toListQuery(usual)).toMatchObject({ page: 1, sortBy: 'created_at', sortOrder: 'desc' })
})

test('invalid parameters are dropped', () => {
  const odd = parseProductSearch({ show: 'toString', sort: 'password', page: -2 })
  expect(odd).toMatchObject({ show: 'active', column: 'created_at', page: 1 })
})

test('a number as the search term stays a search term', () => {
  expect(parseProductSearch({ search: 1890 }).search).toBe('1890')
})

test('a click on a column sorts ascending, then descending, from the first page', () => {
  const once = toggleSort(parseProductSearch({ page: 4 }), 'price')
  expect(once).toMatchObject({ column: 'price', direction: 'asc', page: 1 })
  expect(toggleSort(once, 'price').direction).toBe('desc')
})

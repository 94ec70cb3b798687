import { expect, test } from 'vitest'
import { parseProductSearch, toggleSort, toListQuery, toProductSearchParams } from './product-search.ts'

test('what the address says about the products is read and written back the same', () => {
  const asked = { search: 'mug', show: 'all', sort: '-stock', page: 3, product: 'new' }
  expect(toProductSearchParams(parseProductSearch(asked))).toEqual(asked)
})

test('the usual list needs nothing in the address', () => {
  const usual = parseProductSearch({})
  expect(Object.values(toProductSearchParams(usual)).filter(Boolean)).toEqual([])
  expect(toListQuery(usual)).toMatchObject({ page: 1, sortBy: 'created_at', sortOrder: 'desc' })
})

test('what an address cannot mean is left out', () => {
  const odd = parseProductSearch({ show: 'toString', sort: 'password', page: -2 })
  expect(odd).toMatchObject({ show: 'shelf', column: 'created_at', page: 1 })
})

test('a number as the search is a search for that number', () => {
  expect(parseProductSearch({ search: 1890 }).search).toBe('1890')
})

test('a column is sorted upwards first, then downwards, from the first page', () => {
  const once = toggleSort(parseProductSearch({ page: 4 }), 'price')
  expect(once).toMatchObject({ column: 'price', direction: 'asc', page: 1 })
  expect(toggleSort(once, 'price').direction).toBe('desc')
})

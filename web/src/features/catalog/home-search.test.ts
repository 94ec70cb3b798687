import { expect, test } from 'vitest'
import { isBrowsing, matchingShopsQuery, parseHomeSearch, productsQuery } from './home-search.ts'

const searchPoint = { lat: 37.5, lng: -119.9 }

test('invalid parameters are dropped', () => {
  const raw = {
    search: '  ',
    category: 'toString',
    shop: 'x',
    sort: 'constructor',
    view: 'a',
    open_now: 'maybe',
    in_stock: '',
    min_price: '-3',
    max_price: 'cheap',
    radius: '7',
  }
  expect(parseHomeSearch(raw)).toEqual({})
})

test('every filter is written to the address and read back', () => {
  const search = {
    search: 'mug',
    category: 'Gifts',
    open_now: true,
    in_stock: true,
    min_price: 5,
    max_price: 20.5,
    radius: 5,
    sort: 'nearest',
    view: 'map',
  } as const
  const address = new URLSearchParams(Object.entries(search).map(([key, value]) => [key, String(value)]))
  expect(parseHomeSearch(Object.fromEntries(address))).toEqual(search)
  expect(productsQuery(search, searchPoint)).toEqual({
    limit: 100,
    search: 'mug',
    category: 'Gifts',
    open_now: 'true',
    in_stock: 'true',
    min_price: '5',
    max_price: '20.5',
    radius: '5',
    sortBy: 'distance',
    sortOrder: 'asc',
    lat: '37.5',
    lng: '-119.9',
  })
})

test('a search is sorted by relevance unless another order is chosen', () => {
  expect(productsQuery({ search: 'mug' }, searchPoint)).toMatchObject({
    search: 'mug',
    sortBy: 'relevance',
    limit: 100,
  })
  expect(productsQuery({ search: 'mug', sort: 'cheapest' }, searchPoint)).toMatchObject({
    sortBy: 'price',
    sortOrder: 'asc',
  })
})

test('near and open comes first, unless there is a search or another order', () => {
  const near = { sortBy: 'near_open', lat: '37.5', lng: '-119.9' }
  expect(productsQuery({}, searchPoint)).toMatchObject(near)
  expect(productsQuery({ category: 'Gifts' }, searchPoint)).toMatchObject(near)
  for (const sort of [{ sort: 'newest' }, { search: 'mug', sort: 'newest' }] as const)
    expect(productsQuery(sort, searchPoint)).not.toHaveProperty('sortBy')
})

test('a filter, a search or another order says that the visitor looks for something', () => {
  expect(isBrowsing(parseHomeSearch({ page: '2' }))).toBe(true)
  for (const search of [{ open_now: true }, { search: 'mug' }, { sort: 'newest' }, { view: 'map' }] as const)
    expect(isBrowsing(search)).toBe(false)
})

test('a search also finds shops, unless a shop is selected', () => {
  expect(matchingShopsQuery({ search: 'barn', open_now: true, in_stock: true }, searchPoint)).toMatchObject({
    search: 'barn',
    open_now: 'true',
    sortBy: 'distance',
  })
  expect(matchingShopsQuery({ search: 'barn', shop: 'x' }, searchPoint)).toBeUndefined()
  expect(matchingShopsQuery({ category: 'Gifts' }, searchPoint)).toBeUndefined()
})

test.each([
  ['5', 5],
  ['1250.50', 1250.5],
  ['.5', 0.5],
  ['1000000', 1_000_000],
  ['0.999', undefined],
  ['1,50', undefined],
  ['1e3', undefined],
  ['0x1F', undefined],
  ['9999999', undefined],
])('%s in an address is a price of %s', (param, dollars) => {
  expect(parseHomeSearch({ max_price: param, min_price: param })).toEqual(
    dollars === undefined ? {} : { max_price: dollars, min_price: dollars },
  )
})

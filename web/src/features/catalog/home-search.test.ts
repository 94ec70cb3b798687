import { expect, test } from 'vitest'
import { matchingShopsQuery, parseDollars, parseHomeSearch, productsQuery } from './home-search.ts'

const searchPoint = { lat: 37.5, lng: -119.9 }
const defaultOrigin = { coordinates: searchPoint, isChosen: false }

test('what an address cannot mean is left out', () => {
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

test('every filter stands in the address, and is read from it', () => {
  const wished = {
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
  const address = new URLSearchParams(Object.entries(wished).map(([key, value]) => [key, String(value)]))
  expect(parseHomeSearch(Object.fromEntries(address))).toEqual(wished)
  expect(productsQuery(wished, defaultOrigin)).toEqual({
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

test('a search comes by how well it fits unless another order is wished', () => {
  expect(productsQuery({ search: 'mug' }, defaultOrigin)).toMatchObject({
    search: 'mug',
    sortBy: 'relevance',
    limit: 100,
  })
  expect(productsQuery({ search: 'mug', sort: 'cheapest' }, defaultOrigin)).toMatchObject({
    sortBy: 'price',
    sortOrder: 'asc',
  })
})

test('around a chosen place the nearest come first, unless a search or another order is asked for', () => {
  const chosen = { coordinates: searchPoint, isChosen: true }
  const nearest = { sortBy: 'distance', sortOrder: 'asc', lat: '37.5', lng: '-119.9' }
  expect(productsQuery({}, chosen)).toMatchObject(nearest)
  expect(productsQuery({ category: 'Gifts' }, chosen)).toMatchObject(nearest)
  for (const query of [
    productsQuery({}, defaultOrigin),
    productsQuery({ sort: 'newest' }, chosen),
    productsQuery({ search: 'mug', sort: 'newest' }, chosen),
  ])
    expect(query).not.toHaveProperty('sortBy')
  expect(productsQuery({ search: 'mug' }, chosen)).toMatchObject({ sortBy: 'relevance' })
})

test('a search looks for shops, too, unless one is chosen', () => {
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
  ['$1,250.50', 1250.5],
  [' 0.999 ', 1],
  ['.5', 0.5],
  ['0', 0],
  ['', undefined],
  ['1e3', undefined],
  ['9999999', undefined],
  [undefined, undefined],
])('%s typed as a price is %s', (typed, dollars) => {
  expect(parseDollars(typed)).toBe(dollars)
})

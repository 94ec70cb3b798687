import { expect, test } from 'vitest'
import { matchingShopsQuery, productsQuery, readDollars, readHomeSearch } from './home-search.ts'

const place = { lat: 37.5, lng: -119.9 }
const unchosen = { coordinates: place, chosen: false }

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
  expect(readHomeSearch(raw)).toEqual({})
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
  expect(readHomeSearch(Object.fromEntries(address))).toEqual(wished)
  expect(productsQuery(wished, unchosen)).toEqual({
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
  expect(productsQuery({ search: 'mug' }, unchosen)).toMatchObject({
    search: 'mug',
    sortBy: 'relevance',
    limit: 100,
  })
  expect(productsQuery({ search: 'mug', sort: 'cheapest' }, unchosen)).toMatchObject({
    sortBy: 'price',
    sortOrder: 'asc',
  })
})

test('around a chosen place the nearest come first, unless a search or another order is asked for', () => {
  const chosen = { coordinates: place, chosen: true }
  const nearest = { sortBy: 'distance', sortOrder: 'asc', lat: '37.5', lng: '-119.9' }
  expect(productsQuery({}, chosen)).toMatchObject(nearest)
  expect(productsQuery({ category: 'Gifts' }, chosen)).toMatchObject(nearest)
  for (const query of [
    productsQuery({}, unchosen),
    productsQuery({ sort: 'newest' }, chosen),
    productsQuery({ search: 'mug', sort: 'newest' }, chosen),
  ])
    expect(query).not.toHaveProperty('sortBy')
  expect(productsQuery({ search: 'mug' }, chosen)).toMatchObject({ sortBy: 'relevance' })
})

test('a search looks for shops, too, unless one is chosen', () => {
  expect(matchingShopsQuery({ search: 'barn', open_now: true, in_stock: true }, place)).toMatchObject({
    search: 'barn',
    open_now: 'true',
    sortBy: 'distance',
  })
  expect(matchingShopsQuery({ search: 'barn', shop: 'x' }, place)).toBeUndefined()
  expect(matchingShopsQuery({ category: 'Gifts' }, place)).toBeUndefined()
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
  expect(readDollars(typed)).toBe(dollars)
})

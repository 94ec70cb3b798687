import { expect, test } from 'vitest'
import { matchingShopsQuery, parseHomeSearch, productsQuery } from './home-search.ts'

const searchPoint = { lat: 37.5, lng: -119.9 }
const defaultOrigin = { coordinates: searchPoint, isChosen: false }

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
  expect(productsQuery(search, defaultOrigin)).toEqual({
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

test('with a chosen location the nearest come first, unless there is a search or another order', () => {
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

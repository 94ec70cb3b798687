import { expect, test } from 'vitest'
import { productsQuery, readHomeSearch } from './home-search.ts'

const place = { lat: 37.5, lng: -119.9 }

test('what an address cannot mean is left out', () => {
  const raw = { search: '  ', category: 'toString', shop: 'x', sort: 'constructor', view: 'a' }
  expect(readHomeSearch(raw)).toEqual({})
})

test('a search comes by how well it fits unless another order is wished', () => {
  expect(productsQuery({ search: 'mug' }, place)).toMatchObject({
    search: 'mug',
    sortBy: 'relevance',
    limit: 100,
  })
  expect(productsQuery({ search: 'mug', sort: 'cheapest' }, place)).toMatchObject({
    sortBy: 'price',
    sortOrder: 'asc',
  })
})

import { expect, test } from 'vitest'
import { activeFilters, formatPriceRange, resultsLabel, searchLabel } from './filter-labels.ts'
import { noFilters } from './home-search.ts'

test('each active filter has a label, and its change clears it', () => {
  const search = {
    search: 'mug',
    category: 'Food',
    shop: 'x',
    open_now: true,
    in_stock: true,
    min_price: 5,
    max_price: 20.5,
    radius: 1,
    sort: 'nearest',
  } as const
  const active = activeFilters(search, 'Blue Door')
  expect(active.map(({ label }) => label)).toEqual([
    '“mug”',
    'Food & Beverage',
    'Blue Door',
    'Open now',
    'In stock',
    '$5–$20.50',
    'Within 1 mile',
  ])
  expect(Object.assign({}, ...active.map(({ clear }) => clear))).toEqual(noFilters)
  expect(activeFilters({ sort: 'name', view: 'map' }, undefined)).toEqual([])
})

test('a price range can be open on either side', () => {
  expect(formatPriceRange({ min_price: 5 })).toBe('$5 and up')
  expect(formatPriceRange({ max_price: 0.5 })).toBe('Up to $0.50')
  expect(formatPriceRange({})).toBeUndefined()
})

test('the page title contains the search', () => {
  expect(searchLabel({ search: 'mug', category: 'Food' }, 'Pine & Crumb')).toBe('“mug”')
  expect(searchLabel({ category: 'Food' }, 'Pine & Crumb')).toBe('Pine & Crumb')
  expect(searchLabel({ category: 'Food' })).toBe('Food & Beverage')
  expect(searchLabel({ in_stock: true, sort: 'name' })).toBeUndefined()
})

test.each([
  [undefined, 'Results for “mug”'],
  [{ shops: 1, products: 0 }, '1 shop · 0 products for “mug”'],
  [{ shops: 3, products: 1 }, '3 shops · 1 product for “mug”'],
  [{ shops: 0, products: 1250 }, '1,250 products for “mug”'],
])('the label counts the results: %o', (found, label) => {
  expect(resultsLabel('mug', found)).toBe(label)
})

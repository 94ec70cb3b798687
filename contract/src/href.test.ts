import { expect, test } from 'vitest'
import { formatSearch, href, readSearch } from './href.ts'
import { routes } from './routes.ts'

test('parameters, search and hash of a link are encoded', () => {
  expect(href(routes.cart)).toBe('/cart')
  expect(href(routes.product, { id: 'a/b?c' })).toBe('/product/a%2Fb%3Fc')
  expect(href(routes.home, { search: { search: 'tea & milk', shop: undefined, category: 'Gifts' } })).toBe(
    '/?search=tea+%26+milk&category=Gifts',
  )
  expect(href(routes.merchant, { search: { view: 'products', page: 2, product: '' } })).toBe(
    '/shop-owner-dashboard?view=products&page=2',
  )
  expect(href(routes.account, { hash: 'order' })).toBe('/my-reservations#order')
})

test('with an origin a link is absolute', () => {
  expect(href(routes.login, { origin: 'https://street.example' })).toBe('https://street.example/login')
  expect(href(routes.home, { origin: 'https://street.example' })).toBe('https://street.example/')
})

test('a link without values has no question mark', () => {
  expect(formatSearch({ a: undefined, b: '' })).toBe('')
})

test('the compiler rejects what a route does not declare', () => {
  // @ts-expect-error a product has an id
  const withoutId = () => href(routes.product)
  expect(withoutId).toThrow()
  const misuses = [
    // @ts-expect-error the cart has no search
    href(routes.cart, { search: { shop: '1' } }),
    // @ts-expect-error no such view
    href(routes.admin, { search: { view: 'nothing' } }),
    // @ts-expect-error no such parameter
    href(routes.chat, { search: { order: '1' } }),
  ]
  expect(misuses).toHaveLength(3)
})

test('only declared parameters with allowed values are read', () => {
  const raw = { view: 'log', page: '2', utm: 'x', open: 3, search: '' }
  expect(readSearch(routes.admin, raw)).toEqual({ view: 'log', page: '2', search: '' })
  expect(readSearch(routes.admin, { view: 'toString' })).toEqual({})
  expect(readSearch(routes.account, { show: 'earlier', view: 'settings' })).toEqual({
    show: 'earlier',
    view: 'settings',
  })
  expect(readSearch(routes.cart, { shop: '1' })).toEqual({})
})

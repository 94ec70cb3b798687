import { expect, test } from 'vitest'
import { matchPath } from './match-path.ts'

test.each([
  ['/', '/', {}],
  ['/cart', '/cart', {}],
  ['/cart', '/cart/', {}],
  ['/product/:id', '/product/7', { id: '7' }],
  ['/product/:id', '/product/a%2Fb', { id: 'a/b' }],
  ['/product/:id', '/product/%E0%A4%A', { id: '%E0%A4%A' }],
  ['/cart', '/', undefined],
  ['/', '/cart', undefined],
  ['/product/:id', '/product', undefined],
  ['/product/:id', '/product/', undefined],
  ['/product/:id', '/product/7/more', undefined],
  ['/product/:id', '/shop/7', undefined],
])('%s matches %s with %o', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params)
})

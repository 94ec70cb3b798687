import { expect, test } from 'vitest'
import { landingAfter } from './post-sign-in-path.ts'

test.each([
  ['customer', null, '/'],
  ['merchant', null, '/shop-owner-dashboard?view=shop'],
  ['admin', undefined, '/admin-comprehensive'],
] as const)('a %s without an origin goes home', (role, from, to) => {
  expect(landingAfter(role, from)).toBe(to)
})

test('the remembered page comes back, with its query, if the role may see it', () => {
  expect(landingAfter('customer', '/my-reservations#order')).toBe('/my-reservations#order')
  expect(landingAfter('merchant', '/shop-owner-dashboard?view=orders')).toBe(
    '/shop-owner-dashboard?view=orders',
  )
  expect(landingAfter('admin', '/shop-owner-dashboard?shop=1')).toBe('/shop-owner-dashboard?shop=1')
  expect(landingAfter('merchant', '/my-reservations')).toBe('/shop-owner-dashboard?view=shop')
  expect(landingAfter('customer', '/admin')).toBe('/')
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/login',
  '/register?x=1',
])('nobody is sent to %s', (from) => {
  expect(landingAfter('customer', from)).toBe('/')
})

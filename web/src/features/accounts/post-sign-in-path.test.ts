import { expect, test } from 'vitest'
import { getPostSignInPath } from './post-sign-in-path.ts'

test.each([
  ['customer', null, '/'],
  ['merchant', null, '/shop-owner-dashboard?view=shop'],
  ['admin', undefined, '/admin-comprehensive'],
] as const)('a %s without a return path goes to the home page', (role, from, to) => {
  expect(getPostSignInPath(role, from)).toBe(to)
})

test('the stored page is restored, with its query, if the role may see it', () => {
  expect(getPostSignInPath('customer', '/my-reservations#order')).toBe('/my-reservations#order')
  expect(getPostSignInPath('merchant', '/shop-owner-dashboard?view=orders')).toBe(
    '/shop-owner-dashboard?view=orders',
  )
  expect(getPostSignInPath('admin', '/shop-owner-dashboard?shop=1')).toBe('/shop-owner-dashboard?shop=1')
  expect(getPostSignInPath('merchant', '/my-reservations')).toBe('/shop-owner-dashboard?view=shop')
  expect(getPostSignInPath('customer', '/admin')).toBe('/')
  expect(getPostSignInPath('merchant', '/checkout')).toBe('/shop-owner-dashboard?view=shop')
  expect(getPostSignInPath('customer', '/nothing?x=1')).toBe('/nothing?x=1')
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/login',
  '/register?x=1',
  '/auth/callback?mode=signup',
])('no sign-in leads to %s', (from) => {
  expect(getPostSignInPath('customer', from)).toBe('/')
})

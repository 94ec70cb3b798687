import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getHomePath, hasRole, ownsShop, roles, toStoredRole } from './roles.ts'

const role = fc.constantFrom(...roles)

test('role checks treat user and customer as the same role', () => {
  fc.assert(
    fc.property(role, (other) => {
      expect(hasRole('user', other)).toBe(hasRole('customer', other))
      expect(hasRole(other, 'user')).toBe(hasRole(other, 'customer'))
      expect(toStoredRole(other)).not.toBe('user')
    }),
  )
})

test('an admin passes every role check, other users only their own', () => {
  fc.assert(
    fc.property(role, role, (has, required) => {
      expect(hasRole('admin', required)).toBe(true)
      expect(hasRole(has, required)).toBe(has === 'admin' || toStoredRole(has) === toStoredRole(required))
    }),
  )
  expect(hasRole('merchant', 'customer')).toBe(false)
  expect(hasRole('merchant', 'admin')).toBe(false)
})

test('every role lands on its home page after sign-in', () => {
  expect(roles.map(getHomePath)).toEqual([
    '/',
    '/',
    '/shop-owner-dashboard?view=shop',
    '/admin-comprehensive',
  ])
})

test('a merchant owns the shop with the same shop_id, and no other user owns one', () => {
  expect(ownsShop({ role: 'merchant', shop_id: 'a' }, 'a')).toBe(true)
  expect(ownsShop({ role: 'merchant', shop_id: 'b' }, 'a')).toBe(false)
  expect(ownsShop({ role: 'merchant', shop_id: null }, 'a')).toBe(false)
  expect(ownsShop({ role: 'admin', shop_id: 'a' }, 'a')).toBe(false)
  expect(ownsShop({ role: 'merchant', shop_id: '' }, '')).toBe(false)
})

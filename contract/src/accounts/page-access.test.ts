import { expect, test } from 'vitest'
import { type RouteName, routes } from '../routes.ts'
import { checkPageAccess, type PageAccess } from './page-access.ts'

/** For a visitor, a customer, a merchant and an admin. */
const expected: Record<RouteName, readonly [PageAccess, PageAccess, PageAccess, PageAccess]> = {
  home: ['show', 'show', 'own_home', 'own_home'],
  product: ['show', 'show', 'show', 'show'],
  shop: ['show', 'show', 'show', 'show'],
  login: ['show', 'show', 'show', 'show'],
  register: ['show', 'show', 'show', 'show'],
  forgotPassword: ['show', 'show', 'show', 'show'],
  resetPassword: ['show', 'show', 'show', 'show'],
  authCallback: ['show', 'show', 'show', 'show'],
  cart: ['show', 'show', 'own_home', 'own_home'],
  checkout: ['sign_in', 'show', 'own_home', 'show'],
  chat: ['sign_in', 'show', 'own_home', 'show'],
  customerChat: ['sign_in', 'show', 'own_home', 'show'],
  account: ['sign_in', 'show', 'own_home', 'show'],
  paymentSuccess: ['show', 'show', 'show', 'show'],
  paymentCancel: ['show', 'show', 'show', 'show'],
  pickupPass: ['show', 'show', 'show', 'show'],
  emailSubscription: ['show', 'show', 'show', 'show'],
  merchant: ['sign_in', 'own_home', 'show', 'show'],
  admin: ['sign_in', 'access_denied', 'access_denied', 'show'],
  adminDashboard: ['sign_in', 'access_denied', 'access_denied', 'show'],
  adminComprehensive: ['sign_in', 'access_denied', 'access_denied', 'show'],
}

test.each(Object.keys(expected) as RouteName[])('%s has the access of the specification', (name) => {
  const route = routes[name]
  const found = ([undefined, 'customer', 'merchant', 'admin'] as const).map((role) =>
    checkPageAccess(route, role),
  )
  expect(found).toEqual(expected[name])
  expect(checkPageAccess(route, 'user')).toBe(expected[name][1])
})

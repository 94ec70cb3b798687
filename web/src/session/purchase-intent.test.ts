// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { clearPurchaseIntent, readPurchaseIntent, savePurchaseIntent } from './purchase-intent.ts'
import {
  clearStoredRoutes,
  getPendingPurchaseIntent,
  storeReturnPath,
  takeReturnPath,
} from './stored-routes.ts'

const latte = { action: 'reserve', title: 'Latte', path: '/product/1', productId: '1', quantity: 2 } as const

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('a visitor returns to the product, also in the tab that the email opens', () => {
  storeReturnPath(latte.path)
  savePurchaseIntent(latte)
  expect(takeReturnPath(), 'in the same tab').toBe('/product/1')
  expect(takeReturnPath(), 'in a tab of its own').toBe('/product/1')
  expect(readPurchaseIntent()).toMatchObject(latte)
})

test('the sign-in page names the product only while it leads back to it', () => {
  savePurchaseIntent(latte)
  expect(getPendingPurchaseIntent(), 'another way to the sign-in page').toBeUndefined()
  storeReturnPath(latte.path)
  expect(getPendingPurchaseIntent()).toMatchObject(latte)
  storeReturnPath('/my-reservations')
  expect(getPendingPurchaseIntent()).toBeUndefined()
})

test('an old intent, an invalid one and a foreign address are ignored', () => {
  savePurchaseIntent(latte, Date.now() - 3 * 3_600_000)
  expect(readPurchaseIntent()).toBeUndefined()
  for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
    savePurchaseIntent({ ...latte, path })
    expect(readPurchaseIntent()).toBeUndefined()
    expect(takeReturnPath()).toBeUndefined()
  }
  localStorage.setItem('mainstreet_intent', '{"action":"reserve"}')
  expect(readPurchaseIntent()).toBeUndefined()
})

test('sign-out and a completed intent leave nothing behind', () => {
  savePurchaseIntent(latte)
  clearStoredRoutes()
  expect(readPurchaseIntent()).toBeUndefined()
  savePurchaseIntent(latte)
  clearPurchaseIntent()
  expect(takeReturnPath()).toBeUndefined()
})

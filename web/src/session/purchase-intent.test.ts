// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { forgetIntent, readIntent, rememberIntent } from './purchase-intent.ts'
import { currentIntent, forgetRoutes, rememberReturn, takeReturn } from './stored-routes.ts'

const latte = { action: 'reserve', title: 'Latte', path: '/product/1', productId: '1', quantity: 2 } as const

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('a visitor returns to the product, also in the tab that the email opens', () => {
  rememberReturn(latte.path)
  rememberIntent(latte)
  expect(takeReturn(), 'in the same tab').toBe('/product/1')
  expect(takeReturn(), 'in a tab of its own').toBe('/product/1')
  expect(readIntent()).toMatchObject(latte)
})

test('the sign-in page names the product only while it leads back there', () => {
  rememberIntent(latte)
  expect(currentIntent(), 'another way to the sign-in page').toBeUndefined()
  rememberReturn(latte.path)
  expect(currentIntent()).toMatchObject(latte)
  rememberReturn('/my-reservations')
  expect(currentIntent()).toBeUndefined()
})

test('an old intent, a broken one and a foreign address count as none', () => {
  rememberIntent(latte, Date.now() - 3 * 3_600_000)
  expect(readIntent()).toBeUndefined()
  for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
    rememberIntent({ ...latte, path })
    expect(readIntent()).toBeUndefined()
    expect(takeReturn()).toBeUndefined()
  }
  localStorage.setItem('mainstreet_intent', '{"action":"reserve"}')
  expect(readIntent()).toBeUndefined()
})

test('signing out and a finished intent leave nothing', () => {
  rememberIntent(latte)
  forgetRoutes()
  expect(readIntent()).toBeUndefined()
  rememberIntent(latte)
  forgetIntent()
  expect(takeReturn()).toBeUndefined()
})

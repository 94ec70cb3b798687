import { expect, type Page } from '@playwright/test'
import type { Street } from './demo-street.ts'

export type Screen = {
  name: string
  path: string | ((street: Street) => Promise<string>)
  as?: 'customer' | 'merchant' | 'admin'
  /** 200 when not given. */
  status?: number
}

const aProduct = async (street: Street) => `/product/${(await street.goods()).product.id}`
const aShop = async (street: Street) => `/shop/${(await street.goods()).merchant.shop_id}`
const ofAShop = async (street: Street) =>
  `/shop-owner-dashboard?view=orders&shop=${(await street.account('merchant')).shop_id}`
const nowhere = '00000000-0000-7000-8000-000000000000'

/** Every screen there is: each is tested, and drawn by `npm run screenshots`. */
export const screens: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'search', path: '/?search=coffee' },
  { name: 'search-empty', path: '/?search=zzzzqqqq&in_stock=true&max_price=5&radius=1' },
  { name: 'filters', path: '/?category=Coffee&in_stock=true&min_price=3&radius=25&sort=nearest' },
  { name: 'map', path: '/?view=map' },
  { name: 'product', path: aProduct },
  { name: 'product-unknown', path: `/product/${nowhere}`, status: 404 },
  { name: 'shop', path: aShop },
  { name: 'shop-unknown', path: `/shop/${nowhere}`, status: 404 },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password' },
  { name: 'auth-callback', path: '/auth/callback?mode=signin' },
  { name: 'payment-success', path: '/payment/success' },
  { name: 'payment-cancel', path: '/payment/cancel' },
  { name: 'not-found', path: '/no-such-door', status: 404 },
  { name: 'cart', path: '/cart', as: 'customer' },
  { name: 'account', path: '/my-reservations', as: 'customer' },
  { name: 'chat', path: '/chat', as: 'customer' },
  { name: 'access-denied', path: '/admin', as: 'customer' },
  { name: 'merchant', path: '/shop-owner-dashboard', as: 'merchant' },
  { name: 'merchant-orders', path: '/shop-owner-dashboard?view=orders', as: 'merchant' },
  { name: 'admin', path: '/admin-comprehensive', as: 'admin' },
  { name: 'admin-choose-shop', path: '/shop-owner-dashboard', as: 'admin' },
  { name: 'admin-of-a-shop', path: ofAShop, as: 'admin' },
]

export async function addressOf({ path }: Screen, street: Street): Promise<string> {
  return typeof path === 'string' ? path : path(street)
}

/** The heading is there and nothing says that it is still loading. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('main [aria-busy="true"], main [aria-label^="Loading"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

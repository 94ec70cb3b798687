import { alwaysClosed, defaultHours } from '@mainstreet/contract/shops/default-hours.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { expect, test } from 'vitest'
import { getShopChecks } from './shop-checks.ts'

const bare = {
  shop_photo: null,
  about_shop: '',
  location: '',
  phone: ' ',
  hours: alwaysClosed(),
} as Partial<Shop> as Shop

test('each missing part is reported', () => {
  expect(getShopChecks(bare, 0).every(({ isPassed }) => !isPassed)).toBe(true)
})

test('a complete shop passes', () => {
  const full = {
    ...bare,
    shop_photo: '/api/images/1',
    about_shop: 'Bread from rye and spelt, baked each night in a wood oven.',
    location: '12 Bullion Street, Mariposa, CA',
    phone: '555',
    hours: defaultHours(),
  }
  expect(getShopChecks(full, 4).filter(({ isPassed }) => !isPassed)).toEqual([])
  expect(getShopChecks(full, 4).find(({ name }) => name === 'Hours')?.detail).toBe('6 days a week')
})

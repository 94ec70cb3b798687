import { alwaysClosed, defaultHours } from '@mainstreet/contract/shops/opening-hours.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { expect, test } from 'vitest'
import { checksOf } from './shop-checks.ts'

const bare = {
  shop_photo: null,
  about_shop: '',
  location: '',
  phone: ' ',
  hours: alwaysClosed(),
} as Partial<Shop> as Shop

test('each thing that is missing is said', () => {
  expect(checksOf(bare, 0).every(({ ok }) => !ok)).toBe(true)
})

test('a shop that is filled in passes', () => {
  const full = {
    ...bare,
    shop_photo: '/api/images/1',
    about_shop: 'Bread from rye and spelt, baked each night in a wood oven.',
    location: '12 Bullion Street, Mariposa, CA',
    phone: '555',
    hours: defaultHours(),
  }
  expect(checksOf(full, 4).filter(({ ok }) => !ok)).toEqual([])
  expect(checksOf(full, 4).find(({ name }) => name === 'Hours')?.words).toBe('6 days a week')
})

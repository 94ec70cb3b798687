import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { expect, test } from 'vitest'
import { getShopChanges } from './shop-review-panel.tsx'

const shop = { id: 's', name: 'Jam & Co', about_shop: 'Jam', social_links: {}, version: 1 } as Shop

test('the fields that the owner has changed are listed with both values', () => {
  const after: Shop = { ...shop, about_shop: 'Pills', social_links: { x: 'https://x.example' }, version: 3 }
  expect(getShopChanges(shop, after)).toEqual([
    { field: 'social_links', before: {}, after: { x: 'https://x.example' } },
    { field: 'about_shop', before: 'Jam', after: 'Pills' },
  ])
})

test('a new version without a change of the shop lists nothing: its products have changed', () => {
  expect(getShopChanges(shop, { ...shop, version: 2, product_count: 4 })).toEqual([])
})

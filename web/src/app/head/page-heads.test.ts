import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { defaultHours } from '@mainstreet/contract/shops/default-hours.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { expect, test } from 'vitest'
import { homeHead, productHead, shopHead } from './page-heads.ts'

const product = {
  id: 'p',
  shop_id: 's',
  shop_name: 'Pine & Crumb',
  name: 'Rye loaf',
  category: 'Food',
  description: '',
  image: '/api/images/1',
  images: [],
  price: 8.5,
  stock: 0,
} as unknown as Product
const shop = {
  id: 's',
  name: 'Pine & Crumb',
  category: 'Food',
  location: '1 Main Street',
  phone: '',
  coordinates: { lat: 37, lng: -119 },
  hours: { ...defaultHours(), exceptions: [{ date: '2026-12-25', periods: [] }] },
  shop_photo: null,
  about_shop: '',
  website: null,
  social_links: {},
} as unknown as Shop

const graph = (head: { jsonLd?: Record<string, unknown> | undefined }) =>
  (head.jsonLd as { '@graph': Record<string, unknown>[] })['@graph']

test('a product page describes price, availability and shop', () => {
  const head = productHead(product)
  const [thing, trail] = graph(head)
  expect(thing).toMatchObject({
    '@type': 'Product',
    offers: { price: '8.50', availability: 'https://schema.org/OutOfStock' },
  })
  expect(trail).toMatchObject({
    itemListElement: [{ name: 'Mainstreet' }, { name: 'Pine & Crumb', item: '/shop/s' }, { position: 3 }],
  })
  expect(head).toMatchObject({ path: '/product/p', image: '/api/share-cards/products/p' })
})

test('a shop page describes its week and its days off', () => {
  const [business] = graph(shopHead(shop))
  expect(business?.openingHoursSpecification).toHaveLength(6)
  expect(business?.specialOpeningHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-25',
      validThrough: '2026-12-25',
      opens: '00:00',
      closes: '00:00',
    },
  ])
})

test('a link to a search contains the search text', () => {
  expect(homeHead('“mug”')).toMatchObject({ title: '“mug” · Mainstreet', path: '/' })
  expect(homeHead().title).toBe('Mainstreet: local shops near you')
})

test('a long text is cut between words, and never within a character', () => {
  const getDescription = (description: string) => productHead({ ...product, description }).description
  expect(getDescription('One line.\n\n  And another.')).toBe('One line. And another.')
  const cut = getDescription('bread '.repeat(60))
  expect([cut.length < 200, cut.endsWith(' bread…')]).toEqual([true, true])
  expect(getDescription('👩‍👩‍👧‍👦'.repeat(60))).toMatch(/^(👩‍👩‍👧‍👦)+…$/u)
})

import { distanceMiles } from '@mainstreet/contract/location/distance.ts'
import { locationLimits } from '@mainstreet/contract/location/limits.ts'
import { getOpenState } from '@mainstreet/contract/shops/open-intervals.ts'
import { openingHours } from '@mainstreet/contract/shops/opening-hours.ts'
import { shopFields } from '@mainstreet/contract/shops/shop.ts'
import { getGazetteer } from '@mainstreet/server/location/gazetteer.ts'
import { listDrawingNames } from '@mainstreet/server/media/studio/drawings.ts'
import { parseStudioId } from '@mainstreet/server/media/studio/studio-shot.ts'
import { describe, expect, test } from 'vitest'
import { demoAccounts } from './demo-accounts.ts'
import { buildDemoMarketplace } from './demo-marketplace.ts'
import { getProductSeeds } from './products/product-seeds.ts'
import { allShopSeeds } from './shops/all-shop-seeds.ts'
import { towns } from './towns.ts'

const { shops, products, owners } = buildDemoMarketplace()
const approved = shops.filter(({ status }) => status === 'approved')
const productsOfShop = (id: string) => products.filter(({ shop_id }) => shop_id === id)
const share = (part: unknown[], whole: unknown[]) => part.length / whole.length
const parseImagePath = (path: string) => parseStudioId(path.replace('/api/images/', ''))

describe('the demo marketplace', () => {
  test('is the same on every call', () => expect(buildDemoMarketplace()).toEqual({ shops, products, owners }))

  test('has shops in all five categories, some pending, one rejected', () => {
    expect(approved.length).toBeGreaterThanOrEqual(60)
    expect(new Set(approved.map(({ category }) => category)).size).toBe(5)
    expect(shops.filter(({ status }) => status === 'pending_approval')).toHaveLength(4)
    expect(shops.filter(({ status }) => status === 'rejected').map((s) => s.rejection_reason)).toEqual([
      expect.stringMatching(/\w+/),
    ])
    const eaten = approved.filter(({ category }) => category === 'Food' || category === 'Coffee')
    expect(share(eaten, approved)).toBeCloseTo(0.4, 1)
  })

  test('has many products, cheap and expensive, some out of stock, some archived', () => {
    expect(products.length).toBeGreaterThanOrEqual(950)
    for (const shop of approved) {
      expect(productsOfShop(shop.id).length, shop.name).toBeGreaterThanOrEqual(12)
      expect(productsOfShop(shop.id).length, shop.name).toBeLessThanOrEqual(18)
    }
    const cheap = products.filter(({ price_cents }) => price_cents < 1000)
    expect(share(cheap, products)).toBeGreaterThan(0.3)
    expect(share(cheap, products)).toBeLessThan(0.5)
    expect(
      share(
        products.filter(({ stock }) => stock === 0),
        products,
      ),
    ).toBeCloseTo(0.05, 1)
    expect(
      share(
        products.filter(({ is_archived }) => is_archived),
        products,
      ),
    ).toBeCloseTo(0.04, 1)
  })

  test('repeats no id, no shop name, no description and no product name within a shop', () => {
    const once = (list: string[]) => expect(list.filter((word, i) => list.indexOf(word) !== i)).toEqual([])
    once([...shops, ...products, ...owners].map(({ id }) => id))
    once(shops.map(({ name }) => name))
    once(shops.map(({ phone }) => phone))
    once(owners.map(({ email }) => email))
    once(products.map(({ description }) => description))
    for (const shop of shops) {
      once(productsOfShop(shop.id).map(({ name }) => name))
      once(productsOfShop(shop.id).flatMap(({ images }) => images))
    }
  })

  test('passes the validation of the shop and product forms', () => {
    for (const shop of shops)
      expect(shopFields.safeParse({ ...shop, paused_until: null }).error).toBeUndefined()
  })

  test('has a text everywhere and plausible prices', () => {
    for (const { name, description, price_cents } of products) {
      expect(name).toMatch(/^\S.*\S$/)
      expect(description, name).toMatch(/^\S.{15,}[.!?]$/)
      expect(price_cents, name).toBeGreaterThan(0)
      expect(Number.isInteger(price_cents), name).toBe(true)
    }
    for (const shop of shops) expect(shop.about_shop.length, shop.name).toBeGreaterThan(60)
  })

  test('has no product older than its shop', () => {
    const shopOf = new Map(shops.map((shop) => [shop.id, shop]))
    for (const { shop_id, added_days_ago, name } of products)
      expect(added_days_ago, name).toBeLessThan(shopOf.get(shop_id)?.submitted_days_ago ?? 0)
  })

  test('gives every shop its owner, and the demo merchants the first six shops', () => {
    for (const shop of shops) expect(owners[shop.ownerIndex]?.shop_id).toBe(shop.id)
    const merchants = demoAccounts.filter(({ role }) => role === 'merchant')
    expect(merchants.map(({ id, shop_id }) => ({ id, shop_id }))).toEqual(
      owners.slice(0, 6).map(({ id, shop_id }) => ({ id, shop_id })),
    )
    expect(allShopSeeds.slice(0, 6).map(({ owner }) => owner)).toEqual(merchants.map(({ name }) => name))
    expect(demoAccounts.map(({ role }) => role).sort()).toEqual([
      'admin',
      'customer',
      ...Array(6).fill('merchant'),
    ])
    for (const { password } of demoAccounts) expect(password.length).toBeGreaterThanOrEqual(8)
  })
})

describe('locations and hours', () => {
  test('every town is where the gazetteer has it', () => {
    for (const [name, { zip, centre }] of Object.entries(towns)) {
      const found = getGazetteer()
        .search(zip, centre, 1)
        .find((place) => place.zip === zip)
      expect(found).toMatchObject({ city: name, state: 'CA' })
      const there = found ?? { lat: 0, lng: 0 }
      expect(distanceMiles(centre, there), name).toBeLessThan(name === 'Mariposa' ? 3 : 0.1)
    }
  })

  test('every shop is within driving distance of Mariposa, most are in it', () => {
    const away = shops.map(({ coordinates }) => distanceMiles(locationLimits.defaultCoordinates, coordinates))
    expect(Math.max(...away)).toBeLessThan(45)
    expect(
      share(
        away.filter((miles) => miles < 5),
        away,
      ),
    ).toBeGreaterThan(0.5)
    expect(new Set(shops.map(({ coordinates }) => `${coordinates.lat} ${coordinates.lng}`)).size).toBe(
      shops.length,
    )
  })

  test('at any hour of the week some shop is open, at noon most are', () => {
    const monday = Date.UTC(2026, 5, 1, 7)
    const openAt = (hour: number) => {
      const now = new Date(monday + hour * 3_600_000)
      return approved.filter((shop) => getOpenState(openingHours.parse(shop.hours), now).state !== 'closed')
        .length
    }
    for (let hour = 0; hour < 7 * 24; hour++) expect(openAt(hour), `hour ${hour}`).toBeGreaterThan(0)
    expect(openAt(5 * 24 + 12)).toBeGreaterThan(50)
  })
})

describe('pictures', () => {
  test('each image can be composed', () => {
    for (const { images, name } of products)
      for (const image of images) expect(parseImagePath(image), name).toBeDefined()
    for (const { shop_photo, name } of shops) expect(parseImagePath(shop_photo), name).toBeDefined()
  })

  test('every drawing is used', () => {
    const used = new Set(
      allShopSeeds.flatMap(({ slug, cover_drawings }) => [
        ...cover_drawings,
        ...getProductSeeds(slug).map((p) => p.drawing),
      ]),
    )
    expect(listDrawingNames().filter((name) => !used.has(name))).toEqual([])
  })
})

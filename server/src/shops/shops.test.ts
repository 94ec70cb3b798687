import { calls } from '@mainstreet/contract/calls.ts'
import { distanceMiles } from '@mainstreet/contract/location/distance.ts'
import { locationLimits } from '@mainstreet/contract/location/limits.ts'
import { alwaysClosed } from '@mainstreet/contract/shops/default-hours.ts'
import { openingHoursLimits } from '@mainstreet/contract/shops/limits.ts'
import type { ShopFields } from '@mainstreet/contract/shops/shop.ts'
import { shopDescriptor } from '@mainstreet/contract/shops/shop-fields.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { describe, expect, test } from 'vitest'
import { alwaysOpen } from '../test/setup/factories.ts'
import { writeFreeTexts } from '../test/setup/free-texts.ts'
import { createTestApp } from '../test/setup/test-app.ts'
import type { TestUser } from '../test/setup/test-user.ts'
import { reviewedColumns } from './present.ts'

const testApp = await createTestApp()
const admin = await testApp.createAdmin()

/** The factories write directly to the database, so the change event is published here. */
function invalidateCaches() {
  testApp.deps.bus.publish('catalog')
}

async function listNames(query: Record<string, string>, as: TestUser = testApp.anonymous) {
  const { status, body } = await as.send(calls.listShops, { query })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.pagination.total).toBeGreaterThanOrEqual(body.data.length)
  return body.data.map(({ name }) => name)
}
const getShopStatus = async (id: string, as: TestUser = testApp.anonymous) =>
  (await as.send(calls.getShop, { params: { id } })).status

describe('listing shops', () => {
  test('visitors see only approved shops, the owner and admins shops in every status', async () => {
    const waiting = await testApp.createShop({ status: 'pending_approval', name: 'Waiting' })
    await testApp.createShop({ name: 'Approved' })
    invalidateCaches()
    expect(await listNames({})).not.toContain('Waiting')
    expect(await listNames({ status: 'pending_approval' })).toEqual([])
    expect(await listNames({ status: 'pending_approval' }, waiting.merchant)).toEqual([])
    expect(await listNames({ status: 'pending_approval' }, admin)).toEqual(['Waiting'])
    expect(await listNames({}, admin)).toEqual(expect.arrayContaining(['Waiting', 'Approved']))
    expect([
      await getShopStatus(waiting.id),
      await getShopStatus(waiting.id, waiting.merchant),
      await getShopStatus(waiting.id, admin),
    ]).toEqual([404, 200, 200])
    expect(await getShopStatus('no-id')).toBe(404)
  })

  test('visitors do not see who owns a shop', async () => {
    const { id, merchant } = await testApp.createShop()
    const owner = async (as: TestUser) =>
      (await as.send(calls.getShop, { params: { id } })).body.shop.owner_id
    expect([await owner(testApp.anonymous), await owner(merchant), await owner(admin)]).toEqual([
      null,
      merchant.id,
      merchant.id,
    ])
  })

  test('each shop has the number of its public products', async () => {
    const shop = await testApp.createShop({ name: 'Counted' })
    await testApp.createProduct({ shop })
    await testApp.createProduct({ shop, is_archived: true })
    invalidateCaches()
    const { body } = await testApp.anonymous.send(calls.listShops, { query: { search: 'counted' } })
    expect(body.data[0]?.product_count).toBe(1)
    const unknown = crypto.randomUUID()
    const counts = await testApp.anonymous.send(calls.countShopProducts, {
      body: { shopIds: [shop.id, unknown] },
    })
    expect(counts.body.productCounts).toEqual({ [shop.id]: 1, [unknown]: 0 })
  })

  test('the owner and admins see the number of products of a pending shop', async () => {
    const shop = await testApp.createShop({ status: 'pending_approval' })
    for (const is_archived of [false, false, true]) await testApp.createProduct({ shop, is_archived })
    const counts = async (user: TestUser) =>
      (await user.send(calls.countShopProducts, { body: { shopIds: [shop.id] } })).body.productCounts[shop.id]
    expect(await counts(shop.merchant)).toBe(2)
    expect(await counts(await testApp.createAdmin())).toBe(2)
    expect(await counts((await testApp.createShop()).merchant)).toBe(0)
    expect(await counts(testApp.anonymous)).toBe(0)
  })

  test('near a location: nearest first, with true distances, also across the date line', async () => {
    for (const [name, lat, lng] of [
      ['West', 5, 179.9],
      ['East', 5, -179.8],
      ['Further', 6, 179],
    ] as const)
      await testApp.createShop({ name, lat, lng })
    invalidateCaches()
    const here = { lat: 5, lng: 180 }
    const query = { lat: '5', lng: '180', sortBy: 'distance', radius: '100' }
    const { body } = await testApp.anonymous.send(calls.listShops, { query })
    expect(body.data.map(({ name }) => name)).toEqual(['West', 'East', 'Further'])
    expect(body.data[1]?.distance).toBeCloseTo(distanceMiles(here, { lat: 5, lng: -179.8 }), 6)
    expect(await listNames({ ...query, radius: '20' })).toEqual(['West', 'East'])
    expect(await testApp.anonymous.send(calls.listShops, { query: { sortBy: 'distance' } })).toMatchObject({
      status: 400,
    })
  })

  test('by name with a typo, by category, and open now', async () => {
    await testApp.createShop({ name: 'Sierra Bakehouse', category: 'Food' })
    await testApp.createShop({ name: 'Sierra Closed', category: 'Food', hours: alwaysClosed() })
    invalidateCaches()
    expect(await listNames({ search: 'bakehose' })).toEqual(['Sierra Bakehouse'])
    expect(await listNames({ category: 'Food', sortBy: 'name' })).toEqual([
      'Sierra Bakehouse',
      'Sierra Closed',
    ])
    expect(await listNames({ category: 'Food', open_now: 'true' })).toEqual(['Sierra Bakehouse'])
    expect(await listNames({ search: '%' })).toEqual([])
  })
})

describe('creating shops', () => {
  const body = { name: 'New place', category: 'Gifts', location: '5 Main Street' }

  test('a merchant creates one pending shop; a second one is rejected', async () => {
    const merchant = await testApp.createMerchant()
    const created = await merchant.send(calls.createShop, {
      body: { ...body, status: 'approved', owner_id: admin.id },
    })
    expect(created).toMatchObject({
      status: 201,
      body: { shop: { status: 'pending_approval', owner_id: merchant.id } },
    })
    expect(created.body.shop.coordinates).toEqual(locationLimits.defaultCoordinates)
    expect(await getShopStatus(created.body.shop.id)).toBe(404)
    expect(await merchant.send(calls.createShop, { body })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    })
    const { body: currentUser } = await merchant.send(calls.getMe)
    expect(currentUser.user.shop_id).toBe(created.body.shop.id)
  })

  test('of two concurrent creations one is rejected', async () => {
    const merchant = await testApp.createMerchant()
    const both = await Promise.all([1, 2].map(() => merchant.send(calls.createShop, { body })))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  test('an admin can create a shop for a merchant, a customer cannot create one', async () => {
    const merchant = await testApp.createMerchant()
    const customer = await testApp.createCustomer()
    const createFor = (owner_id?: string) => admin.send(calls.createShop, { body: { ...body, owner_id } })
    expect(await createFor(merchant.id)).toMatchObject({
      status: 201,
      body: { shop: { owner_id: merchant.id } },
    })
    for (const wrong of [undefined, customer.id, crypto.randomUUID()])
      expect(await createFor(wrong)).toMatchObject({ status: 422 })
    expect(await customer.send(calls.createShop, { body })).toMatchObject({ status: 403 })
  })
})

/** A value for each field, none of them the default. */
const everyField: Required<ShopFields> = {
  ...writeFreeTexts(shopDescriptor, 'Bread and cakes'),
  name: 'Sun Bakery',
  category: 'Food',
  location: '5 Main Street, Mariposa',
  coordinates: { lat: 37.5, lng: -119.9 },
  phone: '+1 209 555 0100',
  hours: alwaysClosed(),
  business_email: 'hello@sun.example',
  website: 'https://sun.example/',
  social_links: { instagram: 'https://instagram.example/sun' },
  shop_photo: '/api/placeholder/200/200/theme/Food',
  color: '#aa5500',
  paused_until: '2099-01-01T00:00:00.000Z',
  preparation_minutes: 45,
  requires_confirmation: true,
  accepts_in_store_payment: false,
  offers_delivery: true,
  delivery_fee: 3.5,
}

test('each field is saved and read back, on creation and by an update', async () => {
  const merchant = await testApp.createMerchant()
  const created = await merchant.send(calls.createShop, { body: everyField })
  expect(created.body.shop).toMatchObject(everyField)

  const { id, merchant: owner } = await testApp.createShop()
  await owner.send(calls.updateShop, { params: { id }, body: everyField })
  const { body } = await owner.send(calls.getShop, { params: { id } })
  expect(body.shop).toMatchObject(everyField)
  const { review } = (await admin.send(calls.getShopReview, { params: { id } })).body
  expect(review.changes.map(({ field }) => field)).toEqual(reviewedColumns)
})

test.each([
  ['(209) 555-0100 ext. 12', 'tel:+12095550100;ext=12'],
  ['1-800-FLOWERS', 'tel:+18003569377'],
  ['٢٠٩٥٥٥٠١٠٠', 'tel:+12095550100'],
  ['555-0100', null],
])('the phone %s stays as typed beside its link', async (phone, phone_link) => {
  const { id, merchant } = await testApp.createShop()
  const { body } = await merchant.send(calls.updateShop, { params: { id }, body: { phone } })
  expect(body.shop).toMatchObject({ phone, phone_link })
  expect((await testApp.anonymous.send(calls.getShop, { params: { id } })).body.shop).toMatchObject({
    phone,
    phone_link,
  })
})

test('what can be no phone is rejected at its field, and a stored one stays', async () => {
  const { id, merchant } = await testApp.createShop()
  const change = (body: Partial<ShopFields>) => merchant.send(calls.updateShop, { params: { id }, body })
  expect(await change({ phone: 'ask at the counter' })).toMatchObject({
    status: 400,
    body: { details: [{ path: 'phone', message: 'Enter a phone number such as (209) 555-0100' }] },
  })
  await testApp.db.one(sql`update shops set phone = 'ask at the counter' where id = ${id} returning id`)
  expect((await change({ about_shop: 'Now with cakes' })).body.shop).toMatchObject({
    phone: 'ask at the counter',
    phone_link: null,
  })
})

describe('updating shops', () => {
  test('the owner updates the shop with the version that was read', async () => {
    const { id, merchant } = await testApp.createShop()
    const change = (body: unknown, as: TestUser = merchant) =>
      as.send(calls.updateShop, { params: { id }, body })
    expect(
      await change({ name: 'Renamed', version: 1, status: 'rejected', owner_id: admin.id }),
    ).toMatchObject({
      status: 200,
      body: { shop: { name: 'Renamed', version: 2, status: 'approved', owner_id: merchant.id } },
    })
    expect(await change({ name: 'Late', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'stale_version', shop: { name: 'Renamed' } },
    })
    expect(
      await change({ coordinates: { lat: 1, lng: 2 }, social_links: { web: 'https://a.example/' } }),
    ).toMatchObject({
      body: { shop: { coordinates: { lat: 1, lng: 2 }, social_links: { web: 'https://a.example/' } } },
    })
    expect(await change({ name: 'Mine' }, (await testApp.createShop()).merchant)).toMatchObject({
      status: 403,
    })
    expect(await change({ name: 'The town’s' }, admin)).toMatchObject({ status: 200 })
    const actions = await testApp.db.many<{ action: string }>(
      sql`select action from audit_log where subject_id = ${id}`,
    )
    expect(actions).toHaveLength(3)
  })

  test('new opening hours take effect at once', async () => {
    const { id, merchant } = await testApp.createShop({ name: 'Night owl' })
    invalidateCaches()
    const query = { search: 'night owl', open_now: 'true' }
    expect(await listNames(query)).toEqual(['Night owl'])
    const body = { hours: alwaysClosed() }
    expect(await merchant.send(calls.setHours, { params: { id }, body })).toMatchObject({
      status: 200,
      body: { shop: body },
    })
    expect(await listNames(query)).toEqual([])
    expect(
      await merchant.send(calls.setHours, { params: { id }, body: { hours: { week: {} } } }),
    ).toMatchObject({ status: 400 })
  })
})

test('special days that have passed count toward no limit, and saving drops them', async () => {
  const { id, merchant } = await testApp.createShop({ name: 'Holidays' })
  const { maxExceptions } = openingHoursLimits
  const listDays = (count: number, year: number) =>
    Array.from({ length: count }, (_, at) => ({
      date: new Date(Date.UTC(year, 0, 1 + at)).toISOString().slice(0, 10),
      periods: [],
    }))
  const coming = listDays(maxExceptions, 2900)
  const save = (exceptions: typeof coming) =>
    merchant.send(calls.setHours, { params: { id }, body: { hours: { ...alwaysClosed(), exceptions } } })
  expect(await save([...listDays(maxExceptions, 2020), ...coming])).toMatchObject({
    status: 200,
    body: { shop: { hours: { exceptions: coming } } },
  })
  expect(await save(listDays(maxExceptions + 1, 2900))).toMatchObject({
    status: 400,
    body: { details: [{ path: 'hours.exceptions', message: 'Up to 100 entries' }] },
  })
})

describe('review', () => {
  const approve = (id: string, as = admin) => as.send(calls.approveShop, { params: { id } })
  const reject = (id: string, reason = 'Not real', as = admin) =>
    as.send(calls.rejectShop, { params: { id }, body: { reason } })

  test('approval publishes the shop and its products, suspension hides them', async () => {
    const shop = await testApp.createShop({ status: 'pending_approval', name: 'Fresh' })
    const product = await testApp.createProduct({ shop, name: 'Fresh bread' })
    const listed = async () =>
      (await testApp.anonymous.send(calls.listProducts, { query: { search: 'fresh bread' } })).body.data
        .length
    expect([await getShopStatus(shop.id), await listed()]).toEqual([404, 0])

    const first = await approve(shop.id)
    expect(first).toMatchObject({ status: 200, body: { shop: { status: 'approved', product_count: 1 } } })
    expect([await getShopStatus(shop.id), await listed()]).toEqual([200, 1])
    expect((await approve(shop.id)).body.shop).toEqual(first.body.shop)

    expect(await reject(shop.id)).toMatchObject({
      body: { shop: { status: 'rejected', rejection_reason: 'Not real' } },
    })
    expect(await reject(shop.id, 'Another reason')).toMatchObject({
      status: 200,
      body: { shop: { rejection_reason: 'Not real' } },
    })
    expect([
      await getShopStatus(shop.id),
      await getShopStatus(shop.id, shop.merchant),
      await listed(),
    ]).toEqual([404, 200, 0])
    expect(await testApp.anonymous.send(calls.getProduct, { params: { id: product.id } })).toMatchObject({
      status: 404,
    })
    const ownerResponse = await shop.merchant.send(calls.getShop, { params: { id: shop.id } })
    expect(ownerResponse.body.shop.rejection_reason).toBe('Not real')
  })

  test("a submitted or resubmitted shop is in the admins' queue at once", async () => {
    const waiting = (query = {}) =>
      listNames({ status: 'pending_approval', category: 'Souvenirs', ...query }, admin)
    expect(await waiting()).toEqual([])
    const merchant = await testApp.createMerchant()
    const { body } = await merchant.send(calls.createShop, {
      body: { name: 'Kites', category: 'Souvenirs', location: '6 Main Street' },
    })
    const params = { id: body.shop.id }
    expect(await waiting()).toEqual(['Kites'])

    await merchant.send(calls.setHours, { params, body: { hours: alwaysOpen } })
    await reject(params.id)
    expect([await waiting(), await waiting({ open_now: 'true' })]).toEqual([[], []])
    await merchant.send(calls.submitShop, { params })
    expect([await waiting(), await waiting({ open_now: 'true' })]).toEqual([['Kites'], ['Kites']])
  })

  test('requires an admin, a reason and an existing shop', async () => {
    const { id, merchant } = await testApp.createShop({ status: 'pending_approval' })
    expect(await approve(id, merchant)).toMatchObject({ status: 403 })
    expect(await reject(id, ' ')).toMatchObject({ status: 400 })
    expect(await approve(crypto.randomUUID())).toMatchObject({ status: 404 })
  })

  test('a deleted shop is no longer found, and its merchant can create another', async () => {
    const { id, merchant } = await testApp.createShop()
    expect(await merchant.send(calls.deleteShop, { params: { id } })).toMatchObject({ status: 403 })
    expect(await admin.send(calls.deleteShop, { params: { id } })).toMatchObject({ status: 204 })
    expect([
      await getShopStatus(id),
      await getShopStatus(id, admin),
      await getShopStatus(id, merchant),
    ]).toEqual([404, 404, 404])
    expect(await admin.send(calls.deleteShop, { params: { id } })).toMatchObject({ status: 404 })
    const body = { name: 'Again', category: 'Gifts', location: 'Here' }
    expect(await merchant.send(calls.createShop, { body })).toMatchObject({ status: 201 })
  })
})

test('a new time zone takes effect at once, and an unknown one is rejected', async () => {
  const { id, merchant } = await testApp.createShop({ name: 'Zoned', hours: alwaysClosed() })
  await testApp.createProduct({ shop: { id, merchant } })
  // open for two hours around the current hour in UTC, which never covers the current hour in Tokyo
  const hour = new Date().getUTCHours()
  const clock = (formatHour: number) => `${String((formatHour + 24) % 24).padStart(2, '0')}:00`
  const day = [{ opens: clock(hour - 1), closes: clock(hour + 2) }]
  const week = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day }
  const setZone = (time_zone: string) =>
    merchant.send(calls.setHours, { params: { id }, body: { hours: { time_zone, week, exceptions: [] } } })
  const query = { search: 'zoned', open_now: 'true' }

  expect((await setZone('Etc/UTC')).status).toBe(200)
  expect(await listNames(query)).toEqual(['Zoned'])
  expect((await setZone('Asia/Tokyo')).status).toBe(200)
  expect(await listNames(query)).toEqual([])
  expect(await setZone('Mars/Olympus')).toMatchObject({
    status: 400,
    body: { details: [{ path: 'hours.time_zone' }] },
  })
})

test('social links are https addresses and the business email is an email address', async () => {
  const { id, merchant } = await testApp.createShop()
  const change = (body: object) => merchant.send(calls.updateShop, { params: { id }, body })
  for (const link of ['http://a.example/', 'javascript:alert(1)', 'a.example', ''])
    expect(await change({ social_links: { yelp: link } })).toMatchObject({
      status: 400,
      body: { details: [{ path: 'social_links.yelp' }] },
    })
  expect(await change({ business_email: 'nobody' })).toMatchObject({ status: 400 })
  const good = { social_links: { yelp: 'https://a.example/' }, business_email: 'shop@a.example' }
  expect(await change(good)).toMatchObject({ status: 200, body: { shop: good } })
})

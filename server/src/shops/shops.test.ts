import { calls } from '@mainstreet/contract/calls.ts'
import { location } from '@mainstreet/contract/limits.ts'
import { distanceMiles } from '@mainstreet/contract/location/distance.ts'
import { alwaysClosed } from '@mainstreet/contract/shops/opening-hours.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../platform/db/sql.ts'
import { alwaysOpen } from '../test/setup/factories.ts'
import { type Person, startTown } from '../test/setup/test-app.ts'

const town = await startTown()
const admin = await town.anAdmin()

/** The factories write past the app, so the news of it is told here. */
function told() {
  town.deps.bus.publish('catalog')
}

async function namesOf(query: Record<string, string>, as: Person = town.nobody) {
  const { status, body } = await as.send(calls.listShops, { query })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.pagination.total).toBeGreaterThanOrEqual(body.data.length)
  return body.data.map(({ name }) => name)
}
const see = async (id: string, as: Person = town.nobody) =>
  (await as.send(calls.getShop, { params: { id } })).status

describe('looking', () => {
  test('strangers see approved shops alone, the owner and admins every state', async () => {
    const waiting = await town.aShop({ status: 'pending_approval', name: 'Waiting' })
    await town.aShop({ name: 'Approved' })
    told()
    expect(await namesOf({})).not.toContain('Waiting')
    expect(await namesOf({ status: 'pending_approval' })).toEqual([])
    expect(await namesOf({ status: 'pending_approval' }, waiting.merchant)).toEqual([])
    expect(await namesOf({ status: 'pending_approval' }, admin)).toEqual(['Waiting'])
    expect(await namesOf({}, admin)).toEqual(expect.arrayContaining(['Waiting', 'Approved']))
    expect([
      await see(waiting.id),
      await see(waiting.id, waiting.merchant),
      await see(waiting.id, admin),
    ]).toEqual([404, 200, 200])
    expect(await see('no-id')).toBe(404)
  })

  test('strangers do not learn who owns a shop', async () => {
    const { id, merchant } = await town.aShop()
    const owner = async (as: Person) => (await as.send(calls.getShop, { params: { id } })).body.shop.owner_id
    expect([await owner(town.nobody), await owner(merchant), await owner(admin)]).toEqual([
      null,
      merchant.id,
      merchant.id,
    ])
  })

  test('each shop says how many products it shows', async () => {
    const shop = await town.aShop({ name: 'Counted' })
    await town.aProduct({ shop })
    await town.aProduct({ shop, is_archived: true })
    told()
    const { body } = await town.nobody.send(calls.listShops, { query: { search: 'counted' } })
    expect(body.data[0]?.product_count).toBe(1)
    const unknown = crypto.randomUUID()
    const counts = await town.nobody.send(calls.countProducts, { body: { shopIds: [shop.id, unknown] } })
    expect(counts.body.productCounts).toEqual({ [shop.id]: 1, [unknown]: 0 })
  })

  test('of a shop that waits its owner and an admin see how many products it has', async () => {
    const shop = await town.aShop({ status: 'pending_approval' })
    for (const is_archived of [false, false, true]) await town.aProduct({ shop, is_archived })
    const counts = async (who: Person) =>
      (await who.send(calls.countProducts, { body: { shopIds: [shop.id] } })).body.productCounts[shop.id]
    expect(await counts(shop.merchant)).toBe(2)
    expect(await counts(await town.anAdmin())).toBe(2)
    expect(await counts((await town.aShop()).merchant)).toBe(0)
    expect(await counts(town.nobody)).toBe(0)
  })

  test('near a place: nearest first, with true distances, also across the date line', async () => {
    for (const [name, lat, lng] of [
      ['West', 5, 179.9],
      ['East', 5, -179.8],
      ['Further', 6, 179],
    ] as const)
      await town.aShop({ name, lat, lng })
    told()
    const here = { lat: 5, lng: 180 }
    const query = { lat: '5', lng: '180', sortBy: 'distance', radius: '100' }
    const { body } = await town.nobody.send(calls.listShops, { query })
    expect(body.data.map(({ name }) => name)).toEqual(['West', 'East', 'Further'])
    expect(body.data[1]?.distance).toBeCloseTo(distanceMiles(here, { lat: 5, lng: -179.8 }), 6)
    expect(await namesOf({ ...query, radius: '20' })).toEqual(['West', 'East'])
    expect(await town.nobody.send(calls.listShops, { query: { sortBy: 'distance' } })).toMatchObject({
      status: 400,
    })
  })

  test('by name with a slip, by category, and open just now', async () => {
    await town.aShop({ name: 'Sierra Bakehouse', category: 'Food' })
    await town.aShop({ name: 'Sierra Closed', category: 'Food', hours: alwaysClosed() })
    told()
    expect(await namesOf({ search: 'bakehose' })).toEqual(['Sierra Bakehouse'])
    expect(await namesOf({ category: 'Food', sortBy: 'name' })).toEqual(['Sierra Bakehouse', 'Sierra Closed'])
    expect(await namesOf({ category: 'Food', open_now: 'true' })).toEqual(['Sierra Bakehouse'])
    expect(await namesOf({ search: '%' })).toEqual([])
  })
})

describe('opening', () => {
  const body = { name: 'New place', category: 'Gifts', location: '5 Main Street' }

  test('a merchant opens one shop, which waits; a second is refused', async () => {
    const merchant = await town.aMerchant()
    const made = await merchant.send(calls.createShop, {
      body: { ...body, status: 'approved', owner_id: admin.id },
    })
    expect(made).toMatchObject({
      status: 201,
      body: { shop: { status: 'pending_approval', owner_id: merchant.id } },
    })
    expect(made.body.shop.coordinates).toEqual(location.defaultCoordinates)
    expect(await see(made.body.shop.id)).toBe(404)
    expect(await merchant.send(calls.createShop, { body })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    })
    const { body: me } = await merchant.send(calls.me)
    expect(me.user.shop_id).toBe(made.body.shop.id)
  })

  test('of two that open at once one is refused', async () => {
    const merchant = await town.aMerchant()
    const both = await Promise.all([1, 2].map(() => merchant.send(calls.createShop, { body })))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  test('an admin opens one for a merchant, a customer opens none', async () => {
    const merchant = await town.aMerchant()
    const customer = await town.aCustomer()
    const open = (owner_id?: string) => admin.send(calls.createShop, { body: { ...body, owner_id } })
    expect(await open(merchant.id)).toMatchObject({ status: 201, body: { shop: { owner_id: merchant.id } } })
    for (const wrong of [undefined, customer.id, crypto.randomUUID()])
      expect(await open(wrong)).toMatchObject({ status: 422 })
    expect(await customer.send(calls.createShop, { body })).toMatchObject({ status: 403 })
  })
})

describe('changing', () => {
  test('the owner changes the own shop, on the version that was read', async () => {
    const { id, merchant } = await town.aShop()
    const change = (body: unknown, as: Person = merchant) =>
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
    expect(await change({ name: 'Mine' }, (await town.aShop()).merchant)).toMatchObject({ status: 403 })
    expect(await change({ name: 'The town’s' }, admin)).toMatchObject({ status: 200 })
    const acts = await town.db.many<{ act: string }>(sql`select act from audit_log where subject_id = ${id}`)
    expect(acts).toHaveLength(3)
  })

  test('new hours count at once', async () => {
    const { id, merchant } = await town.aShop({ name: 'Night owl' })
    told()
    const query = { search: 'night owl', open_now: 'true' }
    expect(await namesOf(query)).toEqual(['Night owl'])
    const body = { hours: alwaysClosed() }
    expect(await merchant.send(calls.setHours, { params: { id }, body })).toMatchObject({
      status: 200,
      body: { shop: body },
    })
    expect(await namesOf(query)).toEqual([])
    expect(
      await merchant.send(calls.setHours, { params: { id }, body: { hours: { week: {} } } }),
    ).toMatchObject({ status: 400 })
  })
})

describe('review', () => {
  const approve = (id: string, as = admin) => as.send(calls.approveShop, { params: { id } })
  const reject = (id: string, reason = 'Not real', as = admin) =>
    as.send(calls.rejectShop, { params: { id }, body: { reason } })

  test('approval brings shop and products onto the street, suspension takes them off', async () => {
    const shop = await town.aShop({ status: 'pending_approval', name: 'Fresh' })
    const product = await town.aProduct({ shop, name: 'Fresh bread' })
    const listed = async () =>
      (await town.nobody.send(calls.listProducts, { query: { search: 'fresh bread' } })).body.data.length
    expect([await see(shop.id), await listed()]).toEqual([404, 0])

    const first = await approve(shop.id)
    expect(first).toMatchObject({ status: 200, body: { shop: { status: 'approved', product_count: 1 } } })
    expect([await see(shop.id), await listed()]).toEqual([200, 1])
    expect((await approve(shop.id)).body.shop).toEqual(first.body.shop)

    expect(await reject(shop.id)).toMatchObject({
      body: { shop: { status: 'rejected', rejection_reason: 'Not real' } },
    })
    expect(await reject(shop.id, 'Another reason')).toMatchObject({
      status: 200,
      body: { shop: { rejection_reason: 'Not real' } },
    })
    expect([await see(shop.id), await see(shop.id, shop.merchant), await listed()]).toEqual([404, 200, 0])
    expect(await town.nobody.send(calls.getProduct, { params: { id: product.id } })).toMatchObject({
      status: 404,
    })
    const mine = await shop.merchant.send(calls.getShop, { params: { id: shop.id } })
    expect(mine.body.shop.rejection_reason).toBe('Not real')
  })

  test('a shop that waits is on the list of the admins at once, also when it comes back', async () => {
    const waiting = (query = {}) =>
      namesOf({ status: 'pending_approval', category: 'Souvenirs', ...query }, admin)
    expect(await waiting()).toEqual([])
    const merchant = await town.aMerchant()
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

  test('is for admins, needs a reason and a shop', async () => {
    const { id, merchant } = await town.aShop({ status: 'pending_approval' })
    expect(await approve(id, merchant)).toMatchObject({ status: 403 })
    expect(await reject(id, ' ')).toMatchObject({ status: 400 })
    expect(await approve(crypto.randomUUID())).toMatchObject({ status: 404 })
  })

  test('a deleted shop is gone for good, and its merchant may open another', async () => {
    const { id, merchant } = await town.aShop()
    expect(await merchant.send(calls.deleteShop, { params: { id } })).toMatchObject({ status: 403 })
    expect(await admin.send(calls.deleteShop, { params: { id } })).toMatchObject({ status: 204 })
    expect([await see(id), await see(id, admin), await see(id, merchant)]).toEqual([404, 404, 404])
    expect(await admin.send(calls.deleteShop, { params: { id } })).toMatchObject({ status: 404 })
    const body = { name: 'Again', category: 'Gifts', location: 'Here' }
    expect(await merchant.send(calls.createShop, { body })).toMatchObject({ status: 201 })
  })
})

test('opening follows a new time zone at once, and an unknown zone is refused', async () => {
  const { id, merchant } = await town.aShop({ name: 'Zoned', hours: alwaysClosed() })
  await town.aProduct({ shop: { id, merchant } })
  // open for two hours around now by the clock of UTC, which is never the hour in Tokyo
  const hour = new Date().getUTCHours()
  const clock = (at: number) => `${String((at + 24) % 24).padStart(2, '0')}:00`
  const day = [{ opens: clock(hour - 1), closes: clock(hour + 2) }]
  const week = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day }
  const setZone = (time_zone: string) =>
    merchant.send(calls.setHours, { params: { id }, body: { hours: { time_zone, week, exceptions: [] } } })
  const query = { search: 'zoned', open_now: 'true' }

  expect((await setZone('Etc/UTC')).status).toBe(200)
  expect(await namesOf(query)).toEqual(['Zoned'])
  expect((await setZone('Asia/Tokyo')).status).toBe(200)
  expect(await namesOf(query)).toEqual([])
  expect(await setZone('Mars/Olympus')).toMatchObject({
    status: 400,
    body: { details: [{ path: 'hours.time_zone' }] },
  })
})

test('social links are https addresses and the business email is an email address', async () => {
  const { id, merchant } = await town.aShop()
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

import { calls } from '@mainstreet/contract/calls.ts'
import { formatOrderNumber } from '@mainstreet/contract/orders/order-number.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp } from '../test/setup/test-app.ts'
import type { TestUser } from '../test/setup/test-user.ts'
import { buildOrderConditions } from './all-orders-store.ts'

const testApp = await createTestApp()
let admin: TestUser

beforeAll(async () => {
  admin = await testApp.createAdmin()
})

describe('the review queue', () => {
  const queue = async (kind?: string) =>
    (await admin.send(calls.listReviewQueue, { query: { limit: '100', ...(kind && { kind }) } })).body.data
  const findQueued = async (id: string) => (await queue()).find(({ shop }) => shop.id === id)
  const edit = (user: TestUser, id: string, body: object) =>
    user.send(calls.updateShop, { params: { id }, body })

  test('lists pending shops with their owners, the oldest first', async () => {
    const first = await testApp.createShop({ status: 'pending_approval' })
    const second = await testApp.createShop({ status: 'pending_approval' })
    await testApp.createProduct({ shop: first })
    await testApp.db.one(
      sql`update shops set submitted_at = now() - interval '2 days' where id = ${second.id}`,
    )
    const submitted = (await queue('submitted')).map(({ shop }) => shop.id)
    expect(submitted.indexOf(second.id)).toBeLessThan(submitted.indexOf(first.id))
    expect(await findQueued(first.id)).toMatchObject({
      kind: 'submitted',
      owner: { id: first.merchant.id, email: expect.stringContaining('@') },
      products: 1,
      rejections: 0,
    })
    await admin.send(calls.approveShop, { params: { id: first.id } })
    expect(await findQueued(first.id)).toBeUndefined()
  })

  test('shows what a resubmitted shop has changed since its rejection', async () => {
    const { id, merchant } = await testApp.createShop({ status: 'pending_approval', name: 'Bad Name' })
    await admin.send(calls.rejectShop, { params: { id }, body: { reason: 'Choose a better name' } })
    expect(await findQueued(id)).toBeUndefined()
    await edit(merchant, id, { name: 'Good Name', phone: '209-555-0100' })
    await edit(merchant, id, { name: 'Best Name' })
    await merchant.send(calls.setHours, {
      params: { id },
      body: { hours: (await merchant.send(calls.getShop, { params: { id } })).body.shop.hours },
    })
    const back = await merchant.send(calls.submitShop, { params: { id } })
    expect(back.body.shop).toMatchObject({ status: 'pending_approval', rejection_reason: null })
    const { version } = (await merchant.send(calls.submitShop, { params: { id } })).body.shop
    expect(version).toBe(back.body.shop.version)
    expect(await findQueued(id)).toMatchObject({
      kind: 'submitted',
      rejections: 1,
      changes: [
        { field: 'name', before: 'Bad Name', after: 'Best Name' },
        { field: 'phone', before: '', after: '209-555-0100' },
      ],
    })
    const { review } = (await merchant.send(calls.getShopReview, { params: { id } })).body
    expect(review.decisions).toMatchObject([
      { action: 'submitted' },
      { action: 'rejected', reason: 'Choose a better name', actor_name: null },
    ])
    expect(
      (await admin.send(calls.getShopReview, { params: { id } })).body.review.decisions[1]?.actor_name,
    ).toMatch(/^The admin/)
  })

  test('lists an approved shop with a changed profile until an admin reviews it', async () => {
    const { id, merchant } = await testApp.createShop()
    await edit(merchant, id, { preparation_minutes: 30 })
    expect(await findQueued(id)).toBeUndefined()
    await edit(merchant, id, { about_shop: 'Now with cakes' })
    expect(await findQueued(id)).toMatchObject({
      kind: 'changed',
      changes: [{ field: 'about_shop', after: 'Now with cakes' }],
    })
    const approved = (await merchant.send(calls.getShop, { params: { id } })).body.shop.approved_at
    const seen = await admin.send(calls.approveShop, { params: { id } })
    expect(seen.body.shop.approved_at).toBe(approved)
    expect(await findQueued(id)).toBeUndefined()
    await edit(admin, id, { about_shop: 'Corrected' })
    expect(await findQueued(id)).toBeUndefined()
    expect(await merchant.send(calls.submitShop, { params: { id } })).toMatchObject({ status: 409 })
  })
})

describe('the audit log', () => {
  const log = async (query: Record<string, string>) => (await admin.send(calls.listAuditLog, { query })).body

  test('records the actor, the action, the subject and the changed fields', async () => {
    const product = await testApp.createProduct({ name: 'Honey', price_cents: 800 })
    const { merchant } = product.shop
    await merchant.send(calls.updateProduct, { params: { id: product.id }, body: { price: 9.5 } })
    await merchant.send(calls.archiveProduct, { params: { id: product.id }, body: { archived: true } })
    const { data, pagination } = await log({ subject_id: product.id })
    expect(pagination.total).toBe(2)
    expect(data.map(({ action }) => action)).toEqual(['product.archive', 'product.update'])
    expect(data[1]).toMatchObject({
      actor_id: merchant.id,
      actor_role: 'merchant',
      actor_email: expect.stringContaining('@test.example'),
      subject_name: 'Honey',
      changes: [{ field: 'price', before: 8, after: 9.5 }],
    })
  })

  test('names the subject that an admin looked at, as long as it exists', async () => {
    const { customer } = await testApp.createOrder()
    const params = { id: customer.id }
    const { user } = (await admin.send(calls.getUser, { params })).body
    const find = async () => (await log({ subject_id: customer.id, action: 'user.read' })).data
    expect(await find()).toMatchObject([{ subject_name: user.name, subject_exists: true }])
    expect((await admin.send(calls.deleteUser, { params })).status).toBeLessThan(300)
    expect(await find()).toMatchObject([{ subject_name: null, subject_exists: false }])
  })

  test('is filtered by actor, action, subject type and day', async () => {
    const { id, merchant } = await testApp.createShop()
    await merchant.send(calls.updateShop, { params: { id }, body: { phone: '209-555-0101' } })
    await admin.send(calls.rejectShop, { params: { id }, body: { reason: 'No' } })
    const { email } = (await merchant.send(calls.getMe)).body.user
    const actions = async (query: Record<string, string>) =>
      (await log({ subject_id: id, ...query })).data.map(({ action }) => action)
    expect(await actions({ actor: email.slice(0, 8).toUpperCase(), actor_id: merchant.id })).toEqual([
      'shop.update',
    ])
    expect(await actions({ action: 'shop.' })).toEqual(['shop.reject', 'shop.update'])
    expect(await actions({ action: 'shop.reject' })).toEqual(['shop.reject'])
    expect(await actions({ subject_type: 'product' })).toEqual([])
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Los_Angeles' })
    expect(await actions({ from: today, to: today })).toHaveLength(2)
    expect(await actions({ to: '2020-01-01' })).toEqual([])
    expect(await admin.send(calls.listAuditLog, { query: { action: "x' or 1=1" } })).toMatchObject({
      status: 400,
    })
  })

  test('is exported completely as CSV', async () => {
    const shop = await testApp.createShop({ name: '=Shop' })
    const products = Array.from({ length: 1100 }, (_, index) => ({ name: `Jar ${index}`, price: 1 }))
    await shop.merchant.send(calls.importProducts, { body: { shopId: shop.id, products } })
    await shop.merchant.send(calls.updateShop, { params: { id: shop.id }, body: { phone: '209-555-0102' } })
    const response = await testApp.app.inject({
      url: '/api/audit-log/export',
      query: { actor_id: shop.merchant.id },
      headers: { authorization: `Bearer ${admin.token}` },
    })
    const lines = response.body.trim().split('\r\n')
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(lines).toHaveLength(1102)
    expect(lines[1]).toContain(
      `,"shop.update","shop","${shop.id}","'=Shop","phone: """" -> ""209-555-0102"""`,
    )
  })

  test('has no formula and no broken letter in a spreadsheet, whatever separator it reads', async () => {
    const shop = await testApp.createShop({ name: 'Café x;=1+1;y' })
    await shop.merchant.send(calls.updateShop, {
      params: { id: shop.id },
      body: { description: 'a\n＝1+1' },
    })
    const response = await testApp.app.inject({
      url: '/api/audit-log/export',
      query: { actor_id: shop.merchant.id },
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(response.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(response.body).toContain(`"Café x;'=1+1;y"`)
    expect(response.body).not.toMatch(/[;\t\n|"] *[=+@＝]/)
  })
})

test('an order is found by its number through an index, an unknown number finds none', async () => {
  const { body } = await admin.send(calls.listAllOrders, { query: { search: 'FFFFFFFF' } })
  expect(body.data).toEqual([])
  await testApp.db.tx(async (tx) => {
    await tx.one(sql`set local enable_seqscan = off`)
    // in a large table conditions are expensive
    await tx.one(sql`set local cpu_operator_cost = 1`)
    const where = buildOrderConditions({ search: 'FFFFFFFF', timeZone: 'UTC' })
    const plan = await tx.many<Record<string, string>>(sql`
      explain select from orders o where ${where} order by o.created_at desc, o.id desc limit 20`)
    const steps = plan.map((row) => row['QUERY PLAN']).join()
    expect(steps).toContain('orders_by_number')
    expect(steps).toContain('orders_of_customer')
  })
})

test('the orders of all shops are filtered by status, shop, customer, number, id, email and day', async () => {
  const { order, customer, shop } = await testApp.createOrder()
  await testApp.createOrder()
  const findIds = async (query: Record<string, string>) =>
    (await admin.send(calls.listAllOrders, { query })).body.data.map(({ id }) => id)
  expect((await findIds({})).length).toBeGreaterThan(1)
  const { email } = (await customer.send(calls.getMe)).body.user
  const queries: Record<string, string>[] = [
    { shop_id: shop.id },
    {
      customer_id: customer.id,
      status: 'reserved',
      type: 'reservation',
      active: 'true',
      payment_status: 'none',
    },
    { search: order.id },
    { search: formatOrderNumber(order) },
    { search: `#${formatOrderNumber(order).toLowerCase()}` },
    { search: `Order ${formatOrderNumber(order).replace(/^.{4}/, '$& ')}` },
    { search: order.parent_order_id },
    { search: email },
  ]
  for (const query of queries) expect(await findIds(query)).toEqual([order.id])
  expect(await findIds({ shop_id: shop.id, status: 'completed' })).toEqual([])
  expect(await findIds({ shop_id: shop.id, to: '2020-01-01' })).toEqual([])
  const { body } = await admin.send(calls.listAllOrders, { query: { shop_id: shop.id } })
  expect(body.data[0]).toMatchObject({ pickup_code: null, items: [{ quantity: 1 }] })
})

test('a shop can page through all its orders; an admin needs a date filter beyond ten thousand', async () => {
  const { order, shop } = await testApp.createOrder()
  await testApp.db.one(sql`
    insert into orders (id, parent_order_id, shop_id, product_id, customer_id, customer_name, status, pickup_code, created_at)
    select gen_random_uuid(), gen_random_uuid(), shop_id, product_id, customer_id, customer_name, 'completed', '0000',
      created_at - n * interval '1 minute'
    from orders, generate_series(1, 10100) as n where id = ${order.id}`)
  const all = (page: string, more = {}) =>
    admin.send(calls.listAllOrders, { query: { shop_id: shop.id, limit: '100', page, ...more } })
  expect(await all('101')).toMatchObject({ status: 400, body: { code: 'bad_request' } })
  expect((await all('100')).body.pagination).toMatchObject({ total: 10_101, hasNextPage: false })
  expect((await all('103')).body.data).toEqual([])

  const params = { id: shop.id }
  const listOwn = (page: string) =>
    shop.merchant.send(calls.listShopOrders, { params, query: { limit: '100', page } })
  const last = (await listOwn('102')).body
  expect(last.data).toHaveLength(1)
  expect(last.pagination).toMatchObject({ total: 10_101, hasNextPage: false })
  expect((await listOwn('1')).body.data[0]).toMatchObject({ id: order.id })
})

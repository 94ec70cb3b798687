import { calls } from '@mainstreet/contract/calls.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { describe, expect, test, vi } from 'vitest'
import { collectRowChanges, connectRealtimeClient, joinChannel } from '../clients/realtime-client.ts'
import { startInProcessNode } from '../nodes/in-process-node.ts'
import { createTestApp } from '../setup/test-app.ts'
import type { TestUser } from '../setup/test-user.ts'

const testApp = await createTestApp()
const node = await startInProcessNode(testApp)
const createClient = (user?: TestUser) => connectRealtimeClient(node, user)

describe('rows', () => {
  test('row changes are received by filter', async () => {
    const shop = await testApp.createShop()
    const [cheap, dear] = [
      await testApp.createProduct({ shop, price_cents: 300 }),
      await testApp.createProduct({ shop, price_cents: 9000 }),
    ]
    const one = await createClient()
    const byId = await collectRowChanges(one, { table: 'products', filter: `id=eq.${cheap.id}` })
    const byPrice = await collectRowChanges(one, { table: 'products', filter: 'price=gte.50' })
    const byShop = await collectRowChanges(one, {
      table: 'products',
      filter: `shop_id=in.(${shop.id},${shop.id})`,
    })
    const event = await collectRowChanges(one, { table: 'products', event: 'INSERT' })
    for (const { id } of [cheap, dear])
      await shop.merchant.send(calls.updateProduct, { params: { id }, body: { description: 'New' } })
    await vi.waitFor(() => expect(byShop).toHaveLength(2))
    expect(byId.map((row) => row.new.id)).toEqual([cheap.id])
    expect(byPrice.map((row) => row.new.id)).toEqual([dear.id])
    expect(event).toEqual([])
    await shop.merchant.send(calls.deleteProduct, { params: { id: dear.id } })
    await vi.waitFor(() => expect(byShop[2]).toMatchObject({ eventType: 'DELETE', old: { id: dear.id } }))
  })

  test('changes of a shop are private until it is approved, and after a suspension it is reported as deleted', async () => {
    const shop = await testApp.createShop({ status: 'pending_approval', name: 'Soon' })
    const [owner, public_] = [await createClient(shop.merchant), await createClient()]
    const [mine, all] = [
      await collectRowChanges(owner, { table: 'shops' }),
      await collectRowChanges(public_, { table: 'shops' }),
    ]
    const [ownProducts, secret] = [
      await collectRowChanges(owner, { table: 'products' }),
      await collectRowChanges(public_, { table: 'products' }),
    ]
    await shop.merchant.send(calls.updateShop, { params: { id: shop.id }, body: { about_shop: 'Tea' } })
    await shop.merchant.send(calls.createProduct, { body: { name: 'Secret tea', price: 1 } })
    await vi.waitFor(() =>
      expect(mine).toMatchObject([{ new: { about_shop: 'Tea', status: 'pending_approval' } }]),
    )
    // a row is read when its change is published: after the approval everyone may see it
    await vi.waitFor(() => expect(ownProducts).toMatchObject([{ new: { name: 'Secret tea' } }]))
    const admin = await testApp.createAdmin()
    await admin.send(calls.approveShop, { params: { id: shop.id } })
    await vi.waitFor(() =>
      expect(all).toMatchObject([{ eventType: 'UPDATE', new: { name: 'Soon', status: 'approved' } }]),
    )
    await admin.send(calls.rejectShop, { params: { id: shop.id }, body: { reason: 'Mould' } })
    await vi.waitFor(() => expect(all[1]).toMatchObject({ eventType: 'DELETE', old: { id: shop.id } }))
    expect(JSON.stringify([all, secret])).not.toContain('Mould')
    expect(secret).toEqual([])
  })

  test('rows contain no contact data', async () => {
    const shop = await testApp.createShop()
    const contact = { phone: '+1 209 555 0100', business_email: 'sun@shop.example' }
    const customer = await testApp.createCustomer()
    const [shops, orders] = await Promise.all(
      [undefined, customer].map(async (user, i) =>
        collectRowChanges(await createClient(user), { table: i === 0 ? 'shops' : 'orders' }),
      ),
    )
    await shop.merchant.send(calls.updateShop, {
      params: { id: shop.id },
      body: { ...contact, offers_delivery: true, delivery_fee: 3.5 },
    })
    const product = await testApp.createProduct({ shop })
    const body = { shop_id: shop.id, product_id: product.id, note: 'Ring twice', customer_name: 'Ada Lane' }
    await customer.send(calls.placeOrder, {
      body: { ...body, order_type: 'reservation', customer_phone: '+1 209 555 0199' },
    })
    await vi.waitFor(() => expect([shops, orders]).toMatchObject([[{}], [{}]]))
    expect(shops?.[0]?.new).toMatchObject({ id: shop.id, offers_delivery: true, delivery_fee: 3.5 })
    expect(orders?.[0]?.new).toMatchObject({ shop_id: shop.id, captured_amount: 0 })
    expect(JSON.stringify([shops, orders])).not.toMatch(/555 01|sun@shop|Ring twice|Ada Lane/)
  })

  test('changes of an order are received by its customer and its shop only', async () => {
    const [customer, product] = [await testApp.createCustomer(), await testApp.createProduct()]
    const users = [customer, product.shop.merchant, await testApp.createCustomer(), undefined]
    const [mine, theirs, otherUsers, nobodys] = await Promise.all(
      users.map(async (user) => collectRowChanges(await createClient(user), { table: 'orders' })),
    )
    const { order } = await testApp.createOrder({ customer, product })
    for (const received of [mine, theirs]) await vi.waitFor(() => expect(received).toHaveLength(1))
    await product.shop.merchant.send(calls.markOrderReady, { params: { id: order.id } })
    for (const received of [mine, theirs]) {
      await vi.waitFor(() => expect(received).toHaveLength(2))
      expect(received).toMatchObject([
        { eventType: 'INSERT', new: { id: order.id, status: 'reserved', total_amount: 12, ready_at: null } },
        { eventType: 'UPDATE', new: { id: order.id, ready_at: expect.any(String) } },
      ])
      expect(JSON.stringify(received)).not.toContain(order.pickup_code)
    }
    expect([otherUsers, nobodys]).toEqual([[], []])
  })

  test('changes of every shop and every order are received by an admin', async () => {
    const admin = await createClient(await testApp.createAdmin())
    const shops = await collectRowChanges(admin, { table: 'shops' })
    const orders = await collectRowChanges(admin, { table: 'orders' })
    const shop = await testApp.createShop({ status: 'pending_approval' })
    await shop.merchant.send(calls.updateShop, { params: { id: shop.id }, body: { about_shop: 'Tea' } })
    await vi.waitFor(() =>
      expect(shops).toContainEqual(
        expect.objectContaining({
          new: expect.objectContaining({ id: shop.id, status: 'pending_approval' }),
        }),
      ),
    )
    const { order } = await testApp.createOrder()
    await vi.waitFor(() => expect(orders.map((row) => row.new.id)).toContain(order.id))
  })

  test.each([
    ['an unpublished table', { table: 'users' }],
    ['another schema', { schema: 'auth' }],
    ['an invalid filter', { table: 'products', filter: 'password=eq.x' }],
  ])('a subscription to %s is an error', async (_, binding) => {
    const channel = (await createClient()).channel('strange')
    channel.on('postgres_changes', { event: '*', schema: 'public', ...binding }, () => {})
    await expect(joinChannel(channel)).rejects.toThrow('Unable to subscribe to changes')
  })
})

test('an order that an admin receives as a row is in the audit log, once', async () => {
  const { order, customer, shop } = await testApp.createOrder()
  const admin = await testApp.createAdmin()
  const rows = await collectRowChanges(await createClient(admin), {
    table: 'orders',
    filter: `id=eq.${order.id}`,
  })
  const own = await collectRowChanges(await createClient(customer), { table: 'orders' })
  const params = { id: order.id }
  await shop.merchant.send(calls.markOrderReady, { params })
  // the event of the order's creation may be delivered after the subscription, as a change more
  const ready = expect.objectContaining({ new: expect.objectContaining({ ready_at: expect.any(String) }) })
  const completed = expect.objectContaining({ new: expect.objectContaining({ status: 'completed' }) })
  for (const received of [rows, own]) await vi.waitFor(() => expect(received).toContainEqual(ready))
  await shop.merchant.send(calls.updateOrderStatus, { params, body: { status: 'completed' } })
  await vi.waitFor(() => expect(rows).toContainEqual(completed))
  const listReads = () =>
    testApp.db.many(sql`
      select actor_id from audit_log where action = 'order.read' and subject_id = ${order.id}`)
  await vi.waitFor(async () => expect(await listReads()).toEqual([{ actor_id: admin.id }]))
})

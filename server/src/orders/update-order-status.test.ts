import { calls } from '@mainstreet/contract/calls.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import {
  initialStatuses,
  type OrderStatus,
  orderStatuses,
  orderTypes,
  transitions,
} from '@mainstreet/contract/orders/transitions.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TestProduct } from '../test/setup/factories.ts'
import { createTestApp, type TestApp } from '../test/setup/test-app.ts'
import type { TestUser } from '../test/setup/test-user.ts'
import { expireOrders } from './expire-orders.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const getStock = async ({ id }: TestProduct) =>
  (await testApp.db.one<{ stock: number }>(sql`select stock from products where id = ${id}`))?.stock
const updateStatus = (user: TestUser, { id }: { id: string }, body: object) =>
  user.send(calls.updateOrderStatus, { params: { id }, body })

test('cancelling restocks all lines of the same product', async () => {
  const product = await testApp.createProduct({ stock: 10 })
  const { order, customer } = await testApp.createOrder({ product })
  const stock = (await getStock(product)) ?? 0
  await testApp.db.one(sql`
    insert into order_lines (order_id, line_number, product_id, variant_id, name, price_cents, quantity)
    values (${order.id}, 9, ${product.id}, gen_random_uuid(), 'Large', 100, 3)`)
  await updateStatus(customer, order, { status: 'cancelled', reason: 'Changed my mind' })
  expect(await getStock(product)).toBe(stock + 1 + 3)
})

describe('moving', () => {
  const later = new Date(Date.now() + 30 * 86_400_000)

  /** Sets the status directly; how the order got there does not matter here. */
  async function createOrderWithStatus(order_type: Order['order_type'], status: OrderStatus) {
    const created = await testApp.createOrder({
      order_type,
      product: await testApp.createProduct({ shop: await testApp.createShop() }),
    })
    await testApp.db.one(
      sql`update orders set status = ${status}, pickup_until = now() - interval '1 hour' where id = ${created.order.id}`,
    )
    return created
  }

  test.each(orderTypes.flatMap((type) => orderStatuses.map((from) => [type, from] as const)))(
    'a %s that is %s changes only as the transition table allows',
    async (type, from) => {
      const admin = await testApp.createAdmin()
      for (const role of ['customer', 'merchant', 'admin'] as const)
        for (const to of orderStatuses) {
          const created = await createOrderWithStatus(type, from)
          const user = { customer: created.customer, merchant: created.shop.merchant, admin }[role]
          const before = (await user.send(calls.getOrder, { params: { id: created.order.id } })).body.order
          const response = await updateStatus(user, created.order, { status: to, reason: 'A valid reason' })

          const isRepeat = from === to && (role !== 'customer' || to === 'cancelled')
          const isAllowed = transitions[type][from]?.[to]?.actors.includes(role) ?? false
          const expected = isRepeat || isAllowed ? [200] : [403, 409]
          expect(expected, `${role} ${to}: ${response.status} ${response.body.error}`).toContain(
            response.status,
          )

          const after = (await user.send(calls.getOrder, { params: { id: created.order.id } })).body.order
          if (isRepeat || !isAllowed) expect(after).toEqual(before)
          else expect(after).toMatchObject({ status: to, version: before.version + 1 })
          if (response.status === 409) expect(response.body.order).toEqual(before)
          const isRestocked =
            isAllowed && ['cancelled', 'declined', 'expired', 'no_show'].includes(to) && !isRepeat
          expect(await getStock(created.product)).toBe(isRestocked ? 10 : 9)
        }
    },
  )

  test('orders can start only in an initial status', async () => {
    const { order: reserved } = await testApp.createOrder({ order_type: 'reservation' })
    const { order: ordered } = await testApp.createOrder({ order_type: 'order' })
    expect(initialStatuses.reservation).toContain(reserved.status)
    expect(initialStatuses.order).toContain(ordered.status)
  })

  test('a completed order was paid in the shop; a wrong pickup code does not complete it', async () => {
    const { order, shop } = await testApp.createOrder({})
    const wrong = await updateStatus(shop.merchant, order, { status: 'completed', pickup_code: '??????' })
    expect(wrong).toMatchObject({ status: 422, body: { code: 'rule_violation' } })
    const right = await updateStatus(shop.merchant, order, {
      status: 'completed',
      pickup_code: order.pickup_code?.toLowerCase(),
    })
    expect(right.body.order).toMatchObject({
      status: 'completed',
      payment_status: 'paid_in_store',
      pickup_code: null,
    })
  })

  test('actions of the shop and an admin are in the audit log, those of the customer are not', async () => {
    const { order, shop } = await testApp.createOrder({ order_type: 'order' })
    const admin = await testApp.createAdmin()
    await updateStatus(shop.merchant, order, { status: 'in_progress' })
    await shop.merchant.send(calls.markOrderReady, { params: { id: order.id } })
    await updateStatus(admin, order, { status: 'cancelled', reason: 'A flood' })
    const other = await testApp.createOrder({})
    await updateStatus(other.customer, other.order, { status: 'cancelled' })
    const rows = await testApp.db.many(sql`
      select action, actor_id, actor_role, after from audit_log where subject_id in (${order.id}, ${other.order.id}) order by id`)
    const user = { actor_id: shop.merchant.id, actor_role: 'merchant' }
    expect(rows).toEqual([
      { ...user, action: 'order.in_progress', after: { status: 'in_progress', reason: null } },
      { ...user, action: 'order.ready', after: { status: 'in_progress', reason: null } },
      {
        actor_id: admin.id,
        actor_role: 'admin',
        action: 'order.cancelled',
        after: { status: 'cancelled', reason: 'A flood' },
      },
    ])
  })

  test('a shop must give a reason when it declines', async () => {
    const { order, shop } = await testApp.createOrder({ order_type: 'order' })
    expect((await updateStatus(shop.merchant, order, { status: 'declined' })).status).toBe(422)
    const { body } = await updateStatus(shop.merchant, order, {
      status: 'declined',
      reason: 'The oven is cold',
    })
    expect(body.order.events.at(-1)).toMatchObject({
      actor: 'merchant',
      to: 'declined',
      reason: 'The oven is cold',
    })
  })

  test('a customer cannot cancel a ready order; marking it ready twice has one effect', async () => {
    const { order, customer, shop } = await testApp.createOrder({})
    const ready = () => shop.merchant.send(calls.markOrderReady, { params: { id: order.id } })
    const [first, second] = [await ready(), await ready()]
    expect(second).toEqual({ ...first, headers: expect.anything() })
    expect(first.body.order.ready_at).toEqual(expect.any(String))
    expect(first.body.order.events.map(({ kind }) => kind)).toEqual(['placed', 'ready'])
    expect(await updateStatus(customer, order, { status: 'cancelled' })).toMatchObject({
      status: 409,
      body: {
        code: 'wrong_state',
        order: { id: order.id, status: 'reserved', ready_at: expect.any(String) },
      },
    })
    expect((await customer.send(calls.markOrderReady, { params: { id: order.id } })).status).toBe(403)
  })

  test('a no-show before the end of the pickup time is a conflict that carries the order', async () => {
    const { order, shop } = await testApp.createOrder({})
    const early = await updateStatus(shop.merchant, order, { status: 'no_show' })
    expect(early).toMatchObject({ status: 409, body: { code: 'wrong_state', order: { status: 'reserved' } } })
    expect(early.body.order.pickup_code, 'only the customer sees the pickup code').toBeNull()
  })

  test('the conflict is part of the API documentation', async () => {
    const { paths } = (await testApp.app.inject('/api/docs/json')).json()
    for (const [path, method] of [
      ['/api/orders/{id}/status', 'patch'],
      ['/api/orders/{id}/ready', 'post'],
    ] as const) {
      const { schema } = paths[path][method].responses[409].content['application/json']
      expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(['error', 'code', 'order']))
    }
  })

  test('the job expires orders without a response and orders that were not picked up, once', async () => {
    const accepted = await testApp.createOrder({ order_type: 'order' })
    await updateStatus(accepted.shop.merchant, accepted.order, { status: 'in_progress' })
    const withoutResponse = await testApp.createOrder({ order_type: 'order' })
    const notPickedUp = await testApp.createOrder({})
    const deps = { ...testApp.deps, now: () => later }
    const nodes = await Promise.all([expireOrders(deps), expireOrders(deps), expireOrders(deps)])
    expect(nodes.reduce((sum, moved) => sum + moved, 0)).toBeGreaterThanOrEqual(3)
    expect(await expireOrders(deps)).toBe(0)
    const statuses = [accepted, withoutResponse, notPickedUp].map(async ({ customer, order }) => {
      const { body } = await customer.send(calls.getOrder, { params: { id: order.id } })
      return [body.order.status, body.order.events.at(-1)?.actor]
    })
    expect(await Promise.all(statuses)).toEqual([
      ['no_show', 'system'],
      ['expired', 'system'],
      ['no_show', 'system'],
    ])
    expect([await getStock(accepted.product), await getStock(withoutResponse.product)]).toEqual([10, 10])
  })
})

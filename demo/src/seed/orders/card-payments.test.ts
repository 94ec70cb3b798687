import { calls } from '@mainstreet/contract/calls.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { processPayment } from '@mainstreet/server/payments/process-payment.ts'
import { reconcilePayments } from '@mainstreet/server/payments/reconciliation/reconcile-payments.ts'
import { ownerOf } from '@mainstreet/server/shops/members-store.ts'
import { createPaymentsFixture } from '@mainstreet/server/test/payments/payments-fixture.ts'
import { createTestApp, type TestApp } from '@mainstreet/server/test/setup/test-app.ts'
import { beforeAll, expect, test } from 'vitest'
import { demoAccounts } from '../demo-accounts.ts'
import { resetDemo, seedDemo } from '../seed-demo.ts'

let testApp: TestApp
let payments: ReturnType<typeof createPaymentsFixture>
beforeAll(async () => {
  testApp = await createTestApp()
  payments = createPaymentsFixture(testApp)
  await seedDemo(testApp.db, new Date())
})

const count = async (what: ReturnType<typeof sql>) =>
  (await testApp.db.one<{ count: number }>(sql`select count(*)::integer as count from ${what}`))?.count ?? 0

async function signInAs(role: string) {
  const account = demoAccounts.find((one) => one.role === role)
  const { email = '', password = '' } = account ?? {}
  const { body } = await testApp.anonymous.send(calls.login, { body: { email, password } })
  return { ...testApp.withToken(body.token), id: account?.id ?? '' }
}

test('the demo orders include every payment state', async () => {
  const states = await testApp.db.many<{ state: string }>(
    sql`select distinct state from payments order by state`,
  )
  expect(states.map(({ state }) => state)).toEqual(['authorized', 'captured', 'voided'])
  const kinds = await testApp.db.many<{ payment_status: string }>(
    sql`select distinct payment_status from orders order by payment_status`,
  )
  expect(kinds.map(({ payment_status }) => payment_status)).toEqual(
    expect.arrayContaining(['authorized', 'paid', 'partially_refunded', 'refunded', 'voided']),
  )
  expect(
    await count(sql`(select from orders group by parent_order_id having count(distinct shop_id) > 1) groups`),
  ).toBeGreaterThan(1)
  expect(await count(sql`orders where delivery_address is not null`)).toBeGreaterThan(3)
})

test('the ledger of the demo orders adds up to the cent, per order and per payment', async () => {
  const wrongRows = await count(sql`(
    select from orders o join payments p using (parent_order_id)
    left join lateral (
      select coalesce(sum(amount_cents) filter (where kind = 'captured'), 0) as captured,
        coalesce(sum(amount_cents) filter (where kind = 'refunded'), 0) as refunded,
        coalesce(sum(amount_cents) filter (where kind in ('authorized', 'voided')), 0) as held
      from ledger_entries where order_id = o.id) l on true
    where l.captured <> o.captured_cents or l.refunded <> -o.refunded_cents
      or l.held <> case when o.payment_status = 'voided' then 0 else o.total_cents end) wrong`)
  const wrongSums = await count(sql`(
    select from payments p join orders o using (parent_order_id) group by p.parent_order_id
    having sum(o.captured_cents) <> p.captured_cents or sum(o.total_cents) <> p.amount_cents) wrong`)
  expect([wrongRows, wrongSums]).toEqual([0, 0])
})

test('the lines of a demo refund are the refunded units of its order', async () => {
  const wrong = await count(sql`refunds r where lines <> coalesce((
    select jsonb_agg(jsonb_build_object('product_id', product_id, 'quantity', refunded_quantity))
    from order_lines where order_id = r.order_id and refunded_quantity > 0), '[]')`)
  expect(wrong).toBe(0)
  expect(await count(sql`refunds where lines <> '[]'`)).toBeGreaterThan(0)
})

test('the sandbox has the same payments', async () => {
  // so that reconciliation includes them, whatever their age
  await testApp.db.one(sql`update payments set updated_at = now()`)
  await reconcilePayments(payments.deps)
  expect(await count(sql`payments`)).toBeGreaterThan(40)
  expect(await count(sql`payment_discrepancies`)).toBe(0)
})

test('a pending order is captured when the shop accepts it, and a captured one can be refunded', async () => {
  const merchant = await signInAs('merchant')
  const order = await testApp.db.one<{ id: string; parent_order_id: string }>(sql`
    select o.id, parent_order_id from orders o join shops s on s.id = o.shop_id
    where o.payment_status = 'authorized' and ${ownerOf(sql`s.id`)} = ${merchant.id} limit 1`)
  const admin = await signInAs('admin')
  const rows = await testApp.db.many<{ id: string }>(
    sql`select id from orders where parent_order_id = ${order?.parent_order_id ?? ''}`,
  )
  for (const { id } of rows)
    await admin.send(calls.updateOrderStatus, { params: { id }, body: { status: 'in_progress' } })
  await processPayment(payments.deps, order?.parent_order_id ?? '')
  const params = { id: order?.id ?? '' }
  const charged = await merchant.send(calls.getOrderLedger, { params })
  expect(charged.body.ledger.captured_amount).toBeGreaterThan(0)
  const back = await merchant.send(calls.refundOrder, { params, body: { amount: 1, reason: 'Cold' } })
  expect(back.body.refund).toMatchObject({ state: 'succeeded', amount: 1 })
})

test('the payments are the same on every start, and a reset deletes them', async () => {
  const ids = () =>
    testApp.db.many(
      sql`select id, body - 'created' as body from sandbox_objects where kind = 'charge' order by id`,
    )
  await resetDemo(testApp.db)
  expect(await count(sql`payments`)).toBe(0)
  await seedDemo(testApp.db, new Date('2026-11-20T20:00:00Z'))
  const before = await ids()
  await resetDemo(testApp.db)
  await seedDemo(testApp.db, new Date('2026-12-24T05:00:00Z'))
  expect(await ids()).toEqual(before)
})

test('with a real provider there are no invented payments', async () => {
  await resetDemo(testApp.db)
  await seedDemo(testApp.db, new Date(), { cards: false })
  expect([await count(sql`payments`), await count(sql`sandbox_objects`)]).toEqual([0, 0])
  expect(await count(sql`orders where payment_status in ('paid', 'authorized')`)).toBe(0)
})

import { randomUUID } from 'node:crypto'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import type { Db, Queryable } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import fc from 'fast-check'
import { sumSales } from '../../insights/sum-sales.ts'

const maxAgeMinutes = 16 * 24 * 60
const age = fc.integer({ min: 0, max: maxAgeMinutes })
const order = fc.nat({ max: 30 })

const newOrder = fc.record({
  kind: fc.constant('place' as const),
  shop: fc.nat({ max: 1 }),
  age,
  type: fc.constantFrom('order', 'reservation'),
  status: fc.constantFrom('pending', 'reserved'),
  payment: fc.constantFrom('none', 'awaiting_payment'),
  lines: fc.array(
    fc.record({
      product: fc.nat({ max: 2 }),
      name: fc.constantFrom('Jam', 'Jelly'),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 2 },
  ),
})

const change = fc.oneof(
  fc.record({
    kind: fc.constant('status' as const),
    order,
    to: fc.constantFrom('in_progress', 'completed', 'cancelled', 'declined', 'expired', 'no_show'),
    actor: fc.constantFrom('customer', 'merchant', 'admin', 'system'),
    waitMinutes: fc.integer({ min: 0, max: 90 }),
  }),
  fc.record({
    kind: fc.constant('payment' as const),
    order,
    to: fc.constantFrom('authorized', 'paid', 'voided', 'failed', 'paid_in_store'),
    withDeadline: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('authorization' as const), order, waitMinutes: fc.nat({ max: 9 }) }),
  fc.record({ kind: fc.constant('refund' as const), order, cents: fc.nat({ max: 900 }) }),
  fc.record({ kind: fc.constant('returned items' as const), order, quantity: fc.nat({ max: 3 }) }),
  fc.record({ kind: fc.constant('move' as const), order, age }),
  fc.record({ kind: fc.constant('delete' as const), order }),
  fc.record({ kind: fc.constant('sum' as const) }),
)

/** Orders of two shops within about two weeks, what happens to them later, and when their days are summed. */
export const salesHistory = fc
  .tuple(
    fc.array(newOrder, { minLength: 5, maxLength: 20 }),
    fc.array(fc.oneof(newOrder, change, change), { maxLength: 30 }),
  )
  .map((parts) => parts.flat())
type SalesStep = typeof salesHistory extends fc.Arbitrary<(infer Step)[]> ? Step : never

const priceCents = 300

/** Each step is a transaction, as in the app; `base`: the newest time of an order. */
export async function runSalesHistory(
  db: Db,
  shopIds: string[],
  steps: SalesStep[],
  base: Date,
): Promise<void> {
  const productIds = [randomUUID(), randomUUID(), randomUUID()]
  const orderIds: string[] = []
  const minutesAgo = (minutes: number) => new Date(base.getTime() - minutes * minuteMs)

  for (const step of steps) {
    if (step.kind === 'sum') await sumSales(db)
    else
      await db.tx(async (tx) => {
        if (step.kind === 'place') {
          const id = randomUUID()
          orderIds.push(id)
          await placeOrder(tx, id, shopIds[step.shop] ?? '', productIds, step, minutesAgo(step.age))
          return
        }
        const id = orderIds[step.order % Math.max(1, orderIds.length)]
        if (id !== undefined) await changeOrder(tx, id, step, minutesAgo)
      })
  }
}

async function placeOrder(
  tx: Queryable,
  id: string,
  shopId: string,
  productIds: string[],
  step: Extract<SalesStep, { kind: 'place' }>,
  at: Date,
): Promise<void> {
  const total = step.lines.reduce((sum, { quantity }) => sum + quantity * priceCents, 0)
  await tx.one(sql`
    insert into orders (id, parent_order_id, shop_id, product_id, customer_id, customer_name, total_cents, order_type, status,
      payment_status, captured_cents, pickup_code, created_at, updated_at)
    values (${id}, ${id}, ${shopId}, ${productIds[0]}, ${id}, 'Ana', ${total}, ${step.type}, ${step.status}, ${step.payment}, ${total},
      'ABCDEF', ${at}, ${at})`)
  for (const [index, { product, name, quantity }] of step.lines.entries())
    await tx.one(sql`
      insert into order_lines (order_id, line_number, product_id, name, price_cents, quantity)
      values (${id}, ${index}, ${productIds[product]}, ${name}, ${priceCents}, ${quantity})`)
}

async function changeOrder(
  tx: Queryable,
  id: string,
  step: Exclude<SalesStep, { kind: 'place' | 'sum' }>,
  minutesAgo: (minutes: number) => Date,
): Promise<void> {
  switch (step.kind) {
    case 'status':
      await tx.one(sql`
        insert into order_events (order_id, kind, actor, from_status, to_status, created_at)
        select id, 'status_changed', ${step.actor}, status, ${step.to}, created_at + ${step.waitMinutes}::integer * interval '61 seconds'
        from orders where id = ${id} and status <> ${step.to} and not exists (
          select from order_events e where e.order_id = orders.id and e.from_status = orders.status and e.to_status = ${step.to})`)
      await tx.one(sql`update orders set status = ${step.to} where id = ${id}`)
      return
    case 'authorization':
      await tx.one(sql`
        insert into ledger_entries (shop_id, order_id, kind, amount_cents, source, created_at)
        select shop_id, id, 'authorized', total_cents, 'test', created_at + ${step.waitMinutes}::integer * interval '1 minute'
        from orders where id = ${id} on conflict do nothing`)
      return
    case 'payment':
      await tx.one(sql`
        update orders set payment_status = ${step.to}, respond_by = case when ${step.withDeadline} then created_at end where id = ${id}`)
      return
    case 'returned items':
      await tx.one(sql`
        update order_lines set refunded_quantity = least(quantity, ${step.quantity}::integer) where order_id = ${id} and line_number = 0`)
      return
    case 'refund':
      await tx.one(sql`
        update orders set refunded_cents = least(captured_cents, ${step.cents}::integer) where id = ${id}`)
      return
    case 'move':
      await tx.one(sql`update orders set created_at = ${minutesAgo(step.age)} where id = ${id}`)
      return
    case 'delete':
      await tx.one(
        sql`delete from orders where id = ${id} and not exists (select from ledger_entries where order_id = ${id})`,
      )
  }
}

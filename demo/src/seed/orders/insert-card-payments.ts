import type { Tx } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import type { CardPayments } from './card-payments.ts'

/** Inserts the past payments into our tables and the sandbox's; the orders exist already. */
export async function insertCardPayments(tx: Tx, past: CardPayments): Promise<void> {
  const { payments, shares, entries, refunds, sandboxObjects } = past
  await tx.one(sql`
    update orders o set payment_status = s.payment_status, captured_cents = s.captured_cents,
      capture_cents = nullif(s.captured_cents, 0), refunded_cents = s.refunded_cents
    from jsonb_to_recordset(${JSON.stringify(shares)}::jsonb) as s (
      id uuid, payment_status text, captured_cents bigint, refunded_cents bigint)
    where o.id = s.id`)
  await tx.one(sql`
    update order_lines i set refunded_quantity = s.refunded_quantity
    from jsonb_to_recordset(${JSON.stringify(shares)}::jsonb) as s (id uuid, refunded_quantity int)
    where i.order_id = s.id and s.refunded_quantity > 0`)
  await tx.one(sql`
    insert into payments (parent_order_id, customer_id, state, amount_cents, capture_cents, captured_cents, commission_bp,
      session_id, intent_id, expires_at, capture_due_at, next_attempt_at, created_at, updated_at)
    select parent_order_id, customer_id, state, amount_cents, capture_cents, captured_cents, 0, session_id, intent_id,
      created_at + interval '15 minutes', due_at, due_at, created_at, updated_at
    from jsonb_to_recordset(${JSON.stringify(payments)}::jsonb) as row (
      parent_order_id uuid, customer_id uuid, state text, amount_cents bigint, capture_cents bigint, captured_cents bigint,
      session_id text, intent_id text, created_at timestamptz, updated_at timestamptz),
      lateral (select case when state = 'authorized' then created_at + interval '6 days' end as due_at) hold`)
  // read first: Citus 13.2 cannot insert from a recordset and a table at once
  const owners = await tx.many<{ shop_id: string; user_id: string }>(
    sql`select shop_id, user_id from shop_members where role = 'owner'`,
  )
  const ownerIds = new Map(owners.map(({ shop_id, user_id }) => [shop_id, user_id]))
  const requested = refunds.map((refund) => ({ ...refund, requested_by: ownerIds.get(refund.shop_id) }))
  await tx.one(sql`
    insert into refunds (id, order_id, amount_cents, reason, state, provider_id, requested_by, lines, created_at, updated_at)
    select id, order_id, cents, reason, 'succeeded', provider_id, requested_by, lines, at, at
    from jsonb_to_recordset(${JSON.stringify(requested)}::jsonb) as row (
      id uuid, order_id uuid, cents bigint, reason text, provider_id text, requested_by uuid, lines jsonb, at timestamptz)`)
  await tx.one(sql`
    insert into ledger_entries (shop_id, order_id, kind, amount_cents, source, created_at)
    select shop_id, order_id, kind, cents, source, at
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as row (
      shop_id uuid, order_id uuid, kind text, cents bigint, source text, at timestamptz)
    order by at, order_id`)
  // the objects that a charge or refund refers to come first
  for (const isChild of [false, true])
    await tx.one(sql`
      insert into sandbox_objects (id, kind, payment_intent, body, created_at)
      select body->>'id', body->>'object', case when ${isChild} then body->>'payment_intent' end, body,
        to_timestamp((body->>'created')::bigint)
      from jsonb_array_elements(${JSON.stringify(sandboxObjects)}::jsonb) as body
      where (body->>'object' in ('charge', 'refund')) = ${isChild}`)
}

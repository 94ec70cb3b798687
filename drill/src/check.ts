import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import {
  type AppendViolation,
  checkAppendHistory,
  type ThreadRead,
} from '@mainstreet/server/test/histories/append-history.ts'
import { groupBy } from '@mainstreet/server/test/histories/group-by.ts'
import {
  checkLedgerHistory,
  type LedgerEntry,
  type LedgerViolation,
  type OrderAmounts,
} from '@mainstreet/server/test/histories/ledger-history.ts'
import {
  checkOrderHistory,
  type OrderViolation,
  type StoredOrder,
} from '@mainstreet/server/test/histories/order-history.ts'
import type { AcknowledgedWrites } from './history.ts'

export type Violation =
  | OrderViolation
  | AppendViolation
  | (LedgerViolation & { place: 'database' | 'provider' })

/** Compares what was acknowledged with what the database, and the provider of cards, have. */
export async function checkHistory(db: Queryable, writes: AcknowledgedWrites): Promise<Violation[]> {
  return [
    ...(await checkOrders(db, writes)),
    ...(await checkMessages(db, writes)),
    ...(await checkMoney(db, writes)),
  ]
}

async function checkOrders(db: Queryable, { requests, statusRequests }: AcknowledgedWrites) {
  const customers = [...new Set(requests.map(({ process }) => process))]
  const orders = await db.many<StoredOrder>(
    sql`select id, customer_id as process, status from orders where customer_id = any(${customers}::uuid[])`,
  )
  return checkOrderHistory({ requests, statusRequests, orders }).violations
}

type StoredMessage = { thread: string; id: string; position: number }

async function checkMessages(db: Queryable, { appends }: AcknowledgedWrites) {
  const threads = [...new Set(appends.map(({ thread }) => thread))]
  const startedAt = performance.now()
  const messages = await db.many<StoredMessage>(sql`
    select customer_id as thread, message_id as id, seq as position from chat_messages
      where customer_id = any(${threads}::uuid[])
    union all
    select order_id, id::text, row_number() over (partition by order_id order by created_at, id)::integer
      from order_messages where order_id = any(${threads}::uuid[])
    order by thread, position`)
  const stored = groupBy(messages, ({ thread }) => thread)
  const reads = threads.map(
    (thread): ThreadRead => ({
      kind: 'read',
      process: 'database',
      thread,
      startedAt,
      endedAt: performance.now(),
      messages: stored.get(thread) ?? [],
      isCurrent: true,
    }),
  )
  return checkAppendHistory([...appends, ...reads]).violations
}

async function checkMoney(db: Queryable, { movements }: AcknowledgedWrites): Promise<Violation[]> {
  const ids = [...new Set(movements.map(({ orderId }) => orderId))]
  const orders = await db.many<OrderAmounts>(sql`
    select id, captured_cents as "capturedCents", refunded_cents as "refundedCents" from orders
    where id = any(${ids}::uuid[])`)
  const entries = await db.many<LedgerEntry>(sql`
    select order_id as "orderId", case kind when 'captured' then kind else 'refunded' end as kind,
      amount_cents as cents, source
    from ledger_entries
    where order_id = any(${ids}::uuid[]) and kind in ('captured', 'refunded', 'refunded_at_provider')`)
  // what is only authorized, too: no checkout has a second authorization
  const provided = await db.many<LedgerEntry>(sql`
    with intents as (
      select o.id as order_id, s.id, (s.body->>'amount')::integer as cents
      from orders o join sandbox_objects s on s.kind = 'payment_intent'
        and s.body->'metadata'->>'parent_order_id' = o.parent_order_id::text
        and s.body->>'status' in ('requires_capture', 'succeeded')
      where o.id = any(${ids}::uuid[]))
    select order_id as "orderId", 'captured' as kind, cents, id as source from intents
    union all
    select intents.order_id, 'refunded', -(r.body->>'amount')::integer, coalesce(own.id::text, r.id)
    from intents join sandbox_objects r on r.payment_intent = intents.id and r.kind = 'refund'
      left join refunds own on own.provider_id = r.id`)
  return [
    ...checkLedgerHistory({ movements, entries, orders }).violations.map((one) => ({
      place: 'database' as const,
      ...one,
    })),
    ...checkLedgerHistory({ movements, entries: provided, orders }).violations.map((one) => ({
      place: 'provider' as const,
      ...one,
    })),
  ]
}

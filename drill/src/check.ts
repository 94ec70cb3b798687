import type { Db } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import type { Acknowledged, History } from './history.ts'

export type CheckResult = { lost: string[]; duplicated: string[] }

type Kind = Acknowledged['kind']

/** Compares what was acknowledged with what the database has. */
export async function checkHistory(db: Db, { entries }: History): Promise<CheckResult> {
  const of = <K extends Kind>(kind: K) =>
    entries.filter((entry): entry is Extract<Acknowledged, { kind: K }> => entry.kind === kind)
  const results = [
    await checkOrders(db, [...of('order'), ...of('checkout')]),
    await checkStatuses(db, of('status')),
    await checkMessages(db, of('order_message'), of('chat_message')),
    await checkPayments(db, of('paid'), of('captured')),
    await checkRefunds(db, of('refund')),
  ]
  return {
    lost: results.flatMap(({ lost = [] }) => lost),
    duplicated: results.flatMap(({ duplicated = [] }) => duplicated),
  }
}

/** Every request has its response, so that an order that nobody knows is one too many. */
async function checkOrders(
  db: Db,
  acknowledged: { id: string; customer: string }[],
): Promise<Partial<CheckResult>> {
  const customers = [...new Set(acknowledged.map(({ customer }) => customer))]
  const rows = await db.many<{ id: string }>(
    sql`select id from orders where customer_id = any(${customers}::uuid[])`,
  )
  return compare('order', acknowledged, rows)
}

async function checkStatuses(
  db: Db,
  acknowledged: { id: string; status: string }[],
): Promise<Partial<CheckResult>> {
  const ids = acknowledged.map(({ id }) => id)
  const rows = await db.many<{ id: string; status: string; changes: number }>(sql`
    select id, status, (select count(*)::integer from order_events e
      where e.order_id = o.id and e.kind = 'status_changed' and e.to_status = o.status) as changes
    from orders o where id = any(${ids}::uuid[])`)
  const found = new Map(rows.map((row) => [row.id, row]))
  return {
    lost: acknowledged
      .filter(({ id, status }) => found.get(id)?.status !== status)
      .map(({ id, status }) => `order ${id} was ${status} and is ${found.get(id)?.status}`),
    duplicated: rows
      .filter(({ changes }) => changes > 1)
      .map(({ id, status }) => `order ${id} became ${status} twice`),
  }
}

async function checkMessages(
  db: Db,
  orderMessages: { id: string }[],
  threadMessages: { id: string }[],
): Promise<Partial<CheckResult>> {
  const ofOrders = await db.many<{ id: string }>(
    sql`select id from order_messages where message like 'About %'`,
  )
  const ofThreads = await db.many<{ id: string }>(
    sql`select message_id as id from chat_messages where message like 'Is % there?'`,
  )
  const gaps = await db.many<{ customer_id: string }>(sql`
    select customer_id from chat_messages group by shop_id, customer_id having max(seq) <> count(*)`)
  const [one, other] = [
    compare('message', orderMessages, ofOrders),
    compare('message', threadMessages, ofThreads),
  ]
  return {
    lost: [
      ...one.lost,
      ...other.lost,
      ...gaps.map(({ customer_id }) => `a message of thread ${customer_id}`),
    ],
    duplicated: [...one.duplicated, ...other.duplicated],
  }
}

/** What the card sandbox charged and what the ledger says, by checkout. */
async function checkPayments(
  db: Db,
  paid: { parent: string }[],
  captured: { parent: string }[],
): Promise<Partial<CheckResult>> {
  const ids = paid.map(({ parent }) => parent)
  const rows = await db.many<{
    id: string
    state: string
    charges: number
    charged: number
    entered: number
  }>(sql`
    select p.parent_order_id as id, p.state,
      (select count(*)::integer from sandbox_objects s where s.kind = 'payment_intent'
        and s.body->'metadata'->>'parent_order_id' = p.parent_order_id::text
        and s.body->>'status' in ('requires_capture', 'succeeded')) as charges,
      (select coalesce(sum((s.body->>'amount_received')::integer), 0)::integer from sandbox_objects s
        where s.kind = 'payment_intent'
        and s.body->'metadata'->>'parent_order_id' = p.parent_order_id::text) as charged,
      (select coalesce(sum(l.amount_cents), 0)::integer from ledger_entries l join orders o on o.id = l.order_id
        where o.parent_order_id = p.parent_order_id and l.kind = 'captured') as entered
    from payments p where p.parent_order_id = any(${ids}::uuid[])`)
  const found = new Map(rows.map((row) => [row.id, row]))
  return {
    lost: [
      ...paid.filter(({ parent }) => !found.get(parent)?.charges).map(({ parent }) => `payment of ${parent}`),
      ...captured
        .filter(({ parent }) => found.get(parent)?.state !== 'captured')
        .map(({ parent }) => `capture of ${parent}`),
      ...rows
        .filter(({ charged, entered }) => charged !== entered)
        .map(
          ({ id, charged, entered }) => `checkout ${id}: ${charged} cents charged, ${entered} in the ledger`,
        ),
    ],
    duplicated: rows.filter(({ charges }) => charges > 1).map(({ id }) => `payment of ${id}`),
  }
}

async function checkRefunds(
  db: Db,
  acknowledged: { id: string; order: string }[],
): Promise<Partial<CheckResult>> {
  const orders = acknowledged.map(({ order }) => order)
  const rows = await db.many<{ id: string; state: string; at_provider: number; entries: number }>(sql`
    select r.id, r.state,
      (select count(*)::integer from sandbox_objects s where s.kind = 'refund' and s.id = r.provider_id) as at_provider,
      (select count(*)::integer from ledger_entries l where l.order_id = r.order_id and l.kind like 'refunded%') as entries
    from refunds r where r.order_id = any(${orders}::uuid[])`)
  const result = compare('refund', acknowledged, rows)
  return {
    lost: [
      ...result.lost,
      ...rows
        .filter((row) => row.state !== 'succeeded' || row.at_provider === 0 || row.entries === 0)
        .map(({ id, state }) => `refund ${id} is ${state}`),
    ],
    duplicated: [
      ...result.duplicated,
      ...rows.filter((row) => row.at_provider > 1 || row.entries > 1).map(({ id }) => `refund ${id}`),
    ],
  }
}

function compare(
  what: string,
  acknowledged: readonly { id: string }[],
  rows: readonly { id: string }[],
): CheckResult {
  const stored = new Set(rows.map(({ id }) => id))
  const known = new Set(acknowledged.map(({ id }) => id))
  return {
    lost: [...known].filter((id) => !stored.has(id)).map((id) => `${what} ${id}`),
    duplicated: rows.filter(({ id }) => !known.has(id)).map(({ id }) => `${what} ${id}`),
  }
}

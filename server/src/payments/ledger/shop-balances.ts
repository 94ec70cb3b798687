import { ownsShop } from '@mainstreet/contract/accounts/roles.ts'
import type { QueryOf } from '@mainstreet/contract/call.ts'
import { toDollars } from '@mainstreet/contract/money.ts'
import { paginationOf } from '@mainstreet/contract/paging.ts'
import type { paymentCalls } from '@mainstreet/contract/payments/calls.ts'
import type { Payable } from '@mainstreet/contract/payments/payment.ts'
import type { Viewer } from '../../accounts/viewer.ts'
import type { Reader } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { notFound } from '../../platform/http/api-error.ts'

type Query = QueryOf<typeof paymentCalls.listPayables>
type Days = QueryOf<typeof paymentCalls.exportPayables>
type Row = {
  order_id: string
  customer_name: string
  status: Payable['status']
  completed_at: Date | null
  captured_cents: number
  refunded_cents: number
  commission_cents: number
  created_at: Date
}

/** The same rounding as `commissionOf`: half a cent goes to the shop. */
const rows = (shopId: string, { from, to }: Days): Sql => sql`
  select o.id as order_id, o.customer_name, o.status, o.captured_cents, done.cents as refunded_cents, o.created_at,
    ceil((o.captured_cents - done.cents) * p.commission_bp / 10000.0 - 0.5)::bigint as commission_cents,
    (select created_at from order_events e where e.order_id = o.id and e.to_status = 'completed' limit 1) as completed_at
  from orders o
  join payments p on p.parent_order_id = o.parent_order_id
  cross join lateral (
    select coalesce(sum(amount_cents), 0)::bigint as cents from refunds r where r.order_id = o.id and r.state = 'done'
  ) done
  where o.shop_id = ${shopId} and o.captured_cents > 0
    and (${from ?? null}::date is null or o.created_at >= ${from ?? null}::date)
    and (${to ?? null}::date is null or o.created_at < ${to ?? null}::date + 1)`

export async function listPayables(reader: Reader, viewer: Viewer, shopId: string, query: Query) {
  await requireShop(reader, viewer, shopId)
  const { page, limit } = query
  const [sums, data] = await Promise.all([
    reader.one<{ total: number; captured: number; refunded: number; commission: number }>(sql`
      select count(*)::integer as total, coalesce(sum(captured_cents), 0)::bigint as captured,
        coalesce(sum(refunded_cents), 0)::bigint as refunded, coalesce(sum(commission_cents), 0)::bigint as commission
      from (${rows(shopId, query)}) all_rows`),
    reader.many<Row>(sql`
      ${rows(shopId, query)} order by o.created_at desc, o.id desc limit ${limit} offset ${(page - 1) * limit}`),
  ])
  const { total = 0, captured = 0, refunded = 0, commission = 0 } = sums ?? {}
  return {
    data: data.map(present),
    pagination: paginationOf({ page, limit, total }),
    totals: {
      captured_amount: toDollars(captured),
      refunded_amount: toDollars(refunded),
      commission_amount: toDollars(commission),
      payable_amount: toDollars(captured - refunded - commission),
    },
  }
}

async function requireShop(reader: Reader, viewer: Viewer, shopId: string): Promise<void> {
  if (viewer.role !== 'admin' && !ownsShop(viewer, shopId)) throw notFound('Shop')
  if (!(await reader.one(sql`select true from shops where id = ${shopId}`))) throw notFound('Shop')
}

function present(row: Row): Payable {
  const { order_id, customer_name, status, captured_cents, refunded_cents, commission_cents } = row
  return {
    order_id,
    customer_name,
    status,
    completed_at: row.completed_at?.toISOString() ?? null,
    captured_amount: toDollars(captured_cents),
    refunded_amount: toDollars(refunded_cents),
    commission_amount: toDollars(commission_cents),
    payable_amount: toDollars(captured_cents - refunded_cents - commission_cents),
    created_at: row.created_at.toISOString(),
  }
}

const columns = [
  'order_id',
  'created_at',
  'completed_at',
  'status',
  'customer_name',
  'captured_amount',
  'refunded_amount',
  'commission_amount',
  'payable_amount',
] as const

const pageRows = 1000

/** Oldest first, a page at a time, so that a long year needs no more memory than a short one. */
export async function payablesCsv(reader: Reader, viewer: Viewer, shopId: string, days: Days) {
  await requireShop(reader, viewer, shopId)
  return linesOf(reader, shopId, days)
}

async function* linesOf(reader: Reader, shopId: string, query: Days) {
  yield `${columns.join(',')}\r\n`
  let after: { created_at: Date; order_id: string } | undefined
  for (;;) {
    const further = after
      ? sql`and (o.created_at, o.id) > (${after.created_at}, ${after.order_id}::uuid)`
      : sql``
    const page: Row[] = await reader.many<Row>(sql`
      ${rows(shopId, query)} ${further} order by o.created_at, o.id limit ${pageRows}`)
    for (const row of page.map(present)) yield `${columns.map((name) => cell(row[name])).join(',')}\r\n`
    after = page.at(-1)
    if (page.length < pageRows) return
  }
}

/** A name that begins like a formula is shown as words, not worked out. */
function cell(value: string | number | null): string {
  if (typeof value === 'number') return value.toFixed(2)
  const words = value ?? ''
  const safe = /^[=+\-@\t\r]/.test(words) ? `'${words}` : words
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

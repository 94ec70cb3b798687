import { ownsShop } from '@mainstreet/contract/accounts/roles.ts'
import type { CallQuery } from '@mainstreet/contract/call.ts'
import { toDollars } from '@mainstreet/contract/money.ts'
import { createPagination } from '@mainstreet/contract/paging.ts'
import type { paymentCalls } from '@mainstreet/contract/payments/calls.ts'
import type { OrderBalance } from '@mainstreet/contract/payments/payment.ts'
import type { Viewer } from '../../accounts/viewer.ts'
import type { Queryable } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { notFoundError } from '../../platform/http/api-error.ts'

type ShopBalanceQuery = CallQuery<typeof paymentCalls.listShopBalances>
type BalancePeriod = CallQuery<typeof paymentCalls.exportShopBalances>
type OrderBalanceRow = {
  order_id: string
  customer_name: string
  status: OrderBalance['status']
  completed_at: Date | null
  captured_cents: number
  refunded_cents: number
  commission_cents: number
  created_at: Date
}

/** Rounds like the commission of one order (get-order-ledger.ts): half a cent in favor of the shop. */
const selectBalanceRows = (shopId: string, { from, to }: BalancePeriod): Sql => sql`
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

export async function listShopBalances(
  reader: Queryable,
  viewer: Viewer,
  shopId: string,
  query: ShopBalanceQuery,
) {
  await requireShopAccess(reader, viewer, shopId)
  const { page, limit } = query
  const [sums, data] = await Promise.all([
    reader.one<{ total: number; captured: number; refunded: number; commission: number }>(sql`
      select count(*)::integer as total, coalesce(sum(captured_cents), 0)::bigint as captured,
        coalesce(sum(refunded_cents), 0)::bigint as refunded, coalesce(sum(commission_cents), 0)::bigint as commission
      from (${selectBalanceRows(shopId, query)}) all_rows`),
    reader.many<OrderBalanceRow>(sql`
      ${selectBalanceRows(shopId, query)} order by o.created_at desc, o.id desc limit ${limit} offset ${(page - 1) * limit}`),
  ])
  const { total = 0, captured = 0, refunded = 0, commission = 0 } = sums ?? {}
  return {
    data: data.map(presentOrderBalance),
    pagination: createPagination({ page, limit, total }),
    totals: {
      captured_amount: toDollars(captured),
      refunded_amount: toDollars(refunded),
      commission_amount: toDollars(commission),
      payable_amount: toDollars(captured - refunded - commission),
    },
  }
}

async function requireShopAccess(reader: Queryable, viewer: Viewer, shopId: string): Promise<void> {
  if (viewer.role !== 'admin' && !ownsShop(viewer, shopId)) throw notFoundError('Shop')
  if (!(await reader.one(sql`select true from shops where id = ${shopId}`))) throw notFoundError('Shop')
}

function presentOrderBalance(row: OrderBalanceRow): OrderBalance {
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

const csvColumns = [
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

const csvPageSize = 1000

/** Oldest first, in pages, so that memory does not grow with the period. */
export async function streamShopBalancesCsv(
  reader: Queryable,
  viewer: Viewer,
  shopId: string,
  period: BalancePeriod,
) {
  await requireShopAccess(reader, viewer, shopId)
  return streamCsvLines(reader, shopId, period)
}

async function* streamCsvLines(reader: Queryable, shopId: string, query: BalancePeriod) {
  yield `${csvColumns.join(',')}\r\n`
  let after: { created_at: Date; order_id: string } | undefined
  for (;;) {
    const cursorCondition = after
      ? sql`and (o.created_at, o.id) > (${after.created_at}, ${after.order_id}::uuid)`
      : sql``
    const page: OrderBalanceRow[] = await reader.many<OrderBalanceRow>(sql`
      ${selectBalanceRows(shopId, query)} ${cursorCondition} order by o.created_at, o.id limit ${csvPageSize}`)
    for (const row of page.map(presentOrderBalance))
      yield `${csvColumns.map((name) => formatCsvCell(row[name])).join(',')}\r\n`
    after = page.at(-1)
    if (page.length < csvPageSize) return
  }
}

/** Prevents spreadsheets from running a name as a formula. */
function formatCsvCell(value: string | number | null): string {
  if (typeof value === 'number') return value.toFixed(2)
  const text = value ?? ''
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

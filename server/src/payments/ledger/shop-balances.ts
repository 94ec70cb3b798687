import { ownsShop } from '@mainstreet/contract/accounts/roles.ts'
import type { CallQuery } from '@mainstreet/contract/call.ts'
import { type CsvCell, formatCsvHead, formatCsvLine } from '@mainstreet/contract/csv.ts'
import { toDollars } from '@mainstreet/contract/money.ts'
import { createPagination } from '@mainstreet/contract/paging.ts'
import type { paymentCalls } from '@mainstreet/contract/payments/calls.ts'
import { type OrderBalance, orderBalance } from '@mainstreet/contract/payments/payment.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { auditAdminRead } from '@mainstreet/platform/db/audit-admin-read.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { presentRow } from '@mainstreet/platform/db/present-row.ts'
import { notFoundError } from '@mainstreet/platform/http/api-error.ts'
import { shopExists } from '../../orders/store.ts'
import {
  type BalanceCursor,
  type BalancePeriod,
  listBalanceRows,
  listBalanceRowsAfter,
  type OrderBalanceRow,
  sumShopBalances,
} from './store.ts'

type ShopBalanceQuery = CallQuery<typeof paymentCalls.listShopBalances>

export async function listShopBalances(
  reader: Queryable,
  viewer: Viewer,
  shopId: string,
  query: ShopBalanceQuery,
) {
  await requireShopAccess(reader, viewer, shopId)
  const { page, limit } = query
  const [{ total, captured, refunded, disputed, commission }, data] = await Promise.all([
    sumShopBalances(reader, shopId, query),
    listBalanceRows(reader, shopId, query, { limit, offset: (page - 1) * limit }),
  ])
  return {
    data: data.map(presentOrderBalance),
    pagination: createPagination({ page, limit, total }),
    totals: {
      captured_amount: toDollars(captured),
      refunded_amount: toDollars(refunded),
      disputed_amount: toDollars(disputed),
      commission_amount: toDollars(commission),
      balance_amount: toDollars(captured - refunded - disputed - commission),
    },
  }
}

export async function requireShopAccess(reader: Queryable, viewer: Viewer, shopId: string): Promise<void> {
  if (viewer.role !== 'admin' && !ownsShop(viewer, shopId)) throw notFoundError('shop')
  if (!(await shopExists(reader, shopId))) throw notFoundError('shop')
  await auditAdminRead(reader, viewer, { action: 'shop.read_balances', subjectId: shopId })
}

function presentOrderBalance(row: OrderBalanceRow): OrderBalance {
  const { captured_cents, refunded_cents, disputed_cents, commission_cents } = row
  return {
    ...presentRow(orderBalance, row),
    captured_amount: toDollars(captured_cents),
    refunded_amount: toDollars(refunded_cents),
    disputed_amount: toDollars(disputed_cents),
    commission_amount: toDollars(commission_cents),
    balance_amount: toDollars(captured_cents - refunded_cents - disputed_cents - commission_cents),
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
  'disputed_amount',
  'commission_amount',
  'balance_amount',
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

async function* streamCsvLines(reader: Queryable, shopId: string, period: BalancePeriod) {
  yield formatCsvHead(csvColumns)
  let after: BalanceCursor | undefined
  for (;;) {
    const page: OrderBalanceRow[] = await listBalanceRowsAfter(reader, shopId, period, after, csvPageSize)
    for (const row of page.map(presentOrderBalance))
      yield formatCsvLine(csvColumns.map((name) => toCsvCell(row[name])))
    after = page.at(-1)
    if (page.length < csvPageSize) return
  }
}

function toCsvCell(value: string | number | null): CsvCell {
  return typeof value === 'number' ? { dollars: value } : value
}

import { type Pagination, paginationOf } from '@mainstreet/contract/paging.ts'
import type { Difference, differenceKinds } from '@mainstreet/contract/payments/payment.ts'
import type { Reader } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { notFound } from '../../platform/http/api-error.ts'

export type Found = {
  parentId: string | null
  kind: (typeof differenceKinds)[number]
  ours: string
  theirs: string
  /** What it was found on; the same one is told once. */
  source: string
}

export async function raise(reader: Reader, { parentId, kind, ours, theirs, source }: Found, now: Date) {
  await reader.one(sql`
    insert into payment_differences (parent_order_id, kind, ours, theirs, source, found_at)
    values (${parentId}, ${kind}, ${ours}, ${theirs}, ${source}, ${now}) on conflict (kind, source) do nothing`)
}

/** Of this kind, what has come right by itself since. */
export async function settleSources(
  reader: Reader,
  kind: Found['kind'],
  sources: readonly string[],
  now: Date,
): Promise<void> {
  await reader.one(sql`
    update payment_differences set resolved_at = ${now}
    where kind = ${kind} and source = any(${sources}) and resolved_at is null`)
}

type Row = Omit<Difference, 'found_at' | 'resolved_at'> & { found_at: Date; resolved_at: Date | null }

const present = (row: Row): Difference => ({
  id: row.id,
  parent_order_id: row.parent_order_id,
  kind: row.kind,
  ours: row.ours,
  theirs: row.theirs,
  found_at: row.found_at.toISOString(),
  resolved_at: row.resolved_at?.toISOString() ?? null,
})

type Query = { page: number; limit: number; open?: 'true' | 'false' | undefined }

export async function listDifferences(
  reader: Reader,
  { page, limit, open }: Query,
): Promise<{ data: Difference[]; pagination: Pagination }> {
  const which = open === undefined ? sql`true` : sql`(resolved_at is null) = ${open === 'true'}`
  const [counted, rows] = await Promise.all([
    reader.one<{ total: number }>(
      sql`select count(*)::integer as total from payment_differences where ${which}`,
    ),
    reader.many<Row>(sql`
      select * from payment_differences where ${which} order by id desc limit ${limit} offset ${(page - 1) * limit}`),
  ])
  return { data: rows.map(present), pagination: paginationOf({ page, limit, total: counted?.total ?? 0 }) }
}

export async function resolveDifference(reader: Reader, number: string, now: Date): Promise<Difference> {
  const row = await reader.one<Row>(sql`
    update payment_differences set resolved_at = coalesce(resolved_at, ${now}) where id = ${number} returning *`)
  if (!row) throw notFound('Difference')
  return present(row)
}

import { Readable } from 'node:stream'
import type { AuditEntry, AuditFilter } from '@mainstreet/contract/admin/audit-log.ts'
import { paging } from '@mainstreet/contract/limits.ts'
import { createPagination, type PageQuery } from '@mainstreet/contract/paging.ts'
import type { LoadingCache } from '../platform/cache/loading-cache.ts'
import type { Queryable } from '../platform/db/db.ts'
import { join, type Sql, sql } from '../platform/db/sql.ts'
import { requireReachablePage } from '../platform/http/require-reachable-page.ts'
import { formatCsvLine } from '../platform/text/csv.ts'
import { getFieldChanges } from './field-changes.ts'
import { beginsWith, withinDays } from './search-filters.ts'

type AuditRow = {
  id: number
  actor_id: string
  actor_name: string | null
  actor_email: string | null
  actor_role: string
  act: string
  subject_type: string
  subject_id: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  created_at: Date
}
export type AdminListDeps = { db: Queryable; totals: LoadingCache<number> }

export async function listAuditLog(
  { db, totals }: AdminListDeps,
  { page, limit, ...filter }: PageQuery & AuditFilter,
) {
  const where = buildAuditConditions(filter)
  const total = await totals.get(`audit ${JSON.stringify(filter)}`, async () => {
    const row = await db.one<{ total: number }>(sql`
      select count(*)::integer as total from audit_log a where ${where}`)
    return row?.total ?? 0
  })
  requireReachablePage({ page, limit, total })
  const rows = await findAuditRows(db, where, limit, (page - 1) * limit)
  const { maxReachableItems } = paging
  return {
    data: rows.map(presentAuditEntry),
    pagination: createPagination({ page, limit, total, maxReachableItems }),
  }
}

function buildAuditConditions({
  actor_id,
  actor,
  act,
  subject_type,
  subject_id,
  from,
  to,
}: AuditFilter): Sql {
  const conditions: Sql[] = [sql`true`, ...withinDays(sql`a.created_at`, from, to)]
  if (actor_id) conditions.push(sql`a.actor_id = ${actor_id}`)
  if (actor)
    conditions.push(
      sql`a.actor_id in (select id from users where ${beginsWith(sql`email`, actor)} limit 200)`,
    )
  if (act) conditions.push(act.endsWith('.') ? beginsWith(sql`a.act`, act) : sql`a.act = ${act}`)
  if (subject_type) conditions.push(sql`a.subject_type = ${subject_type}`)
  if (subject_id) conditions.push(sql`a.subject_id = ${subject_id}`)
  return join(conditions, ' and ')
}

function findAuditRows(db: Queryable, where: Sql, limit: number, offset: number): Promise<AuditRow[]> {
  return db.many<AuditRow>(sql`
    select a.*, u.name as actor_name, u.email as actor_email from audit_log a left join users u on u.id = a.actor_id
    where ${where} order by a.id desc limit ${limit} offset ${offset}`)
}

function presentAuditEntry({ before, after, created_at, ...row }: AuditRow): AuditEntry {
  const name = after?.name ?? before?.name
  return {
    ...row,
    subject_name: typeof name === 'string' ? name : null,
    changes: getFieldChanges(before, after),
    created_at: created_at.toISOString(),
  }
}

const csvColumns = [
  'id',
  'created_at',
  'actor_name',
  'actor_email',
  'actor_role',
  'act',
  'subject_type',
  'subject_id',
  'subject_name',
] as const
const batchSize = 500

export function exportAuditLog(db: Queryable, filter: AuditFilter): Readable {
  return Readable.from(streamCsvLines(db, buildAuditConditions(filter)))
}

async function* streamCsvLines(db: Queryable, where: Sql) {
  yield formatCsvLine([...csvColumns, 'changes'])
  let last = Number.MAX_SAFE_INTEGER
  for (;;) {
    const rows = await findAuditRows(db, sql`${where} and a.id < ${last}::bigint`, batchSize, 0)
    yield rows
      .map(presentAuditEntry)
      .map((entry) => formatCsvLine([...csvColumns.map((name) => entry[name]), formatChanges(entry)]))
      .join('')
    if (rows.length < batchSize) return
    last = rows.at(-1)?.id ?? 0
  }
}

function formatChanges({ changes }: AuditEntry): string {
  return changes
    .map(({ field, before, after }) => `${field}: ${JSON.stringify(before)} -> ${JSON.stringify(after)}`)
    .join('; ')
}

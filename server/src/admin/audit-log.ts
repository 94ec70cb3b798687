import { Readable } from 'node:stream'
import type { AuditEntry, AuditFilter } from '@mainstreet/contract/admin/audit-log.ts'
import { paging } from '@mainstreet/contract/limits.ts'
import { type PageQuery, paginationOf } from '@mainstreet/contract/paging.ts'
import type { KeptAnswers } from '../platform/cache/loading-cache.ts'
import type { Reader } from '../platform/db/db.ts'
import { join, type Sql, sql } from '../platform/db/sql.ts'
import { requireReachable } from '../platform/http/require-reachable-page.ts'
import { csvLine } from '../platform/text/csv.ts'
import { fieldChanges } from './field-changes.ts'
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
export type Lists = { db: Reader; totals: KeptAnswers<number> }

export async function listAuditLog(
  { db, totals }: Lists,
  { page, limit, ...filter }: PageQuery & AuditFilter,
) {
  const where = conditionsOf(filter)
  const total = await totals.get(`audit ${JSON.stringify(filter)}`, async () => {
    const row = await db.one<{ total: number }>(sql`
      select count(*)::integer as total from audit_log a where ${where}`)
    return row?.total ?? 0
  })
  requireReachable({ page, limit, total })
  const rows = await entriesOf(db, where, limit, (page - 1) * limit)
  const { reachable } = paging
  return { data: rows.map(presentEntry), pagination: paginationOf({ page, limit, total, reachable }) }
}

function conditionsOf({ actor_id, actor, act, subject_type, subject_id, from, to }: AuditFilter): Sql {
  const all: Sql[] = [sql`true`, ...withinDays(sql`a.created_at`, from, to)]
  if (actor_id) all.push(sql`a.actor_id = ${actor_id}`)
  if (actor)
    all.push(sql`a.actor_id in (select id from users where ${beginsWith(sql`email`, actor)} limit 200)`)
  if (act) all.push(act.endsWith('.') ? beginsWith(sql`a.act`, act) : sql`a.act = ${act}`)
  if (subject_type) all.push(sql`a.subject_type = ${subject_type}`)
  if (subject_id) all.push(sql`a.subject_id = ${subject_id}`)
  return join(all, ' and ')
}

function entriesOf(db: Reader, where: Sql, limit: number, offset: number): Promise<AuditRow[]> {
  return db.many<AuditRow>(sql`
    select a.*, u.name as actor_name, u.email as actor_email from audit_log a left join users u on u.id = a.actor_id
    where ${where} order by a.id desc limit ${limit} offset ${offset}`)
}

function presentEntry({ before, after, created_at, ...row }: AuditRow): AuditEntry {
  const name = after?.name ?? before?.name
  return {
    ...row,
    subject_name: typeof name === 'string' ? name : null,
    changes: fieldChanges(before, after),
    created_at: created_at.toISOString(),
  }
}

const columns = [
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
const portion = 500

export function exportAuditLog(db: Reader, filter: AuditFilter): Readable {
  return Readable.from(linesOf(db, conditionsOf(filter)))
}

async function* linesOf(db: Reader, where: Sql) {
  yield csvLine([...columns, 'changes'])
  let last = Number.MAX_SAFE_INTEGER
  for (;;) {
    const rows = await entriesOf(db, sql`${where} and a.id < ${last}::bigint`, portion, 0)
    yield rows
      .map(presentEntry)
      .map((entry) => csvLine([...columns.map((name) => entry[name]), changesInWords(entry)]))
      .join('')
    if (rows.length < portion) return
    last = rows.at(-1)?.id ?? 0
  }
}

function changesInWords({ changes }: AuditEntry): string {
  return changes
    .map(({ field, before, after }) => `${field}: ${JSON.stringify(before)} -> ${JSON.stringify(after)}`)
    .join('; ')
}

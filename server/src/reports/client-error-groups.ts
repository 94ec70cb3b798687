import type { CallQuery } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import { createPagination } from '@mainstreet/contract/paging.ts'
import type { ClientErrorGroup, StoredErrorReport } from '@mainstreet/contract/reports/client-error.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { audit } from '../platform/db/audit.ts'
import type { Db, Queryable } from '../platform/db/db.ts'
import { join, type Sql, sql } from '../platform/db/sql.ts'

type ErrorGroupRow = Omit<ClientErrorGroup, 'first_at' | 'last_at'> & { first_at: Date; last_at: Date }
type ErrorReportRow = Omit<StoredErrorReport, 'created_at'> & { created_at: Date }

/** There are at most ten thousand reports, so they are grouped at read time. */
export async function listClientErrors(
  reader: Queryable,
  { page, limit, search, level }: CallQuery<typeof calls.listClientErrors>,
) {
  const conditions: Sql[] = [sql`true`]
  if (search) conditions.push(sql`report->>'message' ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}`)
  if (level) conditions.push(sql`report->>'level' = ${level}`)
  const condition = join(conditions, ' and ')
  const counting = reader.one<{ total: number }>(sql`
    select count(distinct fingerprint)::integer as total from client_errors where ${condition}`)
  const reading = reader.many<ErrorGroupRow>(sql`
    with faults as (
      select fingerprint, max(id) as last, count(*)::integer as reports, count(distinct user_id)::integer as people,
        min(created_at) as first_at, max(created_at) as last_at
      from client_errors where ${condition} group by fingerprint
    )
    select f.fingerprint, c.report->>'message' as message, c.report->>'context' as context, c.report->>'level' as level,
      f.reports, f.people, f.first_at, f.last_at
    from faults f join client_errors c on c.id = f.last
    order by f.last_at desc, f.fingerprint limit ${limit} offset ${(page - 1) * limit}`)
  const [counted, rows] = await Promise.all([counting, reading])
  const data = rows.map(({ first_at, last_at, ...row }) => ({
    ...row,
    first_at: first_at.toISOString(),
    last_at: last_at.toISOString(),
  }))
  return { data, pagination: createPagination({ page, limit, total: counted?.total ?? 0 }) }
}

export async function listClientErrorReports(
  reader: Queryable,
  { page, limit, fingerprint }: CallQuery<typeof calls.listClientErrorReports>,
) {
  const counting = reader.one<{ total: number }>(sql`
    select count(*)::integer as total from client_errors where fingerprint = ${fingerprint}`)
  const reading = reader.many<ErrorReportRow>(sql`
    select id, report->>'errorId' as error_id, report->>'message' as message, report->>'level' as level,
      report->>'context' as context, report->>'stack' as stack, report->>'componentStack' as component_stack,
      report->>'userAgent' as user_agent, report->>'url' as url, user_id, created_at
    from client_errors where fingerprint = ${fingerprint}
    order by id desc limit ${limit} offset ${(page - 1) * limit}`)
  const [counted, rows] = await Promise.all([counting, reading])
  const data = rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }))
  return { data, pagination: createPagination({ page, limit, total: counted?.total ?? 0 }) }
}

/** Returns the number of deleted reports. */
export function resolveClientError(db: Db, viewer: Viewer, fingerprint: string): Promise<number> {
  return db.tx(async (tx) => {
    const deleted = await tx.many<{ message: string }>(sql`
      delete from client_errors where fingerprint = ${fingerprint} returning report->>'message' as message`)
    const [first] = deleted
    if (first)
      await audit(tx, viewer, 'client_error.resolve', fingerprint, { before: { name: first.message } })
    return deleted.length
  })
}

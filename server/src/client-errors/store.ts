import type { ClientErrorGroup, StoredErrorReport } from '@mainstreet/contract/client-errors/client-error.ts'
import { countRows } from '@mainstreet/platform/db/count-rows.ts'
import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { pageOf } from '@mainstreet/platform/db/limit-offset.ts'
import type { RowOf } from '@mainstreet/platform/db/present-row.ts'
import { join, type Sql, sql } from '@mainstreet/platform/db/sql.ts'

type ErrorGroupFilter = { search?: string | undefined; level?: string | undefined }

function errorGroupCondition({ search, level }: ErrorGroupFilter): Sql {
  const conditions: Sql[] = [sql`true`]
  if (search) conditions.push(sql`report->>'message' ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}`)
  if (level) conditions.push(sql`report->>'level' = ${level}`)
  return join(conditions, ' and ')
}

export async function countErrorGroups(reader: Queryable, filter: ErrorGroupFilter): Promise<number> {
  const row = await reader.one<{ total: number }>(sql`
    select count(distinct fingerprint)::integer as total from client_errors where ${errorGroupCondition(filter)}`)
  return row?.total ?? 0
}

/** There are at most ten thousand reports, so they are grouped at read time. */
export function listErrorGroups(
  reader: Queryable,
  filter: ErrorGroupFilter,
  slice: { limit: number; offset: number },
) {
  return reader.many<RowOf<ClientErrorGroup>>(
    pageOf(
      sql`
    with faults as (
      select fingerprint, max(id) as last, count(*)::integer as reports, count(distinct user_id)::integer as users,
        min(created_at) as first_at, max(created_at) as last_at
      from client_errors where ${errorGroupCondition(filter)} group by fingerprint
    )
    select f.fingerprint, c.report->>'message' as message, c.report->>'context' as context, c.report->>'level' as level,
      f.reports, f.users, f.first_at, f.last_at
    from faults f join client_errors c on c.id = f.last
    order by f.last_at desc, f.fingerprint`,
      slice,
    ),
  )
}

export function countErrorReports(reader: Queryable, fingerprint: string): Promise<number> {
  return countRows(reader, sql`client_errors where fingerprint = ${fingerprint}`)
}

export function listErrorReports(
  reader: Queryable,
  fingerprint: string,
  slice: { limit: number; offset: number },
) {
  return reader.many<RowOf<StoredErrorReport>>(
    pageOf(
      sql`
    select id, report->>'errorId' as error_id, report->>'message' as message, report->>'level' as level,
      report->>'context' as context, report->>'stack' as stack, report->>'componentStack' as component_stack,
      report->>'userAgent' as user_agent, report->>'url' as url, user_id, created_at
    from client_errors where fingerprint = ${fingerprint}
    order by id desc`,
      slice,
    ),
  )
}

export function deleteErrorReports(tx: Tx, fingerprint: string) {
  return tx.many<{ message: string }>(sql`
    delete from client_errors where fingerprint = ${fingerprint} returning report->>'message' as message`)
}

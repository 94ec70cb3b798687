import type { AuditEntry, AuditFilter } from '@mainstreet/contract/admin/audit-log.ts'
import { countRows } from '@mainstreet/platform/db/count-rows.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { pageOf } from '@mainstreet/platform/db/limit-offset.ts'
import type { RowOf } from '@mainstreet/platform/db/present-row.ts'
import { join, type Sql, sql } from '@mainstreet/platform/db/sql.ts'
import { beginsWith, withinDays } from './search-filters-sql.ts'

export type AuditRow = RowOf<Omit<AuditEntry, 'subject_name' | 'changes'>> & {
  /** Of a user, shop or product that exists now. */
  current_name: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** With the time zone of its days. */
export type ZonedAuditFilter = AuditFilter & { timeZone: string }

function buildAuditConditions(filter: ZonedAuditFilter): Sql {
  const { actor_id, actor, action, subject_type, subject_id } = filter
  const conditions: Sql[] = [sql`true`, ...withinDays(sql`a.created_at`, filter)]
  if (actor_id) conditions.push(sql`a.actor_id = ${actor_id}`)
  if (actor)
    conditions.push(
      sql`a.actor_id in (select id from users where ${beginsWith(sql`email`, actor)} limit 200)`,
    )
  if (action)
    conditions.push(action.endsWith('.') ? beginsWith(sql`a.action`, action) : sql`a.action = ${action}`)
  if (subject_type) conditions.push(sql`a.subject_type = ${subject_type}`)
  if (subject_id) conditions.push(sql`a.subject_id = ${subject_id}`)
  return join(conditions, ' and ')
}

export function countAuditRows(reader: Queryable, filter: ZonedAuditFilter): Promise<number> {
  return countRows(reader, sql`audit_log a where ${buildAuditConditions(filter)}`)
}

/** A limited number per call. A trigger rejects the deletion of entries of the last 30 days. */
export async function deleteOldAuditEntries(reader: Queryable, before: Date, limit: number): Promise<void> {
  await reader.one(sql`
    delete from audit_log where id in (
      select id from audit_log where created_at < ${before} order by created_at, id limit ${limit})`)
}

/** Newest first; `beforeId` continues after the last row of a batch. */
export function listAuditRows(
  reader: Queryable,
  filter: ZonedAuditFilter,
  { limit, offset = 0, beforeId }: { limit: number; offset?: number; beforeId?: number },
): Promise<AuditRow[]> {
  const isBefore = beforeId === undefined ? sql`true` : sql`a.id < ${beforeId}::bigint`
  return reader.many<AuditRow>(
    pageOf(
      sql`
    select a.id, a.actor_id, a.actor_role, a.action, a.subject_type, a.subject_id, a.before, a.after, a.created_at,
      u.name as actor_name, u.email as actor_email,
      coalesce(subject_user.name, shop.name, product.name) as current_name,
      a.subject_type not in ('user', 'shop', 'product')
        or coalesce(subject_user.id, shop.id, product.id) is not null as subject_exists
    from audit_log a left join users u on u.id = a.actor_id
      left join users subject_user on a.subject_type = 'user' and subject_user.id = a.subject_id
      left join shops shop on a.subject_type = 'shop' and shop.id = a.subject_id and shop.deleted_at is null
      left join products product on a.subject_type = 'product' and product.id = a.subject_id
    where ${buildAuditConditions(filter)} and ${isBefore} order by a.id desc`,
      { limit, offset },
    ),
  )
}

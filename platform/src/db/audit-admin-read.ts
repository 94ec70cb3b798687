import { createHash } from 'node:crypto'
import { type AuditAction, type AuditActor, getSubjectType } from './audit.ts'
import type { Queryable } from './db.ts'
import { sql } from './sql.ts'

type AdminRead = {
  action: AuditAction
  subjectId: string
  /** Ids only: an entry outlives the data that was read. */
  details?: Record<string, string | readonly string[]>
}

/**
 * Records that an admin read private data of others. One entry per admin, subject and hour: an open page that polls adds
 * none, and they are bounded. Readers with another role see their own data only.
 */
export async function auditAdminRead(
  reader: Queryable,
  viewer: AuditActor,
  { action, subjectId, details = {} }: AdminRead,
): Promise<void> {
  if (viewer.role !== 'admin' || subjectId === viewer.id) return
  const text = JSON.stringify([action, subjectId, details])
  const readKey = sql`sha256(convert_to(${text} || date_trunc('hour', now())::text, 'UTF8'))`
  // the usual repeat writes nothing: each statement that inserts entries is an event for the dashboards
  const known = await reader.one(sql`
    select id from audit_log where actor_id = ${viewer.id} and read_key = ${readKey}`)
  if (known) return
  await reader.one(sql`
    insert into audit_log (actor_id, actor_role, action, subject_type, subject_id, before, after, read_key)
    values (${viewer.id}, ${viewer.role}, ${action}, ${getSubjectType(action)}, ${subjectId}, '{}', ${JSON.stringify(details)}::jsonb, ${readKey})
    on conflict (actor_id, read_key) where read_key is not null do nothing`)
}

/** The same for a page of a list, whose subject is the rows that it showed. */
export async function auditAdminListRead(
  reader: Queryable,
  viewer: AuditActor,
  action: AuditAction,
  rows: readonly { id: string }[],
): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await auditAdminRead(reader, viewer, { action, subjectId: toUuid(ids.join()), details: { ids } })
}

function toUuid(text: string): string {
  return createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}

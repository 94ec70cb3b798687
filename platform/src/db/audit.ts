import type { Tx } from './db.ts'
import { sql } from './sql.ts'

/** The user who acts. */
export type AuditActor = { id: string; role: string }
/** The subject and the action on it. */
export type AuditAction =
  `${'shop' | 'product' | 'user' | 'order' | 'payment' | 'card_payments' | 'client_error' | 'dead_letter' | 'audit_log'}.${string}`
type AuditChange = { before?: unknown; after?: unknown }

/** Records an action of a merchant or admin, in the transaction of the action. */
export async function audit(
  tx: Tx,
  viewer: AuditActor,
  action: AuditAction,
  subjectId: string,
  { before, after }: AuditChange,
): Promise<void> {
  await tx.one(sql`
    insert into audit_log (actor_id, actor_role, action, subject_type, subject_id, before, after)
    values (${viewer.id}, ${viewer.role}, ${action}, ${getSubjectType(action)}, ${subjectId}, ${toJsonOrNull(before)}::jsonb, ${toJsonOrNull(after)}::jsonb)`)
}

/** The same for many subjects that were just created, in one statement. */
export async function auditCreated(
  tx: Tx,
  viewer: AuditActor,
  action: AuditAction,
  created: readonly { id: string }[],
): Promise<void> {
  await tx.one(sql`
    insert into audit_log (actor_id, actor_role, action, subject_type, subject_id, after)
    select ${viewer.id}, ${viewer.role}, ${action}, ${getSubjectType(action)}, (one->>'id')::uuid, one
    from jsonb_array_elements(${JSON.stringify(created)}::jsonb) as one`)
}

export type AuditedUpdate = AuditChange & { id: string }

/** The same for many subjects that were changed at once. */
export async function auditUpdated(
  tx: Tx,
  viewer: AuditActor,
  action: AuditAction,
  changed: readonly AuditedUpdate[],
): Promise<void> {
  await tx.one(sql`
    insert into audit_log (actor_id, actor_role, action, subject_type, subject_id, before, after)
    select ${viewer.id}, ${viewer.role}, ${action}, ${getSubjectType(action)}, (one->>'id')::uuid, one->'before', one->'after'
    from jsonb_array_elements(${JSON.stringify(changed)}::jsonb) as one`)
}

/** Removes personal data from the entries about these subjects: the only change that a trigger permits. */
export async function eraseAuditedFields(
  tx: Tx,
  subjectType: string,
  subjectIds: readonly string[],
  fields: readonly string[],
): Promise<void> {
  const names = sql`${[...fields]}::text[]`
  await tx.one(sql`
    update audit_log set before = before - ${names}, after = after - ${names}
    where subject_type = ${subjectType} and subject_id = any(${[...subjectIds]}::uuid[]) and (before ?| ${names} or after ?| ${names})`)
}

export function getSubjectType(action: AuditAction): string {
  return action.slice(0, action.indexOf('.'))
}

function toJsonOrNull(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value)
}

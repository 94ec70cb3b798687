import type { Tx } from './db.ts'
import { sql } from './sql.ts'

/** Who acts. */
type Acting = { id: string; role: string }
/** What is acted on, and what is done to it. */
export type Act = `${'shop' | 'product' | 'user' | 'order' | 'client_error'}.${string}`
type Change = { before?: unknown; after?: unknown }

/** Writes down, in the transaction that does it, what a merchant or an admin has done. */
export async function audit(
  tx: Tx,
  viewer: Acting,
  act: Act,
  subjectId: string,
  { before, after }: Change,
): Promise<void> {
  await tx.one(sql`
    insert into audit_log (actor_id, actor_role, act, subject_type, subject_id, before, after)
    values (${viewer.id}, ${viewer.role}, ${act}, ${subjectOf(act)}, ${subjectId}, ${asJson(before)}::jsonb, ${asJson(after)}::jsonb)`)
}

/** The same for many subjects that were just made, in one statement. */
export async function auditMade(
  tx: Tx,
  viewer: Acting,
  act: Act,
  made: readonly { id: string }[],
): Promise<void> {
  await tx.one(sql`
    insert into audit_log (actor_id, actor_role, act, subject_type, subject_id, after)
    select ${viewer.id}, ${viewer.role}, ${act}, ${subjectOf(act)}, (one->>'id')::uuid, one
    from jsonb_array_elements(${JSON.stringify(made)}::jsonb) as one`)
}

export type Changed = Change & { id: string }

/** The same for many subjects that were changed at once. */
export async function auditChanged(
  tx: Tx,
  viewer: Acting,
  act: Act,
  changed: readonly Changed[],
): Promise<void> {
  await tx.one(sql`
    insert into audit_log (actor_id, actor_role, act, subject_type, subject_id, before, after)
    select ${viewer.id}, ${viewer.role}, ${act}, ${subjectOf(act)}, (one->>'id')::uuid, one->'before', one->'after'
    from jsonb_array_elements(${JSON.stringify(changed)}::jsonb) as one`)
}

function subjectOf(act: Act): string {
  return act.slice(0, act.indexOf('.'))
}

function asJson(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value)
}

import type { Queryable } from './db.ts'
import { sql } from './sql.ts'

/** A secret that all nodes share: the first caller creates it. */
export async function getOrCreateSharedSecret(
  db: Queryable,
  name: string,
  newValue: string,
): Promise<string> {
  const row = await db.one<{ value: string }>(sql`
    insert into settings (name, value) values (${name}, to_jsonb(${newValue}::text))
    on conflict (name) do update set name = excluded.name
    returning value`)
  if (!row) throw new Error(`the setting ${name} could not be stored`)
  return row.value
}

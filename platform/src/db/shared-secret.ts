import { randomBytes } from 'node:crypto'
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

/**
 * Secrets whose replacement signs nobody out: browsers fetch a new CSRF token, request signed URLs again, and show
 * pickup passes by their order. Links to passes that were sent before end.
 */
const replaceableSecrets = ['csrf_secret', 'storage_secret', 'pickup_pass_secret']

/** Nodes read them at their start. Returns the names. */
export async function replaceSharedSecrets(db: Queryable): Promise<string[]> {
  for (const name of replaceableSecrets)
    await db.one(sql`
      update settings set value = to_jsonb(${randomBytes(32).toString('base64url')}::text) where name = ${name}`)
  return replaceableSecrets
}

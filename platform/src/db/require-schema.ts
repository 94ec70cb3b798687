import type { Db } from './db.ts'
import { MigrationError } from './migrate.ts'
import { sql } from './sql.ts'

/** Never creates it: a misspelled name would open an empty town. */
export async function requireSchema(db: Db, schema: string): Promise<void> {
  const found = await db.one<{ current: string | null; exists: boolean }>(sql`
    select current_schema() as current, exists(select from pg_namespace where nspname = ${schema}) as exists`)
  if (!found?.exists)
    throw new MigrationError(
      `The database has no schema ${schema}: correct DATABASE_SCHEMA, or create it (\`create schema ${schema}\`)`,
    )
  if (found.current !== schema)
    throw new MigrationError(
      `The database's user does not use the schema ${schema} of DATABASE_SCHEMA: \`grant usage, create on schema ${schema}\` to it, and behind a transaction pooler \`alter role … set search_path = ${schema}, public\``,
    )
}

import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'
import type { Db } from './db.ts'

/** Any number that no other user of advisory locks in this database takes. */
const migrationLock = 6246_787338

/** The cause is the database's error. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

/**
 * Updates the schema: each file in its own transaction, under a lock, so that nodes that start at once migrate once.
 * Returns the names of the applied files.
 */
export async function migrate(db: Db, folder: URL): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const client = await db.connect()
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    return await runPendingMigrations(client, folder, files)
  } finally {
    // discards the connection, and with it the lock and the settings
    client.release(true)
  }
}

async function runPendingMigrations(client: pg.PoolClient, folder: URL, files: string[]) {
  await client.query(
    'create table if not exists migrations (name text primary key, run_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string }>('select name from migrations')
  const done = new Set(rows.map((row) => row.name))
  const missing = files.filter((name) => !done.has(name))
  for (const name of missing) {
    const text = await readFile(new URL(name, folder), 'utf8')
    try {
      await client.query('begin')
      await client.query(text)
      await client.query('insert into migrations (name) values ($1)', [name])
      await client.query('commit')
    } catch (cause) {
      // discarding the connection rolls back: a rollback statement could fail and hide the cause
      throw new MigrationError(`The migration ${name} failed and was rolled back`, { cause })
    }
  }
  return missing
}

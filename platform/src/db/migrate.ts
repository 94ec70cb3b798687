import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'
import { lockForSession } from './advisory-lock.ts'
import type { Db } from './db.ts'
import { splitStatements } from './split-statements.ts'

/** The cause is the database's error. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

export type MigrateOptions = {
  /** Drops all that an earlier development version has left in the database, instead of failing. */
  dropObsolete?: boolean
  /** Runs those of these names; undefined: all. */
  only?: ReadonlySet<string>
}

/**
 * Updates the schema: each file in its own transaction, under a lock, so that nodes that start at once migrate once.
 * Returns the names of the applied files.
 */
export async function migrate(
  db: Db,
  folder: URL,
  { dropObsolete = false, only }: MigrateOptions = {},
): Promise<string[]> {
  const migrations = (await readMigrations(folder)).filter(({ name }) => only?.has(name) ?? true)
  const client = await db.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('set lock_timeout = 0')
    await client.query(lockForSession('migrations'))
    if (await isObsolete(client, migrations[0])) {
      if (!dropObsolete) throw obsoleteError()
      await dropSchemaObjects(client)
    }
    return await runPendingMigrations(client, migrations)
  } finally {
    // discards the connection, and with it the lock and the settings
    client.release(true)
  }
}

type Migration = { name: string; text: string; checksum: string }

/** Line endings are normalized: a checkout can change them. */
async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = (await readFile(new URL(name, folder), 'utf8')).replaceAll('\r\n', '\n')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

async function runPendingMigrations(client: pg.PoolClient, migrations: Migration[]) {
  await client.query(
    'create table if not exists migrations (name text primary key, run_at timestamptz not null default now(), checksum text not null)',
  )
  const { rows: done } = await client.query<{ name: string }>('select name from migrations')
  const missing = migrations.filter(({ name }) => !done.some((migration) => migration.name === name))
  for (const { name, text, checksum } of missing) {
    const statements = splitStatements(text)
    try {
      await client.query('begin')
      for (const statement of statements) await client.query(statement)
      await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
      await client.query('commit')
    } catch (cause) {
      // discarding the connection rolls back: a rollback statement could fail and hide the cause
      throw new MigrationError(`The migration ${name} failed and was rolled back`, { cause })
    }
  }
  return missing.map(({ name }) => name)
}

/** True when the database was migrated, but not from this baseline, the first migration. */
async function isObsolete(client: pg.PoolClient, baseline: Migration | undefined): Promise<boolean> {
  const { rows: columns } = await client.query<{ name: string }>(
    `select a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
    where c.relname = 'migrations' and c.relnamespace = current_schema()::regnamespace`,
  )
  if (columns.length === 0) return false
  if (!columns.some(({ name }) => name === 'checksum')) return true
  const { rows: done } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations',
  )
  const isBaseline = (row: { name: string; checksum: string }) =>
    row.name === baseline?.name && row.checksum === baseline.checksum
  return done.length > 0 && !done.some(isBaseline)
}

function obsoleteError() {
  return new MigrationError(
    'This database is from an earlier development version and cannot be upgraded: `npm run seed -- --reset` deletes all its data and builds the demo town again (in demo mode only).',
  )
}

/** All that belongs to no extension; extensions may be shared with other schemas, and only their owner can drop them. */
async function dropSchemaObjects(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(`
    with objects as (
      select 'pg_class'::regclass as catalog, oid, 1 as step, format('drop table if exists %s cascade', oid::regclass) as statement
      from pg_class where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace
      union all
      select 'pg_proc'::regclass, oid, 2, format('drop routine if exists %s cascade', oid::regprocedure)
      from pg_proc where pronamespace = current_schema()::regnamespace
      union all
      select 'pg_type'::regclass, oid, 3, format('drop domain if exists %s cascade', oid::regtype)
      from pg_type where typtype = 'd' and typnamespace = current_schema()::regnamespace
    )
    select statement from objects o
    where not exists (select from pg_depend d where d.classid = o.catalog and d.objid = o.oid and d.deptype = 'e')
    order by step, statement`)
  await client.query('begin')
  for (const { statement } of rows) await client.query(statement)
  await client.query('commit')
}

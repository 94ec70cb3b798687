import { randomBytes } from 'node:crypto'
import { connectDb, type Db } from '../db/db.ts'
import { identifier, join, sql } from '../db/sql.ts'
import { createTownSchema, dropTownSchema } from '../db/town-schemas-store.ts'
import { generousTimeouts } from './test-cluster.ts'

type CitusSchemaOptions = {
  /** The coordinator, as a user who may do everything. */
  citusUrl: string
  /** Undefined: an empty schema. */
  migrationsFolder: URL | undefined
}

type Town = { name: string; url: string; structure: string | undefined }
type Table = { name: string; rows: unknown }

/** Those that no test uses, as migrated: a new one takes seconds. They belong to this process. */
const idleTowns: Town[] = []
/** What the migrations have written, except their own table. The same in each schema. */
let seeds: Table[] | undefined

/** Of a run: all that begins with it is dropped when the run ends. */
const prefix = `town_${process.ppid}_`

/** A town of a Citus cluster, with its own user, in place of a database. */
export async function createCitusSchema({ citusUrl, migrationsFolder }: CitusSchemaOptions) {
  const admin = connectDb({ url: citusUrl, poolSize: 1, ...generousTimeouts })
  await admin.one(sql`set client_min_messages = warning`)
  const idle = migrationsFolder && idleTowns.pop()
  const { name, url, structure } = idle ?? (await createTown(admin, citusUrl, migrationsFolder))
  return {
    url,
    async drop() {
      await admin.one(sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = ${name}`)
      if (migrationsFolder && (await readStructure(admin, name)) === structure) {
        await resetTables(admin, name)
        idleTowns.push({ name, url, structure })
      } else await dropTownSchema(admin, name)
      await admin.close()
    },
  }
}

async function createTown(admin: Db, databaseUrl: string, migrationsFolder: URL | undefined): Promise<Town> {
  const name = `${prefix}${randomBytes(6).toString('hex')}`
  const url = await createTownSchema(admin, { name, password: 'test', databaseUrl, migrationsFolder })
  if (!migrationsFolder) return { name, url, structure: undefined }
  seeds ??= await readTables(admin, name)
  return { name, url, structure: await readStructure(admin, name) }
}

/** What a test may have changed for its own purposes, besides rows. */
async function readStructure(admin: Db, schema: string): Promise<string> {
  const names = await admin.many(sql`
    with tables as (select oid, relname from pg_class where relnamespace = ${schema}::regnamespace)
    select md5(string_agg(name, ',' order by name)) from (
      select relname || '.' || attname as name from tables join pg_attribute on attrelid = oid and not attisdropped
      union all select relname || '.' || conname from tables t join pg_constraint on conrelid = t.oid
      union all select relname || '.' || tgname from tables t join pg_trigger on tgrelid = t.oid
    ) names`)
  const migrations = await admin.many(
    sql`select name, checksum from ${identifier(schema)}.migrations order by 1`,
  )
  return JSON.stringify([names, migrations])
}

/** Those with rows. */
async function readTables(admin: Db, schema: string): Promise<Table[]> {
  const tables = await admin.many<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = ${schema}::regnamespace and relkind = 'r' and relname <> 'migrations'`)
  const filled: Table[] = []
  for (const { name } of tables) {
    const row = await admin.one<{ rows: unknown }>(sql`
      select json_agg(t) as rows from ${identifier(schema)}.${identifier(name)} t`)
    if (row?.rows) filled.push({ name, rows: row.rows })
  }
  return filled
}

async function resetTables(admin: Db, schema: string): Promise<void> {
  const nameTable = ({ name }: Table) => sql`${identifier(schema)}.${identifier(name)}`
  const filled = await readTables(admin, schema)
  if (filled.length > 0)
    await admin.one(sql`truncate ${join(filled.map(nameTable))} restart identity cascade`)
  for (const seed of seeds ?? [])
    await admin.one(sql`
      insert into ${nameTable(seed)}
      select * from json_populate_recordset(null::${nameTable(seed)}, ${JSON.stringify(seed.rows)}::json)`)
}

/** In the process that started the run. */
export async function dropCitusSchemas(citusUrl: string): Promise<void> {
  const admin = connectDb({ url: citusUrl, poolSize: 1, ...generousTimeouts })
  await admin.one(sql`set client_min_messages = warning`)
  const schemas = await admin.many<{ name: string }>(sql`
    select nspname as name from pg_namespace where nspname like ${`town_${process.pid}\\_%`}`)
  for (const { name } of schemas) await dropTownSchema(admin, name)
  await admin.close()
}

import { connectDb, type Db } from './db.ts'
import { migrate } from './migrate.ts'
import { identifier, inlineText, sql } from './sql.ts'

export type TownSchema = { name: string; node: string; bytes: number }

/** Undefined: the database is not one of Citus. */
export async function findCitusVersion(admin: Db): Promise<string | undefined> {
  const row = await admin.one<{ version: string }>(sql`
    select extversion as version from pg_extension where extname = 'citus'`)
  return row?.version
}

/** What the migrations create in `public`, which the user of a town may not. */
const requiredExtensions = ['pg_trgm', 'unaccent', 'cube']

/** Those that are missing: Citus requires the owner of one that exists, even with `if not exists`. */
export async function createRequiredExtensions(admin: Db): Promise<void> {
  const missing = await admin.many<{ name: string }>(sql`
    select name from unnest(${requiredExtensions}::text[]) as name
    where not exists (select from pg_extension where extname = name)`)
  for (const { name } of missing)
    await admin.one(sql`create extension ${identifier(name)} with schema public`)
}

export async function schemaExists(admin: Db, name: string): Promise<boolean> {
  return (await admin.one(sql`select from pg_namespace where nspname = ${name}`)) !== undefined
}

/** Users are those of all databases of a server. */
export async function userExists(admin: Db, name: string): Promise<boolean> {
  return (await admin.one(sql`select from pg_roles where rolname = ${name}`)) !== undefined
}

type NewTownSchema = {
  name: string
  password: string
  databaseUrl: string
  migrationsFolder: URL | undefined
}

/**
 * With its own user, whose first schema it is, and all tables. Migrated first and distributed then: faster, and early
 * migrations have statements that Citus rejects. Returns the address for the user.
 */
export async function createTownSchema(
  admin: Db,
  { name, password, databaseUrl, migrationsFolder }: NewTownSchema,
): Promise<string> {
  const town = identifier(name)
  const isCitus = (await findCitusVersion(admin)) !== undefined
  await createRequiredExtensions(admin)
  await admin.one(sql`create role ${town} login password ${inlineText(password)}`)
  // a worker runs triggers and functions with the settings of the user
  await admin.one(sql`alter role ${town} set search_path = ${town}, public`)
  // they read tables of the same worker
  if (isCitus) await admin.one(sql`alter role ${town} set citus.allow_nested_distributed_execution = on`)
  await admin.tx(async (tx) => {
    if (isCitus && migrationsFolder) await tx.one(sql`set local citus.enable_schema_based_sharding = off`)
    await tx.one(sql`create schema ${town} authorization ${town}`)
  })
  const url = new URL(databaseUrl)
  url.username = name
  url.password = password
  if (!migrationsFolder) return url.href
  const db = connectDb({ url: url.href, poolSize: 1, statementTimeoutMs: 0, schema: name })
  await migrate(db, migrationsFolder).finally(db.close)
  if (isCitus) await distributeSchema(admin, name)
  return url.href
}

/** A town is moved by replication, which unlogged tables have not. */
async function distributeSchema(admin: Db, name: string): Promise<void> {
  const unlogged = await admin.many<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = ${name}::regnamespace and relkind = 'r' and relpersistence = 'u'`)
  for (const table of unlogged)
    await admin.one(sql`alter table ${identifier(name)}.${identifier(table.name)} set logged`)
  await admin.one(sql`select citus_schema_distribute(${name}::regnamespace)`)
}

export async function dropTownSchema(admin: Db, name: string): Promise<void> {
  await admin.one(sql`drop schema if exists ${identifier(name)} cascade`)
  await admin.one(sql`drop role if exists ${identifier(name)}`)
}

/** Those that Citus distributes; also while a node is down, whose towns have no size then. */
export function listTownSchemas(admin: Db): Promise<TownSchema[]> {
  return admin.many<TownSchema>(sql`
    select t.schema_name::text as name, min(n.nodename || ':' || n.nodeport) as node,
      coalesce(sum(z.size), 0)::bigint as bytes
    from citus_schemas t
      join pg_dist_partition d on d.colocationid = t.colocation_id
      join pg_dist_shard s on s.logicalrelid = d.logicalrelid
      join pg_dist_placement p on p.shardid = s.shardid
      join pg_dist_node n on n.groupid = p.groupid and n.noderole = 'primary'
      left join citus_shard_sizes() z on z.shard_id = s.shardid
    group by 1 order by 1`)
}

/** Online: writes wait only for the last step. */
export async function moveTownSchema(
  admin: Db,
  name: string,
  { host, port }: { host: string; port: number },
): Promise<void> {
  await admin.one(sql`select citus_schema_move(${name}::regnamespace, ${host}, ${port}::integer)`)
}

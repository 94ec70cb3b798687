import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { connectDb } from './db.ts'
import { migrate } from './migrate.ts'

type Table = { name: string; columns: string }

/**
 * Copies all rows to an empty database, whose schema the same migrations create, and compares them. For another major
 * version of PostgreSQL: needs no pg_dump. The user must be a superuser of the target.
 */
export async function copyDatabase(
  sourceUrl: string,
  targetUrl: string,
  migrationsFolder: URL,
  print: (line: string) => void,
): Promise<void> {
  const [source, target] = [await connect(sourceUrl), await connect(targetUrl)]
  try {
    await createSchema(source, targetUrl, migrationsFolder)
    const tables = await listTables(source)
    if (JSON.stringify(tables) !== JSON.stringify(await listTables(target)))
      throw new Error('The old database has other tables or columns than its migrations create')
    // neither triggers nor foreign keys: the rows are as they were
    await target.query('set session_replication_role = replica')
    await target.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
    for (const table of tables) await copyTable(source, target, table)
    await copySequences(source, target)
    await target.query('analyze')
    let rows = 0
    for (const table of tables) rows += await compareTable(source, target, table)
    print(`${rows} rows of ${tables.length} tables were copied and compared.`)
  } finally {
    await source.end()
    await target.end()
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' })
  await client.connect()
  return client
}

/** The migrations that the source has; later ones run at the next start. */
async function createSchema(source: pg.Client, targetUrl: string, migrationsFolder: URL): Promise<void> {
  const { rows } = await source.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations order by name',
  )
  const target = connectDb({ url: targetUrl, poolSize: 1, statementTimeoutMs: 0 })
  try {
    await migrate(target, migrationsFolder, { only: new Set(rows.map(({ name }) => name)) })
  } finally {
    await target.close()
  }
  const created = await connect(targetUrl)
  try {
    const { rows: run } = await created.query('select name, checksum from migrations order by name')
    if (JSON.stringify(run) !== JSON.stringify(rows))
      throw new Error('The old database has migrations that this version of Mainstreet does not have')
  } finally {
    await created.end()
  }
}

/** Without generated columns, which the target computes itself. */
async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      string_agg(quote_ident(a.attname), ', ' order by a.attname collate "C") as columns
    from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = 'public'
    group by n.nspname, c.relname
    order by c.relname collate "C"`)
  return rows
}

async function copyTable(source: pg.Client, target: pg.Client, { name, columns }: Table): Promise<void> {
  await pipeline(
    source.query(copyTo(`copy (select ${columns} from ${name}) to stdout`)),
    target.query(copyFrom(`copy ${name} (${columns}) from stdin`)),
  )
}

async function copySequences(source: pg.Client, target: pg.Client): Promise<void> {
  const { rows } = await source.query<{ name: string; last: string | null }>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value as last
    from pg_sequences where schemaname = 'public'`)
  for (const { name, last } of rows)
    if (last !== null) await target.query('select setval($1::regclass, $2::bigint)', [name, last])
}

/** Returns the number of rows. */
async function compareTable(source: pg.Client, target: pg.Client, { name, columns }: Table): Promise<number> {
  const statement = `
    select count(*)::integer as count, bit_xor(('x' || left(md5(row(${columns})::text), 16))::bit(64))::text as sum
    from ${name}`
  const [before, after] = [await source.query(statement), await target.query(statement)]
  if (JSON.stringify(before.rows) !== JSON.stringify(after.rows))
    throw new Error(`The copied rows of ${name} differ from the old ones`)
  return before.rows[0].count
}

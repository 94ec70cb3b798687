import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { connectDb, type Db } from './db.ts'
import { identifier, sql } from './sql.ts'
import { createRequiredExtensions, schemaExists } from './town-schemas-store.ts'

type DumpOptions = { url: string; file: string; snapshot: string; schema: string | undefined }

/** A dump of what `snapshot` saw in a running server's database, or in one schema of it, made by pg_dump. */
export async function dumpDatabase({ url, file, snapshot, schema }: DumpOptions): Promise<void> {
  await runPostgresProgram('pg_dump', url, [
    ...(schema === undefined ? [] : [`--schema=${schema}`]),
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    `--snapshot=${snapshot}`,
    `--file=${file}`,
  ])
}

/** The schema whose tables are in the dump. */
export async function findDumpSchema(file: string): Promise<string> {
  const list = await runProgram('pg_restore', ['--list', file])
  const schemas = [...list.matchAll(/^\d+; \d+ \d+ TABLE (\S+) /gm)].map(([, schema]) => schema)
  return schemas.includes('public') ? 'public' : (schemas[0] ?? 'public')
}

/** Restores all or nothing, into an empty database, or into an empty schema of one. */
export async function restoreDatabaseDump(url: string, file: string): Promise<void> {
  const schema = await findDumpSchema(file)
  const db = connectDb({ url, poolSize: 1 })
  try {
    const found = await db.one<{ tables: number }>(sql`
      select count(*)::integer as tables from pg_tables where schemaname = ${schema}`)
    if (found?.tables !== 0)
      throw new Error(
        `The ${schema === 'public' ? '' : `schema ${schema} of the `}database at DATABASE_URL is not empty: it is never overwritten. Name an empty one.`,
      )
    if (schema !== 'public') await prepareSchema(db, schema)
  } finally {
    await db.close()
  }
  await runPostgresProgram('pg_restore', url, [
    '--no-owner',
    '--no-privileges',
    '--exit-on-error',
    '--single-transaction',
    // without the statement that creates it
    ...(schema === 'public' ? [] : [`--schema=${schema}`]),
    file,
  ])
}

/** A dump of a schema contains neither it nor the extensions in `public`. */
async function prepareSchema(db: Db, schema: string): Promise<void> {
  await createRequiredExtensions(db)
  if (!(await schemaExists(db, schema))) await db.one(sql`create schema ${identifier(schema)}`)
}

/** The password is passed in the environment: every user of the machine can read arguments. */
function runPostgresProgram(program: string, url: string, args: string[]): Promise<string> {
  const address = new URL(url)
  const PGPASSWORD = decodeURIComponent(address.password)
  address.password = ''
  return runProgram(program, [`--dbname=${address.href}`, ...args], PGPASSWORD ? { PGPASSWORD } : {})
}

/** Returns what it prints. */
async function runProgram(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  )
  const [code, output, errorOutput] = await Promise.all([
    ended.catch((cause: unknown) => {
      throw new Error(
        `${program} cannot be run: install PostgreSQL's client programs, as new as the server`,
        {
          cause,
        },
      )
    }),
    text(child.stdout),
    text(child.stderr),
  ])
  if (code !== 0) throw new Error(`${program} failed: ${errorOutput.trim() || `code ${code}`}`)
  return output
}

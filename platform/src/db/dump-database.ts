import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { connectDb } from './db.ts'
import { sql } from './sql.ts'

/** A dump of what `snapshot` saw in a running server's database, made by pg_dump. */
export function dumpDatabase(url: string, file: string, snapshot: string): Promise<void> {
  return runPostgresProgram('pg_dump', url, [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    `--snapshot=${snapshot}`,
    `--file=${file}`,
  ])
}

/** Restores all or nothing, into an empty database. */
export async function restoreDatabaseDump(url: string, file: string): Promise<void> {
  const db = connectDb({ url, poolSize: 1 })
  try {
    const found = await db.one<{ tables: number }>(sql`
      select count(*)::integer as tables from pg_tables where schemaname = 'public'`)
    if (found?.tables !== 0)
      throw new Error(
        'The database at DATABASE_URL is not empty: it is never overwritten. Name an empty one.',
      )
  } finally {
    await db.close()
  }
  await runPostgresProgram('pg_restore', url, [
    '--no-owner',
    '--no-privileges',
    '--exit-on-error',
    '--single-transaction',
    file,
  ])
}

/** The password is passed in the environment: every user of the machine can read arguments. */
async function runPostgresProgram(program: string, url: string, args: string[]): Promise<void> {
  const address = new URL(url)
  const PGPASSWORD = decodeURIComponent(address.password)
  address.password = ''
  const env = { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) }
  const child = spawn(program, [`--dbname=${address.href}`, ...args], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  )
  const [code, errorOutput] = await Promise.all([
    ended.catch((cause: unknown) => {
      throw new Error(
        `${program} cannot be run: install PostgreSQL's client programs, as new as the server`,
        {
          cause,
        },
      )
    }),
    text(child.stderr),
  ])
  if (code !== 0) throw new Error(`${program} failed: ${errorOutput.trim() || `code ${code}`}`)
}

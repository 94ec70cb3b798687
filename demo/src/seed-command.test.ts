import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { createTestDatabase } from '@mainstreet/platform/test/test-database.ts'
import { runCommand } from '@mainstreet/server/test/nodes/run-command.ts'
import { afterAll, expect, test } from 'vitest'

const program = fileURLToPath(new URL('./seed-command.ts', import.meta.url))
const dataDir = await mkdtemp(join(tmpdir(), 'seed-'))
afterAll(() => rm(dataDir, { recursive: true }))

const runSeed = (env: Record<string, string>, ...options: string[]) =>
  runCommand(program, options, { DATA_DIR: dataDir, ...env })

test('--reset rebuilds a database of an earlier development version, in demo mode only', async () => {
  const { url, open } = await createTestDatabase({ empty: true })
  const db = open()
  await db.one(sql`create table migrations (name text primary key)`)
  await db.one(sql`insert into migrations values ('0000_earlier.sql')`)
  await db.one(sql`create table users (id integer)`)

  const rejected = await runSeed({ DATABASE_URL: url, DEMO: 'on' })
  expect(rejected).toMatchObject({ code: 1, output: expect.stringContaining('npm run seed -- --reset') })
  const outside = await runSeed({ DATABASE_URL: url, DEMO: 'off' }, '--reset')
  expect(outside).toMatchObject({ code: 1, output: expect.stringContaining('in demo mode only') })
  expect(await db.many(sql`select name from migrations`)).toEqual([{ name: '0000_earlier.sql' }])

  expect(await runSeed({ DATABASE_URL: url, DEMO: 'on' }, '--reset')).toMatchObject({ code: 0 })
  expect(await db.one(sql`select count(*) > 900 as seeded from products`)).toEqual({ seeded: true })
})

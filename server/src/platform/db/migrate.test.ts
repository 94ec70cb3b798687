import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/setup/test-database.ts'
import { describeError } from '../log/describe-error.ts'
import { migrate } from './migrate.ts'
import { sql } from './sql.ts'

const path = await mkdtemp(join(tmpdir(), 'migrations-'))
const folder = pathToFileURL(`${path}/`)
afterAll(() => rm(path, { recursive: true }))

test('nodes that start at once migrate once', async () => {
  const { open } = await createTestDatabase({ empty: true })
  const nodes = [open(), open(), open()]
  await writeFile(join(path, '0001_jars.sql'), 'create table jars (id integer); insert into jars values (1);')
  const run = await Promise.all(nodes.map((node) => migrate(node, folder)))
  expect(run.flat()).toEqual(['0001_jars.sql'])
  expect(await nodes[0]?.many(sql`select id from jars`)).toEqual([{ id: 1 }])
})

test('a failed migration is rolled back completely and runs once it is fixed', async () => {
  const { open } = await createTestDatabase({ empty: true })
  const db = open()
  await writeFile(join(path, '0002_lids.sql'), 'create table lids (id integer); select 1 / 0;')
  const failure = await migrate(db, folder).catch((error: unknown) => error)
  expect(describeError(failure)).toBe(
    'The migration 0002_lids.sql failed and was rolled back: division by zero',
  )
  expect(await db.one(sql`select to_regclass('lids') as lids`)).toEqual({ lids: null })

  await writeFile(join(path, '0002_lids.sql'), 'create table lids (id integer);')
  expect(await migrate(db, folder)).toEqual(['0002_lids.sql'])
  expect(await migrate(db, folder)).toEqual([])
})

test.each([
  ['an extension that is missing', 'create extension no_such_extension', /extension "no_such_extension"/],
  ['a connection that ends', 'select pg_terminate_backend(pg_backend_pid())', /terminat/],
])('a migration that fails by %s is reported', async (_, text, cause) => {
  const { open } = await createTestDatabase({ empty: true })
  await writeFile(join(path, '0003_extras.sql'), text)
  try {
    const failure = await migrate(open(), folder).catch((error: unknown) => error)
    expect(describeError(failure)).toMatch(/^The migration 0003_extras\.sql failed and was rolled back: /)
    expect(describeError(failure)).toMatch(cause)
  } finally {
    await rm(join(path, '0003_extras.sql'))
  }
})

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { describeError } from '../log/describe-error.ts'
import { createTestDatabase } from '../test/test-database.ts'
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

test('a file is executed statement by statement', async () => {
  const { open } = await createTestDatabase({ empty: true })
  const db = open()
  await writeFile(
    join(path, '0003_functions.sql'),
    `-- the first; comment
    create function jars() returns integer language plpgsql as $$ begin return 1; end $$;
    do $$ begin if jars() <> 1 then raise exception 'no; jars'; end if; end $$;`,
  )
  try {
    await migrate(db, folder)
    expect(await db.one(sql`select jars()`)).toEqual({ jars: 1 })
  } finally {
    await rm(join(path, '0003_functions.sql'))
  }
})

describe('a database of an earlier development version', () => {
  async function createObsoleteDatabase() {
    const { open } = await createTestDatabase({ empty: true })
    const db = open()
    await db.one(sql`create table migrations (name text primary key)`)
    await db.one(sql`insert into migrations values ('0000_earlier.sql')`)
    await db.one(sql`create extension cube with schema public`)
    await db.one(sql`create domain size as integer`)
    await db.one(sql`create table shelves (id size, boxes cube)`)
    await db.one(sql`create table jars (id size, shelf integer)`)
    await db.one(
      sql`create function count_jars() returns trigger language plpgsql as 'begin return null; end'`,
    )
    await db.one(sql`create trigger count after insert on shelves for each row execute function count_jars()`)
    return db
  }

  test('is left as it is, and the error names the command that resets it', async () => {
    const db = await createObsoleteDatabase()
    await expect(migrate(db, folder)).rejects.toThrow('`npm run seed -- --reset`')
    expect(await db.many(sql`select name from migrations`)).toEqual([{ name: '0000_earlier.sql' }])
    expect(await db.one(sql`select to_regclass('shelves') is not null as here`)).toEqual({ here: true })
  })

  test('is dropped and built again on request, but for its extensions', async () => {
    const db = await createObsoleteDatabase()
    expect(await migrate(db, folder, { dropObsolete: true })).toEqual(['0001_jars.sql', '0002_lids.sql'])
    const left = await db.one(sql`
      select to_regclass('shelves') as shelves, to_regproc('count_jars') as count_jars, to_regtype('size') as size,
        to_regtype('cube') is not null as has_extension`)
    expect(left).toEqual({ shelves: null, count_jars: null, size: null, has_extension: true })
    expect(await db.many(sql`select id from jars`)).toEqual([{ id: 1 }])
  })

  test('is recognized by a baseline with another text', async () => {
    const { open } = await createTestDatabase({ empty: true })
    const db = open()
    await migrate(db, folder)
    const baseline = join(path, '0001_jars.sql')
    const text = await readFile(baseline, 'utf8')
    await writeFile(baseline, `create table shelves (id integer); ${text}`)
    try {
      await expect(migrate(db, folder)).rejects.toThrow('`npm run seed -- --reset`')
      expect(await db.one(sql`select to_regclass('shelves') as shelves`)).toEqual({ shelves: null })

      expect(await migrate(db, folder, { dropObsolete: true })).toEqual(['0001_jars.sql', '0002_lids.sql'])
      expect(await db.one(sql`select to_regclass('shelves') is not null as here`)).toEqual({ here: true })
      expect(await migrate(db, folder)).toEqual([])
    } finally {
      await writeFile(baseline, text)
    }
  })

  test('is recognized by migrations without checksums', async () => {
    const { open } = await createTestDatabase({ empty: true })
    const db = open()
    await migrate(db, folder)
    await db.one(sql`alter table migrations drop column checksum`)
    await expect(migrate(db, folder)).rejects.toThrow('`npm run seed -- --reset`')
  })

  test('is not recognized by other line endings in the baseline', async () => {
    const { open } = await createTestDatabase({ empty: true })
    const db = open()
    const baseline = join(path, '0001_jars.sql')
    const text = await readFile(baseline, 'utf8')
    await writeFile(baseline, text.replaceAll('; ', ';\n'))
    try {
      await migrate(db, folder)
      await writeFile(baseline, text.replaceAll('; ', ';\r\n'))
      expect(await migrate(db, folder)).toEqual([])
    } finally {
      await writeFile(baseline, text)
    }
  })

  test('is distinguished from one of a later version, which runs on', async () => {
    const { open } = await createTestDatabase({ empty: true })
    const db = open()
    await migrate(db, folder)
    await db.one(sql`insert into migrations (name, checksum) values ('0009_later.sql', '')`)
    await db.one(sql`insert into jars values (2)`)
    expect(await migrate(db, folder, { dropObsolete: true })).toEqual([])
    expect(await db.many(sql`select id from jars`)).toEqual([{ id: 1 }, { id: 2 }])
  })
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

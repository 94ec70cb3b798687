import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '../test/database.ts'
import { migrate } from './migrate.ts'
import { sql } from './sql.ts'

const path = await mkdtemp(join(tmpdir(), 'migrations-'))
const folder = pathToFileURL(`${path}/`)
afterAll(() => rm(path, { recursive: true }))

test('nodes that start together migrate once', async () => {
  const { open } = await freshDatabase({ empty: true })
  const nodes = [open(), open(), open()]
  await writeFile(join(path, '0001_jars.sql'), 'create table jars (id integer); insert into jars values (1);')
  const run = await Promise.all(nodes.map((node) => migrate(node, folder)))
  expect(run.flat()).toEqual(['0001_jars.sql'])
  expect(await nodes[0]?.many(sql`select id from jars`)).toEqual([{ id: 1 }])
})

test('a step that fails is rolled back whole, and runs when it has been mended', async () => {
  const { open } = await freshDatabase({ empty: true })
  const db = open()
  await writeFile(join(path, '0002_lids.sql'), 'create table lids (id integer); select 1 / 0;')
  await expect(migrate(db, folder)).rejects.toThrow('0002_lids.sql')
  expect(await db.one(sql`select to_regclass('lids') as lids`)).toEqual({ lids: null })

  await writeFile(join(path, '0002_lids.sql'), 'create table lids (id integer);')
  expect(await migrate(db, folder)).toEqual(['0002_lids.sql'])
  expect(await migrate(db, folder)).toEqual([])
})

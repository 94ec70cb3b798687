import { expect, test } from 'vitest'
import { createTestDatabase } from '../test/test-database.ts'
import { type Columns, insertRecords, insertValues, selectColumns, setColumns } from './columns.ts'
import { join, sql } from './sql.ts'

type Jar = { id: number; label?: string | null; notes?: object; filled_at?: string }
const columns = { id: 'int4', label: 'text', notes: 'jsonb', filled_at: 'timestamptz' } as const
columns satisfies Columns<Jar>

const db = (await createTestDatabase()).open()
await db.one(
  sql`create table jars (id integer primary key, label text default 'Jar', notes jsonb, filled_at timestamptz, secret text)`,
)
const readJars = () => db.many(sql`select ${selectColumns('j', columns)} from jars j order by id`)

test('rows are written by their columns and read with timestamps as text', async () => {
  await db.one(sql`insert into jars ${insertValues<Jar>(columns, { id: 1, notes: { lid: 'red' } })}`)
  const jars = [{ id: 2, label: null, filled_at: '2026-11-21T18:58:33Z' }, { id: 3 }]
  await db.one(sql`insert into jars ${insertRecords<Jar>(columns, jars)}`)
  await db.one(
    sql`update jars set ${join(setColumns<Jar>(columns, { id: 3, label: 'Honey' }))} where id = ${3}`,
  )
  expect(await readJars()).toEqual([
    { id: 1, label: 'Jar', notes: { lid: 'red' }, filled_at: null },
    { id: 2, label: null, notes: null, filled_at: '2026-11-21 18:58:33+00' },
    { id: 3, label: 'Honey', notes: null, filled_at: null },
  ])
})

test('only listed columns are written, whatever the values are called', () => {
  const foreign = { id: 4, secret: 'x' }
  expect(() => setColumns<Jar>(columns, foreign)).toThrow('secret')
  expect(() => insertValues<Jar>(columns, foreign)).toThrow('secret')
  const injected = { id: 4, 'label = (select 1), label': 'x' }
  expect(() => setColumns<Jar>(columns, injected)).toThrow('label = (select 1), label')
})

test('a value that is undefined is not written', () => {
  expect(setColumns<Partial<Jar>>(columns, { label: undefined })).toEqual([])
})

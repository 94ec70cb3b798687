import { expect, test } from 'vitest'
import { createTestDatabase } from '../test/test-database.ts'
import { limitOffset, pageOf } from './limit-offset.ts'
import { type Sql, sql } from './sql.ts'

const { open } = await createTestDatabase()
const db = open()
await db.one(sql`create table pages (id integer primary key)`)
await db.one(sql`insert into pages select generate_series(1, 20000)`)
await db.one(sql`analyze pages`)

const ordered = sql`select id from pages order by id`

test.each([
  { limit: 20, offset: 0 },
  { limit: 20, offset: 12 },
  { limit: 20, offset: 19_990 },
  { limit: 7, offset: 1000 },
  { limit: 20, offset: 20_000 },
])('a page of $limit from $offset', async (slice) => {
  const rows = await db.many<{ id: number }>(pageOf(ordered, slice))
  expect(rows).toEqual(await db.many(sql`${ordered} ${limitOffset(slice)}`))
})

/** How often one of ten executions of a statement was planned for its values. */
async function countPlans(query: (offset: number) => Sql): Promise<number | undefined> {
  return db.withConnection(async (reader) => {
    for (let page = 1; page <= 10; page++) await reader.many(query(page * 4))
    const { text } = query(4)
    const row = await reader.one<{ plans: number }>(sql`
      select custom_plans as plans from pg_prepared_statements where statement = ${text}`)
    return row?.plans
  })
}

test('the plan of a page is kept; with an offset alone it is made each time', async () => {
  expect(await countPlans((offset) => sql`${ordered} ${limitOffset({ limit: 10, offset })}`)).toBe(10)
  // PostgreSQL makes five before it compares
  expect(await countPlans((offset) => pageOf(ordered, { limit: 10, offset: offset + 20 }))).toBe(5)
})

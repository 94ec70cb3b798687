import { expect, test } from 'vitest'
import { createTestDatabase } from '../test/test-database.ts'
import { sql } from './sql.ts'
import { toIsoString } from './timestamps.ts'

const { open } = await createTestDatabase()
const db = open()

test('a PostgreSQL timestamp converts to the same text as a Date', async () => {
  const timestamps = await db.many<{ date: Date; text: string }>(sql`
    select at as date, at::text as text from (
      select '2026-11-21 18:58:33+00'::timestamptz + (i * interval '34567.000007 seconds') as at
      from generate_series(-500, 500) as i
      union all select * from unnest(${['2026-01-01T00:00:00Z', '2026-12-31T23:59:59.999Z', '2026-03-08T10:00:00.1Z']}::timestamptz[])
    ) as all_moments`)
  expect(timestamps.map(({ text }) => toIsoString(text))).toEqual(
    timestamps.map(({ date }) => date.toISOString()),
  )
})

test('a timestamp outside UTC converts to the same time', () => {
  expect(toIsoString('2026-11-21 18:58:33.25+02')).toBe('2026-11-21T16:58:33.250Z')
  expect(toIsoString('2026-11-21 18:58:33+05:30')).toBe('2026-11-21T13:28:33.000Z')
})

import { expect, test } from 'vitest'
import { findNodeFiles } from './source-files.ts'
import { listSqlTemplates } from './sql-templates.ts'

const changesRows = /(?<!\bfor )(?<!\bno key )\bupdate\b|\bdelete from\b/
const computesTime = /\bnow\(\)\s*[-+]|\bcurrent_timestamp\b|\bmake_interval\(|\binterval '|\bpower\(/

const computesTimeInUpdate = (source: string) =>
  listSqlTemplates(source).some((text) => changesRows.test(text) && computesTime.test(text))

// a distributed PostgreSQL rejects a stable expression over columns, and one clock serves jobs and tests
test('updates and deletes get their times as parameters', () => {
  expect(findNodeFiles(computesTimeInUpdate)).toEqual([])
})

test('a time that is computed in an update is found; in a value or a select it is ignored', () => {
  const found = (text: string) => computesTimeInUpdate(`const query = sql\`${text}\``)
  expect(found('update jobs set due_at = now() + delay')).toBe(true)
  expect(found(`delete from jobs where due_at < \${now} - interval '1 hour'`)).toBe(true)
  expect(found(`update jobs set due_at = \${addMs({ now: now() - 1 })}`)).toBe(false)
  expect(found('select now() - due_at from jobs for update')).toBe(false)
})

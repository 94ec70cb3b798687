import { expect, test } from 'vitest'
import { findNodeFiles } from './source-files.ts'
import { listSqlTemplates } from './sql-templates.ts'

/** To the end of the statement, or of the CTE that it is. */
function listConflictClauses(text: string): string[] {
  return [...text.matchAll(/\bon conflict\b/g)].map(({ index }) => {
    let depth = 0
    let end = index
    for (; end < text.length && depth >= 0; end++) {
      if (text[end] === '(') depth += 1
      if (text[end] === ')') depth -= 1
    }
    return text.slice(index, end)
  })
}

const readsInConflictClause = (source: string) =>
  listSqlTemplates(source)
    .flatMap(listConflictClauses)
    .some((clause) => /\bselect\b/.test(clause.split(/\breturning\b/)[0] ?? ''))

// on Citus it reads the empty shell of the table, without an error
test('a conflict clause reads no other table', () => {
  expect(findNodeFiles(readsInConflictClause)).toEqual([])
})

test('a query in a conflict clause is found; elsewhere it is ignored', () => {
  const found = (text: string) => readsInConflictClause(`const query = sql\`${text}\``)
  const insert = 'insert into stock (id, count) values (1, 2) on conflict (id) do update set count'
  expect(found(`${insert} = (select max(count) from stock)`)).toBe(true)
  expect(found(`${insert} = excluded.count where exists (select from shops)`)).toBe(true)
  expect(found(`with added as (${insert} = (select 1) returning id) select * from added`)).toBe(true)
  expect(
    found(`with added as (${insert} = coalesce(excluded.count, 0) returning id) select * from added`),
  ).toBe(false)
  expect(found(`${insert} = 1 returning (select name from shops)`)).toBe(false)
  expect(found('insert into stock select * from old on conflict do nothing')).toBe(false)
})

/** `case status when 'open' then …`: Citus may compare null instead, when it computes parts of a change itself. */
const comparesInCase = (source: string) =>
  listSqlTemplates(source).some((text) => /\bcase [\w.]+ when\b/.test(text))

test('a case has its conditions after each when', () => {
  expect(findNodeFiles(comparesInCase).filter((file) => !file.includes('/bench/'))).toEqual([])
  expect(comparesInCase("const query = sql`case o.state when 'open' then 1 end`")).toBe(true)
  expect(comparesInCase("const query = sql`case when o.state = 'open' then 1 end`")).toBe(false)
})

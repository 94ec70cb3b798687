import { expect, test } from 'vitest'
import { findNodeFiles } from './source-files.ts'
import { listSqlTemplates } from './sql-templates.ts'

/** From each beginning to the end of the statement, or of the CTE that it is. */
function listParts(text: string, beginning: RegExp): string[] {
  return [...text.matchAll(beginning)].map(({ index }) => {
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
    .flatMap((text) => listParts(text, /\bon conflict\b/g))
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

type Insert = { text: string; fromCte: boolean; fromTable: boolean }

/** Those that select. Functions and values are neither tables nor CTEs. */
function listInserts(template: string): Insert[] {
  const ctes = new Set([...template.matchAll(/\b(\w+) as (?:materialized )?\(/g)].map(([, name]) => name))
  return listParts(template, /\binsert into\b/g).map((text) => {
    const sources = [...text.matchAll(/\b(?:from|join)\s+(\w+)\b(?!\()/g)].map(([, name]) => name)
    const isCte = (name: string | undefined) => ctes.has(name)
    return { text, fromCte: sources.some(isCte), fromTable: !sources.every(isCte) }
  })
}

const hasInsert = (isWrong: (insert: Insert) => boolean) => (source: string) =>
  listSqlTemplates(source).some((template) => listInserts(template).some(isWrong))

const insertsFromCtesAlone = hasInsert(({ fromCte, fromTable }) => fromCte && !fromTable)

// Citus collects it on the coordinator and sends the CTEs to all nodes
test('an insert that selects from a CTE joins a table', () => {
  expect(findNodeFiles(insertsFromCtesAlone)).toEqual([])
  const cte = 'with items as materialized (select id from products)'
  const found = (text: string) => insertsFromCtesAlone(`const query = sql\`${cte}${text}\``)
  expect(found(' insert into lines (id) select id from items returning id')).toBe(true)
  expect(found(', added as (insert into lines select id from items) select * from shops')).toBe(true)
  expect(found(' insert into lines select p.id from items i join products p on p.id = i.id')).toBe(false)
  expect(found(', added as (insert into lines values (1) returning id) select * from items')).toBe(false)
  expect(found(' insert into lines select id from products')).toBe(false)
})

const changing = /\b(?:now|clock_timestamp|gen_random_uuid|random|nextval)\(|\binterval\b/
const computesFromTable = hasInsert(({ text, fromTable }) => fromTable && changing.test(text))

// Citus writes a wrong statement for the worker
test('an insert that selects from a table computes nothing that depends on time, time zone or chance', () => {
  expect(findNodeFiles(computesFromTable).filter((file) => !file.includes('/bench/'))).toEqual([])
  const found = (text: string) => computesFromTable(`const query = sql\`${text}\``)
  expect(found('insert into lines select gen_random_uuid() from products')).toBe(true)
  expect(found("insert into lines select id from products where at < now() - interval '1 day'")).toBe(true)
  expect(found('insert into lines select gen_random_uuid() from unnest(array[1])')).toBe(false)
  expect(found('insert into lines values (now())')).toBe(false)
  expect(
    found(
      'with i as (select id, now() as at from products) insert into lines select p.id, at from i join products p',
    ),
  ).toBe(false)
})

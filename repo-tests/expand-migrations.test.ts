import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../server/migrations/', import.meta.url)
const baseline = '0001_baseline.sql'

/**
 * During a rolling deployment nodes of the version before use the new schema: they name what it removes or renames, and
 * leave out what it newly requires. The reason of an exception is in the line before the statement.
 */
const breakingChanges: [what: string, pattern: RegExp][] = [
  ['drops a table', /\bdrop table\b/],
  ['drops a column', /\bdrop column\b/],
  ['renames', /\brename (?:column|to)\b|\brename \w+ to\b/],
  ['changes a type', /\balter column \w+ (?:set data )?type\b/],
  ['requires a value', /\balter column \w+ set not null\b/],
  ['requires a value', /\badd column (?:(?!\bdefault\b|,)[^;])*\bnot null\b(?:(?!\bdefault\b)[^;,])*[;,]/],
]
const exception = /-- the version before does not use it/

function findBreakingChanges(text: string): string[] {
  return text.split(/;\s*\n/).flatMap((statement) => {
    if (exception.test(statement)) return []
    const code = `${statement.replace(/--.*/g, '').toLowerCase()};`
    return breakingChanges.filter(([, pattern]) => pattern.test(code)).map(([what]) => what)
  })
}

test('the version before a migration runs on its schema', () => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql') && name !== baseline)
  expect(names.length).toBeGreaterThan(10)
  expect(
    names.flatMap((name) =>
      findBreakingChanges(readFileSync(new URL(name, folder), 'utf8')).map((what) => `${name} ${what}`),
    ),
  ).toEqual([])
})

test.each([
  ['drop table payments;', ['drops a table']],
  ['alter table orders drop column note;', ['drops a column']],
  ['alter table orders rename column note to remark;', ['renames']],
  ['alter table orders rename to purchases;', ['renames']],
  ['alter table orders alter column note type integer using 0;', ['changes a type']],
  ['alter table orders alter column note set not null;', ['requires a value']],
  ['alter table orders add column tip integer not null;', ['requires a value']],
  ["alter table orders add column tip integer not null default 0;\nselect 'not null';", []],
  ['alter table orders add column tip integer;', []],
  ['-- the version before does not use it\nalter table images drop column shop_id;', []],
])('%s', (text, expected) => {
  expect(findBreakingChanges(text)).toEqual(expected)
})

import { readdir, readFile } from 'node:fs/promises'
import { splitStatements } from '@mainstreet/platform/db/split-statements.ts'
import { expect, test } from 'vitest'

const folder = new URL('../../../migrations/', import.meta.url)

async function listStatements(): Promise<string[]> {
  const statements: string[] = []
  for (const name of await readdir(folder))
    for (const statement of splitStatements(await readFile(new URL(name, folder), 'utf8')))
      statements.push(statement.replace(/--.*/g, '').replace(/\s+/g, ' ').trim())
  return statements
}

/** Of a table: what a distributed PostgreSQL accepts only as a named constraint with a statement of its own. */
const inlineConstraint = /\b(?:constraint|primary key|unique|references|check|foreign key|exclude)\b/

test('tables are created without constraints, and each constraint is added or dropped by its name in a statement of its own', async () => {
  const statements = await listStatements()
  const tables = statements.filter((text) => /^create (?:unlogged )?table /.test(text))
  expect(tables.length).toBeGreaterThan(40)
  expect(tables.filter((text) => inlineConstraint.test(text))).toEqual([])

  const changes = statements.filter((text) => /^alter table /.test(text) && inlineConstraint.test(text))
  const addsOrDropsOne =
    /^alter table \w+ (?:drop constraint \w+$|add constraint \w+ (?:primary key|unique|check|foreign key) (?!.*\badd constraint\b))/
  expect(changes.length).toBeGreaterThan(100)
  expect(changes.filter((text) => !addsOrDropsOne.test(text))).toEqual([])
})

test('each table has a primary key', async () => {
  const statements = await listStatements()
  const names = (pattern: RegExp) => statements.flatMap((text) => pattern.exec(text)?.[1] ?? []).sort()
  expect(names(/^alter table (\w+) add constraint \w+ primary key/)).toEqual(
    names(/^create (?:unlogged )?table (\w+)/),
  )
})

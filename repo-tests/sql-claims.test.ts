import { expect, test } from 'vitest'
import { files, readSource } from './source-files.ts'
import { listSqlTemplates } from './sql-templates.ts'

const claimsRows = /\bskip locked\b/
/** `in (select ... skip locked)`, or `in ()` around a statement that is a value of the template. */
const joinsClaim = /\bin\s*\(\s*(\)|select\b.*\bskip locked)/s

function joinsClaimedRows(source: string): boolean {
  const templates = listSqlTemplates(source)
  return templates.some((text) => claimsRows.test(text)) && templates.some((text) => joinsClaim.test(text))
}

// a nested loop runs the subquery for each row, and each run locks and returns further ones: the limit does not hold
test('rows are claimed by an array or a materialized query, never by a subquery in a join', () => {
  const found = files
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => joinsClaimedRows(readSource(file)))
  expect(found.filter((file) => !file.startsWith('repo-tests/'))).toEqual([])
})

test('a claim in a join is found, also when its select is a value', () => {
  const select = 'select id from jobs limit 1 for update skip locked'
  expect(joinsClaimedRows(`sql\`delete from jobs where id in (${select})\``)).toBe(true)
  expect(joinsClaimedRows(`sql\`delete from jobs where id in (\${ids})\`; sql\`${select}\``)).toBe(true)
  expect(joinsClaimedRows(`sql\`delete from jobs where id = any(array(${select}))\``)).toBe(false)
  expect(
    joinsClaimedRows(`sql\`${select}\`; sql\`select * from jobs where id in (select id from due)\``),
  ).toBe(false)
})

import { expect, test } from 'vitest'
import { files, importStatement, isNodeFile, isTest, readSource } from './source-files.ts'

const findFiles = (pattern: RegExp) =>
  files.filter((file) => isNodeFile(file) && !isTest(file) && pattern.test(readSource(file)))

function importsRaw(file: string): boolean {
  const statements = [...readSource(file).matchAll(importStatement)].map(([statement]) => statement)
  return statements.some((one) => /(sql\.ts|sql-template-tag)'/.test(one) && /\braw\b/.test(one))
}

test('text becomes part of a statement in two files: constants and quoted names, and names of column lists', () => {
  expect(files.filter(importsRaw)).toEqual(['platform/src/db/columns.ts', 'platform/src/db/sql.ts'])
  expect(findFiles(/\bnew Sql\(/)).toEqual([])
})

test('queries without the sql tag contain no values, except names quoted by the database', () => {
  expect(findFiles(/(\.query\(|\btext:)\s*`[^`]*\$\{/)).toEqual([
    'embedded-postgres/src/embedded-database.ts',
    'platform/src/db/copy-database.ts',
    'server/bench/baseline-server.ts',
  ])
})

import { expect, test } from 'vitest'
import { files, imports, isNodeFile, isTest, readSource } from './source-files.ts'

const minLines = 15

const sources = files.filter((file) => !isTest(file))

test('no folder or file is called utils, helpers, lib or common', () => {
  const wrong = files.filter((file) => /(^|\/)(utils?|helpers?|lib|common|misc|shared)(\/|\.\w+$)/.test(file))
  expect(wrong).toEqual([])
})

test('file names are kebab-case', () => {
  const wrong = files.filter((file) => !/(^|\/)[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)+$/.test(file))
  expect(wrong).toEqual([])
})

/** Files with a fixed place in the layout, however short. */
const standardFile = /\/(calls|fields|routes|store|present)\.ts$|\/messages\/en\/[\w/-]+\.ts$/

/** Exempt as well: a file that is loaded lazily, and a rule that a test imports on its own. */
test(`a source file of fewer than ${minLines} lines has several importers`, () => {
  const byTarget = Map.groupBy(imports, ({ target }) => target)
  const wrong = sources.filter((file) => {
    if (standardFile.test(file)) return false
    if (readSource(file).trimEnd().split('\n').length >= minLines) return false
    const importers = byTarget.get(file) ?? []
    if (importers.some(({ from, isDynamic }) => isDynamic || isTest(from))) return false
    return new Set(importers.map(({ from }) => from)).size === 1
  })
  expect(wrong, 'merge each into its only importer').toEqual([])
})

test('no file only re-exports other files', () => {
  const reExport = /^export\s+(type\s+)?(\*|\{[^}]*\})(\s+as\s+\w+)?\s+from\s+['"][^'"]+['"]\s*;?\s*/gm
  const wrong = files.filter((file) => {
    const code = readSource(file)
      .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .trim()
    return /^export\s+\*/m.test(code) || (code !== '' && code.replace(reExport, '').trim() === '')
  })
  expect(wrong).toEqual([])
})

test('there are no default exports, except where a tool requires one', () => {
  const isRequiredByTool =
    /(\.config\.ts|\.d\.ts|server\/src\/test\/setup\/database-cluster\.ts|e2e\/[\w-]+\.ts)$/
  const wrong = files.filter(
    (file) => /^export default /m.test(readSource(file)) && !isRequiredByTool.test(file),
  )
  expect(wrong).toEqual([])
})

test('packages that run on Node have no .tsx files, which Node cannot run', () => {
  const wrong = files.filter((file) => isNodeFile(file) && file.endsWith('.tsx'))
  expect(wrong).toEqual([])
})

test('only config.ts reads environment variables', () => {
  // programs pass the environment to config.ts; three files pass it on to programs of the database
  const allowed = new Set([
    'server/src/config.ts',
    'server/src/run-server.ts',
    'server/src/commands/admin.ts',
    'server/src/commands/backup.ts',
    'server/src/commands/run-identity-server.ts',
    'server/src/commands/towns.ts',
    'server/src/commands/upgrade-database.ts',
    'demo/src/seed-command.ts',
    'embedded-postgres/src/cluster.ts',
    'platform/src/db/dump-database.ts',
  ])
  const wrong = sources
    .filter((file) => isNodeFile(file) && file.includes('/src/') && !allowed.has(file))
    .flatMap((file) => findLines(file, /process\.env\b/))
  expect(wrong).toEqual([])
})

function findLines(file: string, pattern: RegExp): string[] {
  const lines = readSource(file).split('\n')
  return lines.flatMap((text, index) => (pattern.test(text) ? [`${file}:${index + 1} ${text.trim()}`] : []))
}

import { readFileSync } from 'node:fs'
import { buildCallTable } from '@mainstreet/server/api-docs/call-table.ts'
import { buildOpenApi } from '@mainstreet/server/api-docs/openapi.ts'
import { expect, test } from 'vitest'

test.each([
  ['docs/openapi.json', `${JSON.stringify(buildOpenApi(), null, 2)}\n`],
  ['web/src/api/call-table.ts', buildCallTable()],
])('%s matches the contract', (file, expected) => {
  const committed = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  expect(committed === expected, `out of date: run \`npm run generate\` and commit ${file}`).toBe(true)
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildOpenApi } from '../server/src/api-docs/openapi.ts'

test('docs/openapi.json matches the contract', () => {
  const committed = readFileSync(new URL('../docs/openapi.json', import.meta.url), 'utf8')
  const isCurrent = committed === `${JSON.stringify(buildOpenApi(), null, 2)}\n`
  expect(isCurrent, 'docs/openapi.json is out of date: run `npm run openapi` and commit the result').toBe(
    true,
  )
})

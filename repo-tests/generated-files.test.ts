import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildGeneratedFiles } from './generated-files.ts'

test.each(buildGeneratedFiles())('$file matches its sources', ({ file, content }) => {
  const committed = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  expect(committed === content, `out of date: run \`npm run generate\` and commit ${file}`).toBe(true)
})

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { settingNames } from '@mainstreet/server/config.ts'
import { expect, test } from 'vitest'

const document = readFileSync(fileURLToPath(new URL('../docs/configuration.md', import.meta.url)), 'utf8')
/** A table may begin with a list of the needed settings, which are explained further down. */
const tables = document.split('\n## ').filter((section) => section.includes('| setting | default |'))
const rows = tables.flatMap((section) => [...section.matchAll(/^\| (`[^|]+) \|/gm)])
const documented = rows.flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name),
)

test('each setting has one line in docs/configuration.md, and each line there is a setting', () => {
  expect(documented.sort()).toEqual([...settingNames].sort())
})

import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test('every test named in the security table exists, and every row names one', () => {
  const root = fileURLToPath(new URL('../', import.meta.url))
  const [, table = ''] = readFileSync(`${root}docs/security.md`, 'utf8').split(
    '## Where the promises are kept',
  )
  const rows = (table.split('## ')[0] ?? '').split('\n').filter((line) => /^\| \d/.test(line))
  expect(rows.length).toBeGreaterThan(30)
  for (const row of rows) {
    const named = [...row.matchAll(/`([\w/-]+(?:\.hard)?\.test\.ts)`/g)].map(([, file]) => file)
    expect(named, row).not.toEqual([])
    for (const file of named) expect(existsSync(`${root}${file}`), file).toBe(true)
  }
})

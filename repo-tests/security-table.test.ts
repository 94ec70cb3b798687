import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))
const text = readFileSync(`${root}docs/security.md`, 'utf8')
const testsDecision = readFileSync(`${root}docs/decisions/040-tests.md`, 'utf8')

/** All requirements of OWASP ASVS 5.0.0 at levels 1 and 2. */
const requirements = `1.1.1-2 1.2.1-9 1.3.1-11 1.4.1-3 1.5.1-2 2.1.1-3 2.2.1-3 2.3.1-4 2.4.1 3.2.1-2 3.3.1-4 3.4.1-6
  3.5.1-5 3.7.1-2 4.1.1-3 4.2.1 4.3.1-2 4.4.1-4 5.1.1 5.2.1-3 5.3.1-2 5.4.1-3 6.1.1-3 6.2.1-12 6.3.1-4 6.4.1-4 6.5.1-5
  6.6.1-3 6.8.1-4 7.1.1-3 7.2.1-4 7.3.1-2 7.4.1-5 7.5.1-2 7.6.1-2 8.1.1-2 8.2.1-3 8.3.1 8.4.1 9.1.1-3 9.2.1-4 10.1.1-2
  10.2.1-2 10.3.1-4 10.4.1-11 10.5.1-5 10.6.1-2 10.7.1-3 11.1.1-2 11.2.1-3 11.3.1-3 11.4.1-4 11.5.1 11.6.1 12.1.1-3
  12.2.1-2 12.3.1-4 13.1.1 13.2.1-5 13.3.1-2 13.4.1-5 14.1.1-2 14.2.1-4 14.3.1-3 15.1.1-3 15.2.1-3 15.3.1-7 16.1.1
  16.2.1-5 16.3.1-4 16.4.1-3 16.5.1-3 17.1.1 17.2.1-4 17.3.1-2`

/** `6.2.1-3` and, as in the document, `6.2.1-6.2.3`. */
function expandRange(range: string): string[] {
  const [first = '', last = first] = range.split('-')
  const section = first.slice(0, first.lastIndexOf('.') + 1)
  const [from, to] = [first, last].map((id) => Number(id.split('.').at(-1)))
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `${section}${Number(from) + at}`)
}

test('every requirement of ASVS at levels 1 and 2 has an entry', () => {
  const named = [...text.matchAll(/^\| ([\d., -]+) \|/gm)].flatMap(([, cell = '']) =>
    cell.split(', ').flatMap(expandRange),
  )
  const all = requirements.split(/\s+/).flatMap(expandRange)
  expect(all).toHaveLength(253)
  expect(all.filter((id) => !named.includes(id))).toEqual([])
})

test('every test named in the tables of promises and faults exists, and every row names one', () => {
  const [, promises = ''] = text.split('## Where the promises are kept')
  const [, failures = ''] = testsDecision.split('## Which test covers which fault?')
  const promiseRows = (promises.split('## ')[0] ?? '').split('\n').filter((line) => /^\| \d/.test(line))
  const failureRows = failures.split('\n').filter((line) => line.startsWith('| ') && line.includes('`'))
  expect(promiseRows.length).toBeGreaterThan(30)
  expect(failureRows.length).toBeGreaterThan(15)
  for (const row of [...promiseRows, ...failureRows]) {
    const named = [...row.matchAll(/`([\w/-]+(?:\.hard)?\.(?:test|spec)\.ts)`/g)].map(([, file]) => file)
    expect(named, row).not.toEqual([])
    for (const file of named) expect(existsSync(`${root}${file}`), file).toBe(true)
  }
})

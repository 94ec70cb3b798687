import { expect, test } from 'vitest'
import { files, imports, isTest, readSource } from './source-files.ts'

const sources = files.filter((file) => !isTest(file) && !/^(repo-tests|server\/bench)\//.test(file))
const isLanguage = (file: string) =>
  /^contract\/src\/messages\/[a-z]{2}(-server|-dashboard)?(\/|\.ts$)/.test(file)

/** What formats nothing that is shown. */
const exceptions: Record<string, string> = {
  'contract/src/shops/time-zone.ts': 'parses the parts of a date',
  'contract/src/text/cut-text.ts': 'cuts between characters',
  'web/src/browser/time-zones.ts': "reads the device's time zone",
}

/** Constructors of `Intl`, the formatting methods of `Date`, `Number` and `BigInt`, and tags such as es-US. */
const formatting = /\bIntl\.[A-Z]\w*\(|\.toLocale\w*String\(|(['"`])[a-z]{2,3}-[A-Z]{2}\1/

test('the search finds each way to format', () => {
  for (const code of [
    "new Intl.DateTimeFormat('en-US')",
    'Intl.NumberFormat()',
    'total.toLocaleString()',
    "at.toLocaleDateString('de')",
    "const tag = 'pt-BR'",
  ])
    expect(code).toMatch(formatting)
  expect('Intl.supportedValuesOf("timeZone")').not.toMatch(formatting)
})

test('values are formatted by the formats of a language only', () => {
  const formats = (file: string) => file === 'contract/src/messages/formats.ts' || isLanguage(file)
  const found = sources.filter((file) => !formats(file) && formatting.test(readSource(file)))
  expect(found).toEqual(Object.keys(exceptions))
})

test('no code outside of the languages names one of them', () => {
  const named = imports.filter(
    ({ from, target }) => isLanguage(target) && !isLanguage(from) && sources.includes(from),
  )
  expect(named.map(({ from, target }) => `${from} imports ${target}`)).toEqual([
    // the types
    'contract/src/field-rules.ts imports contract/src/messages/en/field-errors.ts',
    'contract/src/messages/language.ts imports contract/src/messages/en.ts',
    'contract/src/messages/language.ts imports contract/src/messages/en-dashboard.ts',
    'contract/src/messages/language.ts imports contract/src/messages/en-server.ts',
    'web/test-setup.ts imports contract/src/messages/en/language.ts',
    'web/test-setup.ts imports contract/src/messages/en/dashboard.ts',
  ])
})

test('only the dashboards read the texts that only they load', () => {
  const dashboards = new Set([
    'web/src/pages/merchant/merchant-page.tsx',
    'web/src/pages/admin/admin-page.tsx',
  ])
  const reached = new Set(['web/src/app/entry-client.tsx'])
  for (const file of reached)
    for (const { from, target } of imports) if (from === file && !dashboards.has(target)) reached.add(target)
  const readers = imports.filter(({ target }) => target === 'contract/src/messages/dashboard.ts')
  expect(readers.length).toBeGreaterThan(50)
  expect(readers.map(({ from }) => from).filter((file) => reached.has(file))).toEqual([
    // sets them
    'web/src/app/startup/load-language.ts',
  ])
})

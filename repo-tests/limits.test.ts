import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { nodePackages } from './source-files.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

type Source = { file: string; text: string }

function readSources(pattern: string): Source[] {
  return globSync(pattern, { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\/test\//.test(file))
    .map((file) => ({ file, text: readFileSync(`${root}${file}`, 'utf8') }))
}

function listMatches(sources: Source[], pattern: RegExp): string[] {
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map((match) => {
      const line = text.slice(0, match.index).split('\n').length
      return `${file}:${line} ${match[0].replace(/\s+/g, ' ')}`
    }),
  )
}

/** 0 and 1 as a lower bound say "not negative" and "not empty", which is no limit that could change. */
const literalBound =
  /(?<!Math)\.(?:max|length|lte|lt)\(\s*-?[\d(]|(?<!Math)\.(?:min|gte|gt)\(\s*(?:-\d|(?![01]\s*[,)])\d)/g
const literalMaxLength = /\bmax(?:Length)?=(?:\{\s*|["'])\d{2,}|\bmaxLength=(?:\{\s*|["'])\d/g

const schemas = readSources('contract/src/**/*.ts')
const pages = readSources('web/src/**/*.tsx')

test('the two patterns find a literal and ignore a name', () => {
  const find = (text: string, pattern: RegExp) => listMatches([{ file: 'a.ts', text }], pattern).length
  for (const text of [
    '.max(200)',
    '.max(1_000, "x")',
    '.max(\n  5)',
    '.min(2)',
    '.min(-90)',
    '.length(3)',
    '.min(10)',
  ])
    expect(find(`z.string()${text}`, literalBound), text).toBe(1)
  for (const text of [
    '.min(1)',
    ".min(0, fieldMessage('notNegative'))",
    '.max(limits.maxChars)',
    '.min(minChars)',
  ])
    expect(find(`z.string()${text}`, literalBound), text).toBe(0)
  expect(find('Math.max(0, 1) + Math.min(90, 2)', literalBound)).toBe(0)
  expect(find('<Field maxLength={200} /> <input maxLength="9" />', literalMaxLength)).toBe(2)
  expect(find('<Field maxLength={shopLimits.maxNameChars} />', literalMaxLength)).toBe(0)
})

test('every bound of a schema is a limit with a name', () => {
  expect(schemas.length).toBeGreaterThan(40)
  expect(listMatches(schemas, literalBound)).toEqual([])
})

test('every field of the browser takes its maximum length from a named limit', () => {
  expect(pages.length).toBeGreaterThan(100)
  expect(listMatches(pages, literalMaxLength)).toEqual([])
})

test('the fields of a capability are in its fields.ts', () => {
  const lengthBound = /\.max\(\w+Limits\.max\w*Chars\b/g
  // a frame's token and the note of an exception are used once
  const others = schemas.filter(({ file }) => !/\/(fields|live-client-frame|opening-hours)\.ts$/.test(file))
  expect(listMatches(others, lengthBound)).toEqual([])
})

test('the form of a uuid and the length of an hour are defined once', () => {
  const sources = readSources(`{contract,web,${nodePackages}}/src/**/*.{ts,tsx}`)
  // of the contract, web/src/ui imports only messages and limits
  const allowed = new Set([
    'contract/src/uuid.ts',
    'contract/src/durations.ts',
    'web/src/ui/data/format-relative-time.ts',
  ])
  const checked = sources.filter(({ file }) => !allowed.has(file) && !file.includes('node_modules'))
  expect(checked.length).toBeGreaterThan(500)
  expect(
    listMatches(
      checked,
      /\[0-9a-f\]\{8\}\(?-|\b(?:const (?:second|minute|hour|day)Ms\b|3_?600_?000\b|86_?400_?000\b)/g,
    ),
  ).toEqual([])
})

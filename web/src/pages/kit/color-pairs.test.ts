import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { colorPairs, palettes } from './color-pairs.ts'
import { contrastRatio } from './contrast.ts'

const css = readFileSync(join(import.meta.dirname, '../../ui/tokens.css'), 'utf8')
const byDay = tokensOf(':root {')
const byNight = { ...byDay, ...tokensOf(":root[data-theme='dark'] {") }

function tokensOf(block: string): Record<string, string> {
  const [body = ''] = (css.split(`\n${block}`)[1] ?? '').split('\n}')
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  )
}

describe.each([
  ['light theme', byDay],
  ['dark theme', byNight],
])('%s', (_, tokens) => {
  test.each(colorPairs)('$color is readable on $on', ({ color, on, minRatio }) => {
    expect(contrastRatio(tokens[color] ?? '', tokens[on] ?? '')).toBeGreaterThanOrEqual(minRatio)
  })
})

test('the component kit shows every color', () => {
  expect(Object.values(palettes).flat().toSorted()).toEqual(Object.keys(byDay).toSorted())
})

test("the system's dark theme equals the chosen dark theme", () => {
  const systemDark = css.split(":root:not([data-theme='light']) {")[1]?.split('}')[0]
  const chosen = css.split("\n:root[data-theme='dark'] {")[1]?.split('}')[0]
  const lines = (block: string | undefined) => block?.trim().split(/\s*\n\s*/)
  expect(lines(systemDark)).toEqual(lines(chosen))
})

test('the contrast ratio follows WCAG', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.478, 2)
  expect(contrastRatio('#123456', '#123456')).toBe(1)
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { colourPairs, palettes } from './colour-pairs.ts'
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
  ['by day', byDay],
  ['by night', byNight],
])('%s', (_, tokens) => {
  test.each(colourPairs)('$colour can be read on $on', ({ colour, on, minRatio }) => {
    expect(contrastRatio(tokens[colour] ?? '', tokens[on] ?? '')).toBeGreaterThanOrEqual(minRatio)
  })
})

test('the page of the kit shows every colour there is', () => {
  expect(Object.values(palettes).flat().toSorted()).toEqual(Object.keys(byDay).toSorted())
})

test('the night that a device asks for is the night that a person chooses', () => {
  const asked = css.split(":root:not([data-theme='light']) {")[1]?.split('}')[0]
  const chosen = css.split("\n:root[data-theme='dark'] {")[1]?.split('}')[0]
  const lines = (block: string | undefined) => block?.trim().split(/\s*\n\s*/)
  expect(lines(asked)).toEqual(lines(chosen))
})

test('contrast is what WCAG says it is', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.478, 2)
  expect(contrastRatio('#123456', '#123456')).toBe(1)
})

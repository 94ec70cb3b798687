import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const grounds = ['paper', 'surface', 'sunk', 'pine-wash', 'poppy-wash', 'marigold-wash'] as const

type ColorPair = { on: string; color: string; minRatio: number }

const textRatio = 4.5
/** For borders of fields, rings and icons. */
const iconRatio = 3

const pairs = (minRatio: number, color: string, ...on: string[]): ColorPair[] =>
  on.map((ground) => ({ on: ground, color, minRatio }))

/** The color combinations in use, and their minimum contrast, in both themes. */
const colorPairs: readonly ColorPair[] = [
  ...pairs(textRatio, 'ink', ...grounds, 'sky-wash', 'slate-wash'),
  ...pairs(textRatio, 'ink-2', 'paper', 'surface', 'sunk'),
  ...pairs(textRatio, 'pine', 'paper', 'surface', 'pine-wash'),
  ...pairs(textRatio, 'on-pine', 'pine', 'pine-deep'),
  ...pairs(textRatio, 'poppy', 'surface', 'poppy-wash'),
  ...pairs(textRatio, 'on-poppy', 'poppy'),
  ...pairs(textRatio, 'on-marigold', 'marigold'),
  ...pairs(textRatio, 'sky', 'surface', 'sky-wash'),
  ...pairs(textRatio, 'slate', 'surface', 'slate-wash'),
  ...pairs(iconRatio, 'line-strong', 'paper', 'surface'),
]

/** By WCAG 2.2, from 1 to 21; colors as #rrggbb. */
function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [relativeLuminance(one), relativeLuminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function relativeLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const tokens = [...css.matchAll(/--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)]
const byDay = Object.fromEntries(tokens.map(([, name, day, , always]) => [name, day ?? always]))
const byNight = Object.fromEntries(tokens.map(([, name, , night, always]) => [name, night ?? always]))

describe.each([
  ['light theme', byDay],
  ['dark theme', byNight],
])('%s', (_, tokens) => {
  test.each(colorPairs)('$color is readable on $on', ({ color, on, minRatio }) => {
    expect(contrastRatio(tokens[color] ?? '', tokens[on] ?? '')).toBeGreaterThanOrEqual(minRatio)
  })
})

test('the contrast ratio follows WCAG', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.478, 2)
  expect(contrastRatio('#123456', '#123456')).toBe(1)
})

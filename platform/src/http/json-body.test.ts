import { bodyLimits } from '@mainstreet/contract/http-limits.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findJsonProblem } from './json-body.ts'

test.each([
  ['"a\\u0000b"', true],
  ['{"\\u0000":1}', true],
  ['"\\ud83d"', true],
  ['"\\ude00"', true],
  ['"\\ude00\\ud83d"', true],
  ['"\\ud83d\\ud83d\\ude00"', true],
  ['"\\ud83d \\ude00"', true],
  ['"\\uD83D\\uDE00"', false],
  ['"\\\\u0000"', false],
  ['"\\\\\\u0000"', true],
  ['"\\\\ud83d"', false],
  ['"\\u0041\\n\\"\\/"', false],
  ['"plain"', false],
  ['"\\', false],
  ['"\\u00', false],
])('%s: %s', (json, expected) => {
  expect(findJsonProblem(json)).toBe(expected ? 'unstorableBody' : undefined)
})

/** Every character as an escape, or as JSON.stringify writes it. */
function written(text: string, escaped: boolean): string {
  if (!escaped) return JSON.stringify(text)
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
  return `"${units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')}"`
}

test('it agrees with a check of the parsed text for every input', () => {
  const unit = fc.constantFrom('\0', '\\', 'u', '0', 'd', '8', '"', '\ud83d', '\ude00', 'é', '\n')
  const text = fc.array(unit, { maxLength: 12 }).map((units) => units.join(''))
  fc.assert(
    fc.property(text, fc.boolean(), (value, escaped) => {
      const json = written(value, escaped)
      const parsed = JSON.parse(json) as string
      const isUnstorable = parsed.includes('\0') || !parsed.isWellFormed()
      expect(findJsonProblem(json)).toBe(isUnstorable ? 'unstorableBody' : undefined)
    }),
    { numRuns: 2000 },
  )
})

test('nesting is counted outside of strings only', () => {
  const text = fc.string({ unit: fc.constantFrom('[', '{', ']', '"', '\\', 'a') })
  const depths = fc.integer({ min: bodyLimits.maxDepth - 2, max: bodyLimits.maxDepth + 2 })
  fc.assert(
    fc.property(depths, text, fc.boolean(), (depth, inside, isObject) => {
      let value: unknown = inside
      for (let level = 0; level < depth; level += 1)
        value = isObject ? { [inside]: value } : [inside, value, [inside]]
      // the innermost array beside the value is one level more than the value's own depth allows
      const deepest = isObject ? depth : depth + 1
      expect(findJsonProblem(JSON.stringify(value))).toBe(
        deepest > bodyLimits.maxDepth ? 'nestedTooDeeply' : undefined,
      )
    }),
  )
})

test('text that ends in a string or has too many brackets breaks nothing', () => {
  for (const json of ['"', '"\\"', ']'.repeat(500), '"\\\\"[']) expect(findJsonProblem(json)).toBeUndefined()
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { id } from './fields.ts'
import { isCanonicalUuid, isUuid } from './uuid.ts'

const hexDigits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), minLength: length, maxLength: length })
const uuid = fc.tuple(...[8, 4, 4, 4, 12].map(hexDigits)).map((groups) => groups.join('-'))
const nearlyUuid = fc
  .tuple(uuid, fc.nat({ max: 35 }), fc.constantFrom('', 'g', '-', ' ', '\n', '0-', 'K'))
  .map(([text, at, other]) => text.slice(0, at) + other + text.slice(at + 1))

test('isUuid accepts exactly what the id schema accepts', () => {
  fc.assert(
    fc.property(fc.oneof(uuid, nearlyUuid, fc.string()), (text) => {
      expect(isUuid(text)).toBe(id.safeParse(text).success)
    }),
  )
})

test('exactly the lower-case form is canonical, as the id schema returns it', () => {
  fc.assert(
    fc.property(uuid, (text) => {
      expect(isCanonicalUuid(text)).toBe(text === text.toLowerCase())
      expect(isCanonicalUuid(id.parse(text))).toBe(true)
    }),
  )
})

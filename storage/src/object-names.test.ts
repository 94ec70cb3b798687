import fc from 'fast-check'
import { expect, test } from 'vitest'
import { requireKey } from './object-names.ts'

test.each(['a.png', 'folder/a.png', 'folder/..a', 'a..', '...', 'folder/.hidden', "a b/!-_.*'()&$=@;:+,?"])(
  '%s is a key',
  (name) => expect(requireKey(name)).toBe(name),
)

test.each([
  '',
  '/',
  '/a',
  'a/',
  'a//b',
  '.',
  '..',
  '../a',
  'a/../b',
  'a/..',
  'a/./b',
  './a',
  'a\\b',
  'ä',
  'a\0',
])('"%s" is not a key', (name) => expect(() => requireKey(name)).toThrow('Invalid key'))

test('no key leaves its folder', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', '.', '..', '...', ''), { minLength: 1, maxLength: 5 }),
      (parts) => {
        const name = parts.join('/')
        const isInside = parts.every((part) => part === 'a' || part === '...')
        if (isInside) expect(requireKey(name)).toBe(name)
        else expect(() => requireKey(name)).toThrow('Invalid key')
      },
    ),
  )
})

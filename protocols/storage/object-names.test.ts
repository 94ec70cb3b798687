import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBucketName, requireKey } from './object-names.ts'

test.each([
  '..',
  '.',
  '../secret',
  'folder/..',
  'folder/../../secret',
  './file',
  'folder/./file',
  '',
  '/file',
  'folder/',
  'folder//file',
  'back\\slash',
  'zero\0',
  'Käse',
  'percent%2e%2e',
  'x'.repeat(1025),
])('the name %j is rejected', (name) => {
  expect(() => requireKey(name)).toThrow(
    expect.objectContaining({ body: expect.objectContaining({ code: 'InvalidKey' }) }),
  )
})

test.each(['file.txt', 'a/b/c.png', '..file', 'file..', 'a/...', 'x'.repeat(1024), "it's (1) & more.jpg"])(
  'the name %j is accepted',
  (name) => expect(requireKey(name)).toBe(name),
)

test('no accepted name leads out of its folder', () => {
  const segment = fc.oneof(
    fc.constantFrom('..', '.', '', 'a'),
    fc.string({ unit: fc.constantFrom('.', 'a') }),
  )
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 6 }), (segments) => {
      const name = segments.join('/')
      const path = new URL(`http://host/folder/${name}`).pathname
      try {
        requireKey(name)
      } catch {
        return
      }
      expect(path).toBe(`/folder/${name}`)
    }),
  )
})

test('a segment of the protocol is no name of a bucket', () => {
  expect(['public', 'sign', 'list-v2', ' padded', 'a/b', ''].filter(isBucketName)).toEqual([])
  expect(isBucketName('photos')).toBe(true)
})

import { expect, test } from 'vitest'
import { mergeKnownItems } from './use-change-announcement.ts'

test('an item that disappears for a while counts in its last state', () => {
  const first = mergeKnownItems([], [{ id: 'a', on: false }])
  const away = mergeKnownItems(first, [{ id: 'b', on: true }])
  expect(away).toEqual([
    { id: 'b', on: true },
    { id: 'a', on: false },
  ])
  expect(mergeKnownItems(away, [{ id: 'a', on: true }])).toContainEqual({ id: 'a', on: true })
})

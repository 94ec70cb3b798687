import { expect, test } from 'vitest'
import { remembered } from './use-change-announcement.ts'

test('what is away for a moment is still known, as it was last', () => {
  const first = remembered([], [{ id: 'a', on: false }])
  const away = remembered(first, [{ id: 'b', on: true }])
  expect(away).toEqual([
    { id: 'b', on: true },
    { id: 'a', on: false },
  ])
  expect(remembered(away, [{ id: 'a', on: true }])).toContainEqual({ id: 'a', on: true })
})

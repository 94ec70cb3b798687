import { expect, test } from 'vitest'
import { titleWith } from './use-title-count.ts'

test('the title tells how many wait, once', () => {
  expect(titleWith('Chat · Mainstreet', 3)).toBe('(3) Chat · Mainstreet')
  expect(titleWith('(3) Chat · Mainstreet', 120)).toBe('(99+) Chat · Mainstreet')
  expect(titleWith('(99+) Chat · Mainstreet', 0)).toBe('Chat · Mainstreet')
})

import { expect, test } from 'vitest'
import { formatTitle } from './use-title-count.ts'

test('the title shows the count once', () => {
  expect(formatTitle('Chat · Mainstreet', 3)).toBe('(3) Chat · Mainstreet')
  expect(formatTitle('(3) Chat · Mainstreet', 120)).toBe('(99+) Chat · Mainstreet')
  expect(formatTitle('(99+) Chat · Mainstreet', 0)).toBe('Chat · Mainstreet')
})

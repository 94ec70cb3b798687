import { expect, test } from 'vitest'
import { emptyWords } from './empty-words.ts'

test('each active filter is named in what is said about nothing', () => {
  const { title } = emptyWords({ search: 'lamp', category: 'Gifts', shop: 'x' }, 'Blue Door')
  expect(title).toBe('Nothing found for “lamp” in Gifts at Blue Door')
})

test('without a filter there is nothing to clear', () => {
  expect(emptyWords({}, undefined).filtered).toBe(false)
})

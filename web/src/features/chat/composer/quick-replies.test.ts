// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { firstReplies, keepQuickReplies, mostReplies, quickReplies } from './quick-replies.ts'

test('a shop begins with a few sentences and keeps its own', () => {
  expect(quickReplies('s')).toBe(firstReplies)
  keepQuickReplies('s', ['  We are on our way ', '', 'We are on our way'])
  expect(quickReplies('s')).toEqual(['We are on our way'])
  expect(JSON.parse(localStorage.getItem('mainstreet_quick_replies:s') ?? '')).toEqual(['We are on our way'])
})

test('there are never more than fit under a thumb', () => {
  keepQuickReplies(
    't',
    Array.from({ length: 40 }, (_, at) => `No. ${at}`),
  )
  expect(quickReplies('t')).toHaveLength(mostReplies)
})

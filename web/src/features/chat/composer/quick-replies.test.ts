// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { getDefaultReplies, getQuickReplies, maxReplies, saveQuickReplies } from './quick-replies.ts'

test('a shop starts with default replies and stores its own', () => {
  expect(getQuickReplies('s')).toBe(getDefaultReplies())
  saveQuickReplies('s', ['  We are on our way ', '', 'We are on our way'])
  expect(getQuickReplies('s')).toEqual(['We are on our way'])
  expect(JSON.parse(localStorage.getItem('mainstreet_quick_replies:s') ?? '')).toEqual(['We are on our way'])
})

test('the number of replies is limited', () => {
  saveQuickReplies(
    't',
    Array.from({ length: 40 }, (_, at) => `No. ${at}`),
  )
  expect(getQuickReplies('t')).toHaveLength(maxReplies)
})

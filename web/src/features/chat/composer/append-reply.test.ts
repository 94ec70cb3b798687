import { chatLimits } from '@mainstreet/contract/chat/limits.ts'
import { expect, test } from 'vitest'
import { appendReply } from './composer.tsx'

test('a quick reply follows what is written already', () => {
  expect(appendReply(' ', 'On our way')).toBe('On our way')
  expect(appendReply('Hi! ', 'On our way')).toBe('Hi! On our way')
})

test('a quick reply that would make the message too long is not added', () => {
  const reply = 'x'.repeat(100)
  const longest = 'y'.repeat(chatLimits.maxChars - reply.length - 1)
  expect(appendReply(longest, reply)).toHaveLength(chatLimits.maxChars)
  expect(appendReply(`${longest}y`, reply)).toBeUndefined()
})

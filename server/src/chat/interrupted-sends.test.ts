import { expect, test } from 'vitest'
import { interruptedSends } from '../test/chat/chat-races.ts'
import { createTestApp } from '../test/setup/test-app.ts'

test('messages that are cut off at random and sent again are stored once each', async () => {
  expect(await interruptedSends(await createTestApp(), 500)).toEqual([])
})

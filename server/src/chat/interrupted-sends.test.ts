import { expect, test } from 'vitest'
import { interruptedSends } from '../test/chat/chat-races.ts'
import { createTestApp } from '../test/setup/test-app.ts'

test('messages whose requests are interrupted at random and repeated are stored once each', async () => {
  expect(await interruptedSends(await createTestApp(), 500)).toEqual([])
})

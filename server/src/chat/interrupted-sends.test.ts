import { expect, test } from 'vitest'
import { cutSends } from '../test/chat/chat-races.ts'
import { startTown } from '../test/setup/test-app.ts'

test('messages that are cut off at random and sent again are stored once each', async () => {
  expect(await cutSends(await startTown(), 500)).toEqual([])
})

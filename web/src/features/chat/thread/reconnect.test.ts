// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getUnsentOfUser } from '../send-queue/unsent-messages.ts'
import { createTestServer, createTestTab, messageTexts } from '../test/chat-fixture.ts'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

const sendFromShop = (server: ReturnType<typeof createTestServer>, message: string) =>
  server.store({ message_id: message, message }, 'merchant')

async function createConversationFixture() {
  const server = createTestServer()
  sendFromShop(server, 'Hello')
  const tab = createTestTab(server)
  await vi.advanceTimersByTimeAsync(100)
  expect(tab.socket.status().status).toBe('connected')
  return { server, tab }
}

test('an expired token loses no message, and its successor continues', async () => {
  const { server, tab } = await createConversationFixture()
  server.expire('t2')
  expect(tab.socket.status()).toMatchObject({ status: 'error', message: 'User not authenticated' })
  sendFromShop(server, 'Are you there?')
  tab.write('Yes', 'arrives')
  // no reconnects with an expired token
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tab.socket.status().status).toBe('error')

  tab.renew('t2')
  await vi.advanceTimersByTimeAsync(5000)
  expect(tab.socket.status().status).toBe('connected')
  sendFromShop(server, 'Good')
  expect(messageTexts(tab.conversation.state().messages)).toEqual(['Hello', 'Are you there?', 'Yes', 'Good'])
  tab.close()
})

test('a token that is renewed in time is sent on the same socket', async () => {
  const { server, tab } = await createConversationFixture()
  tab.renew('t')
  sendFromShop(server, 'Still here')
  expect(tab.socket.status().status).toBe('connected')
  expect(messageTexts(tab.conversation.state().messages)).toEqual(['Hello', 'Still here'])
  tab.close()
})

test('a suspended tab finds its socket dead when it wakes up, and catches up at once', async () => {
  const { server, tab } = await createConversationFixture()
  server.cut(true)
  server.heal()
  for (let count = 0; count < 9; count++) sendFromShop(server, `while it slept ${count}`)
  // a suspended tab runs no timers: the clock goes on without them
  vi.setSystemTime(Date.now() + 30 * 60_000)
  expect(messageTexts(tab.conversation.state().messages)).toEqual(['Hello'])

  tab.socket.notify('page_visible')
  await vi.advanceTimersByTimeAsync(15_000)
  expect(tab.socket.status().status).toBe('connected')
  expect(messageTexts(tab.conversation.state().messages)).toEqual(messageTexts(server.log))
  tab.close()
})

test('after two minutes offline the messages of both sides appear once, and read marks are sent', async () => {
  const { server, tab } = await createConversationFixture()
  server.cut(false)
  for (let count = 0; count < 6; count++) {
    sendFromShop(server, `answer ${count}`)
    tab.write(`word ${count}`, 'arrives')
    await vi.advanceTimersByTimeAsync(20_000)
  }
  tab.conversation.read(1)
  expect(getUnsentOfUser('c')).toHaveLength(6)

  server.heal()
  tab.socket.notify('online')
  void tab.sendQueue.flush()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(messageTexts(tab.conversation.state().messages)).toEqual(messageTexts(server.log))
  expect(messageTexts(server.log)).toHaveLength(13)
  expect(getUnsentOfUser('c')).toEqual([])
  expect(server.readMarks.customer_read_seq).toBe(1)
  tab.close()
})

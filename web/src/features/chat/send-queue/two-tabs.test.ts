// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestServer, createTestTab } from '../test/chat-fixture.ts'
import { buildThreadLines } from '../thread/thread-lines.ts'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Delivers the storage events of one tab to the others, one change at a time. */
function dispatchStorageEvents() {
  const { setItem, removeItem } = Storage.prototype
  const dispatch = (key: string, newValue: string | null) =>
    setTimeout(() => dispatchEvent(new StorageEvent('storage', { key, newValue })), 1)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    setItem.call(this, key, value)
    dispatch(key, value)
  })
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
    removeItem.call(this, key)
    dispatch(key, null)
  })
}

test('a message sent by one tab never disappears from another, even without server frames', async () => {
  const server = createTestServer()
  const tab = createTestTab(server)
  vi.resetModules()
  const { createTestTab: createSecondTab } = await import('../test/chat-fixture.ts')
  const { unsentMessages } = await import('./unsent-messages.ts')
  const silent = { readyState: 1, send() {}, close() {}, onopen: null, onmessage: null, onclose: null }
  const { conversation, close } = createSecondTab({ ...server, open: () => silent })
  await vi.advanceTimersByTimeAsync(100)
  dispatchStorageEvents()

  const seen: string[] = []
  const checkVisible = () => {
    const { messages } = conversation.state()
    const thread = { messages, unsent: unsentMessages.get(), side: 'customer' as const, readByOther: 0 }
    const lines = buildThreadLines({ ...thread, unreadFrom: undefined, online: true })
    seen.push(
      lines.map((line) => (line.kind === 'message' ? `${line.text}: ${line.deliveryStatus}` : '')).join(''),
    )
  }
  unsentMessages.subscribe(checkVisible)
  conversation.onChange(checkVisible)
  tab.write('Open on Sunday?', 'lost')
  await vi.advanceTimersByTimeAsync(5000)

  expect([...new Set(seen)]).toEqual(['Open on Sunday?: sending', 'Open on Sunday?: sent'])
  expect(unsentMessages.get()).toEqual([])
  tab.close()
  close()
})

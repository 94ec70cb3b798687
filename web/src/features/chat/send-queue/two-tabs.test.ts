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

/** What one tab stores the others hear a moment later, each change by itself. */
function dispatchStorageEvents() {
  const { setItem, removeItem } = Storage.prototype
  const tell = (key: string, newValue: string | null) =>
    setTimeout(() => dispatchEvent(new StorageEvent('storage', { key, newValue })), 1)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    setItem.call(this, key, value)
    tell(key, value)
  })
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
    removeItem.call(this, key)
    tell(key, null)
  })
}

test('what one tab has sent never vanishes from another, also when that one hears nothing of the server', async () => {
  const server = createTestServer()
  const tab = createTestTab(server)
  vi.resetModules()
  const { createTestTab: createSecondTab } = await import('../test/chat-fixture.ts')
  const { getAllUnsent, onUnsentChange } = await import('./unsent-messages.ts')
  const silent = { send() {}, close() {}, onopen: null, onmessage: null, onclose: null }
  const { conversation, close } = createSecondTab({ ...server, open: () => silent })
  await vi.advanceTimersByTimeAsync(100)
  dispatchStorageEvents()

  const seen: string[] = []
  const look = () => {
    const { messages } = conversation.state()
    const thread = { messages, unsent: getAllUnsent(), side: 'customer' as const, readByOther: 0 }
    const lines = buildThreadLines({ ...thread, unreadFrom: undefined, online: true })
    seen.push(
      lines.map((line) => (line.kind === 'said' ? `${line.text}: ${line.deliveryStatus}` : '')).join(''),
    )
  }
  onUnsentChange(look)
  conversation.onChange(look)
  tab.write('Open on Sunday?', 'lost')
  await vi.advanceTimersByTimeAsync(5000)

  expect([...new Set(seen)]).toEqual(['Open on Sunday?: sending', 'Open on Sunday?: sent'])
  expect(getAllUnsent()).toEqual([])
  tab.close()
  close()
})

// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getUnsentOfUser } from '../send-queue/unsent-messages.ts'
import { createTestServer, createTestTab, messageTexts, threadKey } from '../test/chat-fixture.ts'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

test('through disconnects, reloads, lost responses and duplicate frames each message appears once and in order', async () => {
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: fc.constant('answer' as const) }) },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('write' as const),
        fate: fc.constantFrom('arrives' as const, 'lost' as const, 'answer lost' as const),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('cut' as const), silently: fc.boolean() }) },
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 60_000 }) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constantFrom('heal' as const, 'reload' as const, 'repeat' as const) }),
    },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      localStorage.clear()
      const server = createTestServer()
      const written: string[] = []
      let replyCount = 0
      let tab = createTestTab(server)
      await vi.advanceTimersByTimeAsync(100)
      for (const one of steps) {
        if (one.do === 'answer')
          server.store({ message_id: `m${++replyCount}`, message: `m${replyCount}` }, 'merchant')
        if (one.do === 'write') {
          written.push(`c${written.length}`)
          tab.write(written.at(-1) as string, one.fate)
        }
        if (one.do === 'cut') server.cut(one.silently)
        if (one.do === 'heal') server.heal()
        if (one.do === 'repeat') server.repeat()
        if (one.do === 'reload') {
          tab.close()
          tab = createTestTab(server)
        }
        await vi.advanceTimersByTimeAsync(one.do === 'pass' ? one.ms : 5)
      }
      server.heal()
      if (tab.conversation.state().failure) void tab.conversation.load()
      await vi.advanceTimersByTimeAsync(15 * 60_000)
      while (tab.conversation.state().hasOlder) await tab.conversation.older()

      expect(messageTexts(tab.conversation.state().messages)).toEqual(messageTexts(server.log))
      expect(
        messageTexts(server.log)
          .filter((word) => word.startsWith('c'))
          .sort(),
      ).toEqual([...written].sort())
      expect(getUnsentOfUser('c')).toEqual([])
      tab.close()
      await vi.advanceTimersByTimeAsync(60_000)
    }),
    {
      numRuns: 200,
      // found here: an own response that arrived before the first message of the other side
      examples: [[[{ do: 'cut', silently: false }, { do: 'answer' }, { do: 'write', fate: 'arrives' }]]],
    },
  )
})

test('a read mark set while offline is sent on reconnect', async () => {
  const server = createTestServer()
  server.store({ message_id: 'm1', message: 'Hello' }, 'merchant')
  const tab = createTestTab(server)
  await vi.advanceTimersByTimeAsync(100)
  server.cut(false)
  tab.conversation.read(1)
  expect(server.readMarks.customer_read_seq).toBe(0)
  server.heal()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.readMarks.customer_read_seq).toBe(1)
  tab.close()
})

test('a message written offline stays in the send queue through a reload', async () => {
  const server = createTestServer()
  const before = createTestTab(server)
  await vi.advanceTimersByTimeAsync(100)
  server.cut(true)
  before.write('Are you open on Sunday?', 'arrives')
  await vi.advanceTimersByTimeAsync(100)
  before.close()
  expect(messageTexts(getUnsentOfUser('c') as never)).toEqual(['Are you open on Sunday?'])

  server.heal()
  const after = createTestTab(server)
  await vi.advanceTimersByTimeAsync(1000)
  expect(messageTexts(server.log)).toEqual(['Are you open on Sunday?'])
  expect(getUnsentOfUser('c')).toEqual([])
  after.close()
})

test('typing ends after six seconds, and when the message arrives', async () => {
  const server = createTestServer()
  const tab = createTestTab(server)
  await vi.advanceTimersByTimeAsync(100)
  const typing = () => tab.conversation.state().typing
  const types = () =>
    server.sendToJoined({ type: 'typing', ...threadKey, sender_type: 'merchant', typing: true })
  types()
  expect(typing()).toBe(true)
  await vi.advanceTimersByTimeAsync(6000)
  expect(typing()).toBe(false)
  types()
  server.store({ message_id: 'm', message: 'Yes' }, 'merchant')
  expect(typing()).toBe(false)
  tab.close()
})

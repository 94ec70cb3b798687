// @vitest-environment happy-dom
import type { DirectMessage } from '@mainstreet/contract/messages/message.ts'
import type { DownFrame } from '@mainstreet/contract/realtime/down.ts'
import type { UpFrame } from '@mainstreet/contract/realtime/up.ts'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiFailure } from '../../api/api-failure.ts'
import { liveSocket, type Wire } from '../../api/live/live-socket.ts'
import { openConversation } from './conversation.ts'
import { keepUnsent, type Unsent, unsentOf } from './outbox.ts'
import { postOffice } from './post-office.ts'

const key = { shop_id: 's', customer_id: 'c' }
const offline = () => new ApiFailure({ status: 0, code: 'network', message: '' })

/** A shop's server in a few lines: stores each message_id once, numbers them, tells who has joined. */
function aServer() {
  const log: DirectMessage[] = []
  const wires = new Set<{ wire: Wire; joined: boolean }>()
  const read = { customer_read_seq: 0, shop_read_seq: 0 }
  let reachable = true

  const marks = () => ({ ...key, last_seq: log.length, ...read, unread_count: 0 })
  function tell(frame: DownFrame, to = wires) {
    for (const { wire } of to) wire.onmessage?.({ data: JSON.stringify(frame) })
  }

  function hint(message: DirectMessage) {
    for (const place of wires)
      tell({ type: 'message_received', message, joined: place.joined }, new Set([place]))
  }

  return {
    log,
    read,
    tell,
    store(unsent: Pick<Unsent, 'message_id' | 'message'>, sender_type: 'customer' | 'merchant') {
      const known = log.find(({ message_id }) => message_id === unsent.message_id)
      if (known) return known
      const message = { ...key, ...unsent, sender_type, seq: log.length + 1 } as DirectMessage
      log.push(message)
      tell({ type: 'thread_changed', ...marks() })
      hint(message)
      return message
    },
    page({ before, after }: { before?: number; after?: number }) {
      if (!reachable) throw offline()
      const all = log.filter(({ seq }) => (before === undefined || seq < before) && seq > (after ?? 0))
      const data = after === undefined ? all.slice(-4) : all.slice(0, 4)
      return {
        data,
        has_older: (data[0]?.seq ?? 1) > 1,
        has_newer: data.length < all.length,
        thread: marks(),
      }
    },
    open(): Wire {
      const wire: Wire = { send, close, onopen: null, onmessage: null, onclose: null }
      const place = { wire, joined: false }
      function close() {
        wires.delete(place)
      }
      function send(text: string) {
        const frame = JSON.parse(text) as UpFrame
        if (!reachable) return
        if (frame.type === 'auth') {
          wires.add(place)
          tell({ type: 'auth_success', userId: 'c', shopId: null }, new Set([place]))
        }
        if (frame.type === 'ping') tell({ type: 'pong' }, new Set([place]))
        if (frame.type === 'message_read')
          read.customer_read_seq = Math.max(read.customer_read_seq, frame.seq)
        if (frame.type === 'join_chat') {
          place.joined = true
          tell({ type: 'chat_joined', ...marks(), present: true }, new Set([place]))
          for (const message of log.slice(frame.after ?? log.length))
            tell({ type: 'message_received', message, joined: true }, new Set([place]))
        }
      }
      setTimeout(() => (reachable ? wire.onopen?.() : wire.onclose?.({ code: 1006 })), 10)
      return wire
    },
    /** Sockets die in silence or with a word, and nothing gets through until it heals. */
    cut(silently: boolean) {
      reachable = false
      const gone = [...wires]
      wires.clear()
      if (!silently) for (const { wire } of gone) wire.onclose?.({ code: 1006 })
    },
    heal() {
      reachable = true
    },
    repeat() {
      const message = log.at(-1)
      if (message) hint(message)
    },
    get reachable() {
      return reachable
    },
  }
}

/** One tab; what it wrote outlives it. */
function aTab(server: ReturnType<typeof aServer>) {
  let fate: 'arrives' | 'lost' | 'answer lost' = 'arrives'
  const claims = () => ({ userId: 'c', userType: 'customer' as const, token: 't' })
  const socket = liveSocket({ open: server.open, claims })
  const post = postOffice({
    userId: () => 'c',
    async send(unsent) {
      const now = fate
      fate = 'arrives'
      if (!server.reachable || now === 'lost') throw offline()
      const message = server.store(unsent, 'customer')
      if (now === 'answer lost') throw offline()
      return message
    },
  })
  const conversation = openConversation(
    { key, side: 'customer' },
    { socket, fetchPage: async (range) => server.page(range), sendRead: async () => undefined },
  )
  post.onSent((message) => conversation.take([message]))
  void post.carry()
  return {
    socket,
    conversation,
    post,
    write(message: string, next: typeof fate) {
      fate = next
      keepUnsent({
        ...key,
        message_id: message,
        user_id: 'c',
        product_id: null,
        message,
        written_at: Date.now(),
      })
      void post.carry()
    },
    close() {
      conversation.close()
      post.stop()
    },
  }
}

const words = (messages: readonly DirectMessage[]) => messages.map(({ message }) => message)

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

test('through cuts, reloads, lost answers and doubled frames each message stands there once and in order', async () => {
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
      const server = aServer()
      const written: string[] = []
      let answers = 0
      let tab = aTab(server)
      await vi.advanceTimersByTimeAsync(100)
      for (const one of steps) {
        if (one.do === 'answer')
          server.store({ message_id: `m${++answers}`, message: `m${answers}` }, 'merchant')
        if (one.do === 'write') {
          written.push(`c${written.length}`)
          tab.write(written.at(-1) as string, one.fate)
        }
        if (one.do === 'cut') server.cut(one.silently)
        if (one.do === 'heal') server.heal()
        if (one.do === 'repeat') server.repeat()
        if (one.do === 'reload') {
          tab.close()
          tab = aTab(server)
        }
        await vi.advanceTimersByTimeAsync(one.do === 'pass' ? one.ms : 5)
      }
      server.heal()
      if (tab.conversation.state().failure) void tab.conversation.load()
      await vi.advanceTimersByTimeAsync(15 * 60_000)
      while (tab.conversation.state().hasOlder) await tab.conversation.older()

      expect(words(tab.conversation.state().messages)).toEqual(words(server.log))
      expect(
        words(server.log)
          .filter((word) => word.startsWith('c'))
          .sort(),
      ).toEqual([...written].sort())
      expect(unsentOf('c')).toEqual([])
      tab.close()
      await vi.advanceTimersByTimeAsync(60_000)
    }),
    {
      numRuns: 200,
      // found here: an own answer that came before the first message of the other side
      examples: [[[{ do: 'cut', silently: false }, { do: 'answer' }, { do: 'write', fate: 'arrives' }]]],
    },
  )
})

test('what was read without a connection is told when there is one', async () => {
  const server = aServer()
  server.store({ message_id: 'm1', message: 'Hello' }, 'merchant')
  const tab = aTab(server)
  await vi.advanceTimersByTimeAsync(100)
  server.cut(false)
  tab.conversation.read(1)
  expect(server.read.customer_read_seq).toBe(0)
  server.heal()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.read.customer_read_seq).toBe(1)
  tab.close()
})

test('what was written without a connection waits in the outbox through a reload', async () => {
  const server = aServer()
  const before = aTab(server)
  await vi.advanceTimersByTimeAsync(100)
  server.cut(true)
  before.write('Are you open on Sunday?', 'arrives')
  await vi.advanceTimersByTimeAsync(100)
  before.close()
  expect(words(unsentOf('c') as never)).toEqual(['Are you open on Sunday?'])

  server.heal()
  const after = aTab(server)
  await vi.advanceTimersByTimeAsync(1000)
  expect(words(server.log)).toEqual(['Are you open on Sunday?'])
  expect(unsentOf('c')).toEqual([])
  after.close()
})

test('typing is over after six seconds, and when the message comes', async () => {
  const server = aServer()
  const tab = aTab(server)
  await vi.advanceTimersByTimeAsync(100)
  const typing = () => tab.conversation.state().typing
  const types = () => server.tell({ type: 'typing', ...key, side: 'merchant', typing: true })
  types()
  expect(typing()).toBe(true)
  await vi.advanceTimersByTimeAsync(6000)
  expect(typing()).toBe(false)
  types()
  server.store({ message_id: 'm', message: 'Yes' }, 'merchant')
  expect(typing()).toBe(false)
  tab.close()
})

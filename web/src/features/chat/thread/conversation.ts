import type { AnswerOf } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import type { DirectMessage, Side, ThreadKey, ThreadMarks } from '@mainstreet/contract/chat/message.ts'
import { chat } from '@mainstreet/contract/limits.ts'
import type { DownFrame } from '@mainstreet/contract/live/live-server-frame.ts'
import type { LiveSocket } from '../../../api/live/live-socket.ts'
import { isSameThread, lastInRow, withMarks, withMessages } from '../thread-messages.ts'

type Page = AnswerOf<typeof calls.listMessages>
type Ports = {
  socket: Pick<LiveSocket, 'say' | 'status' | 'onStatus' | 'subscribe'>
  fetchPage: (range: { before?: number; after?: number }) => Promise<Page>
  /** Where no socket is: the same by a call. */
  sendRead: (seq: number) => Promise<unknown>
}
type About = { key: ThreadKey; side: Side }

export type ConversationState = {
  messages: readonly DirectMessage[]
  marks: ThreadMarks
  hasOlder: boolean
  loading: 'first' | 'older' | undefined
  /** Why there is nothing to show. */
  failure: unknown
  /** Why there is no more of what was before. */
  olderFailure: unknown
  /** Of the other side; undefined when nobody can tell. */
  present: boolean | undefined
  typing: boolean
}

/** Without a socket the thread is asked for news every so often. */
const backstopMs = 15_000

const empty: ConversationState = {
  messages: [],
  marks: { last_seq: 0, customer_read_seq: 0, shop_read_seq: 0 },
  hasOlder: false,
  loading: 'first',
  failure: undefined,
  olderFailure: undefined,
  present: undefined,
  typing: false,
}

export type Conversation = ReturnType<typeof openConversation>

/**
 * One thread as this tab sees it: the newest page by a call, then live from its last number on. Frames may be lost,
 * doubled or late; the numbers tell what is missing.
 */
export function openConversation({ key, side }: About, { socket, fetchPage, sendRead }: Ports) {
  let state = empty
  let joined: 'no' | 'asked' | 'yes' = 'no'
  let wasConnected = false
  /** The number that the newest page began with, or the pages before it. */
  let from = 1
  /** How far this side has read, whether or not the server knows yet. */
  let readUpTo = 0
  let catchingUp = false
  let closed = false
  let typingEnds: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const mine = side === 'customer' ? 'customer_read_seq' : 'shop_read_seq'

  function change(next: Partial<ConversationState>) {
    if (closed) return
    state = { ...state, ...next }
    for (const listener of [...listeners]) listener()
  }

  function take(arrived: readonly DirectMessage[]) {
    const messages = withMessages(state.messages, arrived)
    if (messages === state.messages) return
    change({ messages })
    if (lastInRow(messages, from) < (messages.at(-1)?.seq ?? 0)) fillIn()
  }

  async function load() {
    change({ loading: 'first', failure: undefined })
    try {
      const page = await fetchPage({})
      from = page.data[0]?.seq ?? 1
      take(page.data)
      change({ marks: withMarks(state.marks, page.thread), hasOlder: page.has_older, loading: undefined })
      join()
    } catch (failure) {
      change({ loading: undefined, failure })
    }
  }

  function join() {
    if (state.loading === 'first' || state.failure || closed) return
    if (socket.say({ type: 'join_chat', ...key, after: lastInRow(state.messages, from) })) joined = 'asked'
  }

  function hear(frame: DownFrame) {
    if (frame.type === 'error') return onRefused(frame)
    if (!('shop_id' in frame || 'message' in frame) || !isSameThread(keyOf(frame), key)) return
    switch (frame.type) {
      case 'chat_joined':
        joined = 'yes'
        change({ marks: withMarks(state.marks, frame), present: frame.present })
        // what was read while nobody heard it
        if (readUpTo > frame[mine]) tellRead(readUpTo)
        return
      case 'thread_changed':
        return change({ marks: withMarks(state.marks, frame) })
      case 'message_received':
        return onMessage(frame)
      case 'message_read': {
        const mark = frame.reader === 'customer' ? 'customer_read_seq' : 'shop_read_seq'
        return change({ marks: withMarks(state.marks, { ...state.marks, [mark]: frame.seq }) })
      }
      case 'typing':
        return frame.side === side ? undefined : onTyping(frame.typing)
      case 'presence':
        return frame.side === side ? undefined : change({ present: frame.present })
    }
  }

  function onRefused({ re, message }: Extract<DownFrame, { type: 'error' }>) {
    if (re !== 'join_chat' || joined !== 'asked') return
    joined = 'no'
    console.warn('The thread could not be followed live', message)
  }

  function onMessage({ message, joined: inOrder }: Extract<DownFrame, { type: 'message_received' }>) {
    take([message])
    if (message.sender_type !== side) onTyping(false)
    const missing = message.seq > lastInRow(state.messages, from)
    // only who has joined is promised every message; before that it is a hint
    if (missing && inOrder && joined === 'yes') join()
  }

  function fillIn() {
    // asked again every so often in any case
    catchUp().catch(() => undefined)
  }

  function onTyping(typing: boolean) {
    clearTimeout(typingEnds)
    if (typing) typingEnds = setTimeout(() => change({ typing: false }), chat.typingMs)
    if (typing !== state.typing) change({ typing })
  }

  function onStatus() {
    const connected = socket.status().status === 'connected'
    if (connected === wasConnected) return
    wasConnected = connected
    joined = 'no'
    if (!connected) {
      onTyping(false)
      return change({ present: undefined })
    }
    if (state.failure) void load()
    else join()
  }

  /** What came after the last one, page by page; for when the socket cannot tell. */
  async function catchUp() {
    if (catchingUp || joined === 'yes' || state.loading || state.failure) return
    catchingUp = true
    try {
      for (let more = true; more && !closed; ) {
        const page = await fetchPage({ after: lastInRow(state.messages, from) })
        take(page.data)
        change({ marks: withMarks(state.marks, page.thread) })
        more = page.has_newer && page.data.length > 0
      }
    } finally {
      catchingUp = false
    }
  }

  function tellRead(seq: number) {
    // what gets lost here is told again at the next join
    if (!socket.say({ type: 'message_read', ...key, seq })) sendRead(seq).catch(() => undefined)
  }

  const leave = socket.subscribe(hear)
  const unwatch = socket.onStatus(onStatus)
  const backstop = setInterval(fillIn, backstopMs)
  wasConnected = socket.status().status === 'connected'
  void load()

  return {
    state: () => state,
    onChange(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    take,
    load,
    async older() {
      const first = state.messages.at(0)
      if (!first || !state.hasOlder || state.loading) return
      change({ loading: 'older', olderFailure: undefined })
      try {
        const page = await fetchPage({ before: first.seq })
        from = page.data[0]?.seq ?? first.seq
        take(page.data)
        change({ hasOlder: page.has_older, loading: undefined })
      } catch (olderFailure) {
        change({ loading: undefined, olderFailure })
      }
    },
    read(seq: number) {
      if (seq <= Math.max(readUpTo, state.marks[mine])) return
      readUpTo = seq
      change({ marks: withMarks(state.marks, { ...state.marks, [mine]: seq }) })
      tellRead(seq)
    },
    tellTyping: (typing: boolean) => socket.say({ type: 'typing', ...key, typing }),
    close() {
      closed = true
      clearInterval(backstop)
      clearTimeout(typingEnds)
      socket.say({ type: 'leave_chat', ...key })
      unwatch()
      leave()
    },
  }
}

function keyOf(frame: DownFrame): ThreadKey {
  if (frame.type === 'message_received') return frame.message
  return frame as unknown as ThreadKey
}

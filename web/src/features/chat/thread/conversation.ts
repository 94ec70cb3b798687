import type { CallResponse } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import { chatLimits } from '@mainstreet/contract/chat/limits.ts'
import type {
  DirectMessage,
  ThreadKey,
  ThreadReadMarkers,
  ThreadSide,
} from '@mainstreet/contract/chat/message.ts'
import type { LiveServerFrame } from '@mainstreet/contract/live/live-server-frame.ts'
import type { LiveSocket } from '../../../queries/live/live-socket.ts'
import { createEmitter } from '../../../ui/hooks/create-store.ts'
import { isSameThread, lastContiguousSeq, mergeMessages, mergeReadMarks } from '../thread-messages.ts'

type MessagesPage = CallResponse<typeof calls.listMessages>
type ConversationDeps = {
  socket: Pick<LiveSocket, 'send' | 'status' | 'onStatus' | 'subscribe'>
  fetchPage: (range: { before?: number; after?: number }) => Promise<MessagesPage>
  /** Does the same by a call, when there is no socket. */
  sendRead: (seq: number) => Promise<unknown>
}
type ConversationSide = { key: ThreadKey; side: ThreadSide }

export type ConversationState = {
  messages: readonly DirectMessage[]
  readMarks: ThreadReadMarkers
  hasOlder: boolean
  loading: 'first' | 'older' | undefined
  /** Why the thread could not be loaded. */
  failure: unknown
  /** Why earlier messages could not be loaded. */
  olderFailure: unknown
  /** Whether the other side is present; undefined when unknown. */
  present: boolean | undefined
  typing: boolean
}

/** Without a socket the thread is polled. */
const pollIntervalMs = 15_000

const initialState: ConversationState = {
  messages: [],
  readMarks: { last_seq: 0, customer_read_seq: 0, shop_read_seq: 0 },
  hasOlder: false,
  loading: 'first',
  failure: undefined,
  olderFailure: undefined,
  present: undefined,
  typing: false,
}

export type Conversation = ReturnType<typeof createConversation>

/**
 * One thread in this tab: the newest page by a call, then live from its last seq on. Frames may be lost,
 * duplicated or late; the numbers show what is missing.
 */
export function createConversation(
  { key, side }: ConversationSide,
  { socket, fetchPage, sendRead }: ConversationDeps,
) {
  let state = initialState
  let joinState: 'no' | 'asked' | 'yes' = 'no'
  let wasConnected = false
  /** The first loaded seq. */
  let from = 1
  /** How far this side has read, whether or not the server knows yet. */
  let readUpTo = 0
  let catchingUp = false
  let closed = false
  let typingEnds: ReturnType<typeof setTimeout> | undefined
  const changes = createEmitter()
  const ownReadField = side === 'customer' ? 'customer_read_seq' : 'shop_read_seq'

  function setState(next: Partial<ConversationState>) {
    if (closed) return
    state = { ...state, ...next }
    changes.emit()
  }

  function take(arrived: readonly DirectMessage[]) {
    const messages = mergeMessages(state.messages, arrived)
    if (messages === state.messages) return
    setState({ messages })
    if (lastContiguousSeq(messages, from) < (messages.at(-1)?.seq ?? 0)) fetchMissing()
  }

  async function load() {
    setState({ loading: 'first', failure: undefined })
    try {
      const page = await fetchPage({})
      from = page.data[0]?.seq ?? 1
      take(page.data)
      setState({
        readMarks: mergeReadMarks(state.readMarks, page.thread),
        hasOlder: page.has_older,
        loading: undefined,
      })
      join()
    } catch (failure) {
      setState({ loading: undefined, failure })
    }
  }

  function join() {
    if (state.loading === 'first' || state.failure || closed) return
    if (socket.send({ type: 'join_chat', ...key, after: lastContiguousSeq(state.messages, from) }))
      joinState = 'asked'
  }

  function handleFrame(frame: LiveServerFrame) {
    if (frame.type === 'error') return onError(frame)
    const frameKey = getThreadKey(frame)
    if (!frameKey || !isSameThread(frameKey, key)) return
    switch (frame.type) {
      case 'chat_joined':
        joinState = 'yes'
        setState({ readMarks: mergeReadMarks(state.readMarks, frame), present: frame.present })
        // read marks from the time without a connection
        if (readUpTo > frame[ownReadField]) sendReadMark(readUpTo)
        return
      case 'thread_changed':
        return setState({ readMarks: mergeReadMarks(state.readMarks, frame) })
      case 'message_received':
        return onMessage(frame)
      case 'message_read': {
        const mark = frame.reader === 'customer' ? 'customer_read_seq' : 'shop_read_seq'
        return setState({
          readMarks: mergeReadMarks(state.readMarks, { ...state.readMarks, [mark]: frame.seq }),
        })
      }
      case 'typing':
        return frame.sender_type === side ? undefined : onTyping(frame.typing)
      case 'presence':
        return frame.side === side ? undefined : setState({ present: frame.present })
    }
  }

  function onError({ reply_to, message }: Extract<LiveServerFrame, { type: 'error' }>) {
    if (reply_to !== 'join_chat' || joinState !== 'asked') return
    joinState = 'no'
    console.warn('The live chat request was rejected', message)
  }

  function onMessage({ message, joined: inOrder }: Extract<LiveServerFrame, { type: 'message_received' }>) {
    take([message])
    if (message.sender_type !== side) onTyping(false)
    const missing = message.seq > lastContiguousSeq(state.messages, from)
    // only joined clients get every message; before that a frame is a hint
    if (missing && inOrder && joinState === 'yes') join()
  }

  function fetchMissing() {
    // polling continues in any case
    catchUp().catch(() => undefined)
  }

  function onTyping(typing: boolean) {
    clearTimeout(typingEnds)
    if (typing) typingEnds = setTimeout(() => setState({ typing: false }), chatLimits.typingTimeoutMs)
    if (typing !== state.typing) setState({ typing })
  }

  function onStatus() {
    const connected = socket.status().status === 'connected'
    if (connected === wasConnected) return
    wasConnected = connected
    joinState = 'no'
    if (!connected) {
      onTyping(false)
      return setState({ present: undefined })
    }
    if (state.failure) void load()
    else join()
  }

  /** Loads everything after the last message, page by page, without the socket. */
  async function catchUp() {
    if (catchingUp || joinState === 'yes' || state.loading || state.failure) return
    catchingUp = true
    try {
      for (let more = true; more && !closed; ) {
        const page = await fetchPage({ after: lastContiguousSeq(state.messages, from) })
        take(page.data)
        setState({ readMarks: mergeReadMarks(state.readMarks, page.thread) })
        more = page.has_newer && page.data.length > 0
      }
    } finally {
      catchingUp = false
    }
  }

  function sendReadMark(seq: number) {
    // a lost read mark is sent again after the next join
    if (!socket.send({ type: 'message_read', ...key, seq })) sendRead(seq).catch(() => undefined)
  }

  const unsubscribeFrames = socket.subscribe(handleFrame)
  const unsubscribeStatus = socket.onStatus(onStatus)
  const pollTimer = setInterval(fetchMissing, pollIntervalMs)
  wasConnected = socket.status().status === 'connected'
  void load()

  return {
    state: () => state,
    onChange: changes.subscribe,
    take,
    load,
    async older() {
      const first = state.messages.at(0)
      if (!first || !state.hasOlder || state.loading) return
      setState({ loading: 'older', olderFailure: undefined })
      try {
        const page = await fetchPage({ before: first.seq })
        from = page.data[0]?.seq ?? first.seq
        take(page.data)
        setState({ hasOlder: page.has_older, loading: undefined })
      } catch (olderFailure) {
        setState({ loading: undefined, olderFailure })
      }
    },
    read(seq: number) {
      if (seq <= Math.max(readUpTo, state.readMarks[ownReadField])) return
      readUpTo = seq
      setState({ readMarks: mergeReadMarks(state.readMarks, { ...state.readMarks, [ownReadField]: seq }) })
      sendReadMark(seq)
    },
    sendTyping: (typing: boolean) => socket.send({ type: 'typing', ...key, typing }),
    close() {
      closed = true
      clearInterval(pollTimer)
      clearTimeout(typingEnds)
      socket.send({ type: 'leave_chat', ...key })
      unsubscribeStatus()
      unsubscribeFrames()
    },
  }
}

function getThreadKey(frame: LiveServerFrame): ThreadKey | undefined {
  if (frame.type === 'message_received') return frame.message
  return 'shop_id' in frame && 'customer_id' in frame ? frame : undefined
}

import type { DirectMessage } from '@mainstreet/contract/chat/message.ts'
import { closeCodes } from '@mainstreet/contract/live/close-codes.ts'
import type { LiveClientFrame } from '@mainstreet/contract/live/live-client-frame.ts'
import type { LiveServerFrame } from '@mainstreet/contract/live/live-server-frame.ts'
import { ApiError } from '../../../api/api-error.ts'
import { createLiveSocket, type WebSocketLike } from '../../../queries/live/live-socket.ts'
import { createSendQueue } from '../send-queue/send-queue.ts'
import { storeUnsent, type UnsentMessage } from '../send-queue/unsent-messages.ts'
import { createConversation } from '../thread/conversation.ts'

export const threadKey = { shop_id: 's', customer_id: 'c' }
const offline = () => new ApiError({ status: 0, code: 'network', message: '' })

/** A minimal chat server: stores each message_id once, numbers messages, and sends them to joined clients. */
export function createTestServer() {
  const log: DirectMessage[] = []
  const connections = new Set<{ wire: WebSocketLike; joined: boolean }>()
  const readMarks = { customer_read_seq: 0, shop_read_seq: 0 }
  let reachable = true
  let validToken = 't'

  const marks = () => ({ ...threadKey, last_seq: log.length, ...readMarks, unread_count: 0 })
  function sendToJoined(frame: LiveServerFrame, to = connections) {
    for (const { wire } of to) wire.onmessage?.({ data: JSON.stringify(frame) })
  }

  function hint(message: DirectMessage) {
    for (const place of connections)
      sendToJoined({ type: 'message_received', message, joined: place.joined }, new Set([place]))
  }

  return {
    log,
    readMarks,
    sendToJoined,
    store(unsent: Pick<UnsentMessage, 'message_id' | 'message'>, sender_type: 'customer' | 'merchant') {
      const known = log.find(({ message_id }) => message_id === unsent.message_id)
      if (known) return known
      const message = { ...threadKey, ...unsent, sender_type, seq: log.length + 1 } as DirectMessage
      log.push(message)
      sendToJoined({ type: 'thread_changed', ...marks() })
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
    open(): WebSocketLike {
      const wire: WebSocketLike = { readyState: 1, send, close, onopen: null, onmessage: null, onclose: null }
      const place = { wire, joined: false }
      function close() {
        connections.delete(place)
      }
      function send(text: string) {
        const frame = JSON.parse(text) as LiveClientFrame
        if (!reachable) return
        if (frame.type === 'auth') {
          if (frame.token !== validToken) return void wire.onclose?.({ code: closeCodes.sessionEnded })
          connections.add(place)
          sendToJoined({ type: 'auth_success', userId: 'c', shopId: null }, new Set([place]))
        }
        if (frame.type === 'ping') sendToJoined({ type: 'pong' }, new Set([place]))
        if (frame.type === 'message_read')
          readMarks.customer_read_seq = Math.max(readMarks.customer_read_seq, frame.seq)
        if (frame.type === 'join_chat') {
          place.joined = true
          sendToJoined({ type: 'chat_joined', ...marks(), present: true }, new Set([place]))
          for (const message of log.slice(frame.after ?? log.length))
            sendToJoined({ type: 'message_received', message, joined: true }, new Set([place]))
        }
      }
      setTimeout(() => (reachable ? wire.onopen?.() : wire.onclose?.({ code: 1006 })), 10)
      return wire
    },
    /** Closes sockets with or without a close frame; no connection succeeds until `heal`. */
    cut(silently: boolean) {
      reachable = false
      const gone = [...connections]
      connections.clear()
      if (!silently) for (const { wire } of gone) wire.onclose?.({ code: 1006 })
    },
    heal() {
      reachable = true
    },
    /** From now on only this token is valid; sockets with an older one are closed. */
    expire(next: string) {
      validToken = next
      const gone = [...connections]
      connections.clear()
      for (const { wire } of gone) wire.onclose?.({ code: closeCodes.sessionEnded })
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

/** One tab; its stored messages outlive it. */
export function createTestTab(server: ReturnType<typeof createTestServer>) {
  let network: 'arrives' | 'lost' | 'answer lost' = 'arrives'
  let token = 't'
  const claims = () => ({ userId: 'c', userType: 'customer' as const, token })
  const socket = createLiveSocket({ open: server.open, claims })
  const sendQueue = createSendQueue({
    userId: () => 'c',
    async send(unsent) {
      const now = network
      network = 'arrives'
      if (!server.reachable || now === 'lost') throw offline()
      const message = server.store(unsent, 'customer')
      if (now === 'answer lost') throw offline()
      return message
    },
  })
  const conversation = createConversation(
    { key: threadKey, side: 'customer' },
    { socket, fetchPage: async (range) => server.page(range), sendRead: async () => undefined },
  )
  sendQueue.onSent((message) => conversation.take([message]))
  void sendQueue.flush()
  return {
    socket,
    conversation,
    sendQueue,
    renew(next: string) {
      token = next
      socket.onTokenRenewed()
    },
    write(message: string, next: typeof network) {
      network = next
      storeUnsent({
        ...threadKey,
        message_id: message,
        user_id: 'c',
        product_id: null,
        message,
        written_at: Date.now(),
      })
      void sendQueue.flush()
    },
    close() {
      conversation.close()
      sendQueue.stop()
    },
  }
}

export const messageTexts = (messages: readonly DirectMessage[]) => messages.map(({ message }) => message)

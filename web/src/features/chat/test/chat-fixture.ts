import type { DirectMessage } from '@mainstreet/contract/chat/message.ts'
import { closing } from '@mainstreet/contract/live/close-codes.ts'
import type { UpFrame } from '@mainstreet/contract/live/live-client-frame.ts'
import type { DownFrame } from '@mainstreet/contract/live/live-server-frame.ts'
import { ApiFailure } from '../../../api/api-error.ts'
import { liveSocket, type Wire } from '../../../api/live/live-socket.ts'
import { postOffice } from '../send-queue/send-queue.ts'
import { keepUnsent, type Unsent } from '../send-queue/unsent-messages.ts'
import { openConversation } from '../thread/conversation.ts'

export const key = { shop_id: 's', customer_id: 'c' }
const offline = () => new ApiFailure({ status: 0, code: 'network', message: '' })

/** A shop's server in a few lines: stores each message_id once, numbers them, tells who has joined. */
export function aServer() {
  const log: DirectMessage[] = []
  const wires = new Set<{ wire: Wire; joined: boolean }>()
  const read = { customer_read_seq: 0, shop_read_seq: 0 }
  let reachable = true
  let validToken = 't'

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
          if (frame.token !== validToken) return void wire.onclose?.({ code: closing.sessionOver })
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
    /** From now on only this token proves who somebody is; sockets of the former are closed. */
    expire(next: string) {
      validToken = next
      const gone = [...wires]
      wires.clear()
      for (const { wire } of gone) wire.onclose?.({ code: closing.sessionOver })
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
export function aTab(server: ReturnType<typeof aServer>) {
  let fate: 'arrives' | 'lost' | 'answer lost' = 'arrives'
  let token = 't'
  const claims = () => ({ userId: 'c', userType: 'customer' as const, token })
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
    renew(next: string) {
      token = next
      socket.renewed()
    },
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

export const words = (messages: readonly DirectMessage[]) => messages.map(({ message }) => message)

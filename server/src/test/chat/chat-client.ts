import { randomUUID } from 'node:crypto'
import { calls } from '@mainstreet/contract/calls.ts'
import type { DirectMessage, ThreadKey, ThreadSide } from '@mainstreet/contract/chat/message.ts'
import { vi } from 'vitest'
import { connectSocket, type SocketClient } from '../clients/socket-client.ts'
import type { Append, ThreadRead } from '../histories/append-history.ts'
import type { InProcessNode } from '../nodes/in-process-node.ts'
import type { TestUser } from '../setup/test-user.ts'

/**
 * A client that behaves as the contract requires: a send queue that repeats until there is a response, a list of
 * what it received, and a position that is sent after each reconnect.
 */
export type ChatClient = {
  messages: DirectMessage[]
  /** What it has sent, and its messages as a read that should be complete now. */
  getHistory(): (Append | ThreadRead)[]
  queueMessage(text: string): void
  /** Sends the queued messages, each `times` at once; some responses get lost. */
  flush(node: Pick<InProcessNode, 'port'>, times?: number, isResponseLost?: () => boolean): Promise<void>
  connect(node: Pick<InProcessNode, 'port'>): Promise<void>
  disconnect(): void
  /** The code with which the server closed the socket. */
  getCloseCode(): number | undefined
  /** A browser does this every 90 s: silent connections are closed. */
  ping(): void
  hasUnsentMessages(): boolean
  markRead(node: Pick<InProcessNode, 'port'>): Promise<void>
}

/** Its message is stored before a client of the thread connects. */
export async function beginThread(customer: TestUser, key: ThreadKey): Promise<Append> {
  const [message_id, startedAt] = [randomUUID(), performance.now()]
  await customer.send(calls.sendMessage, { body: { ...key, message: 'Hello', message_id } })
  const times = { startedAt, endedAt: performance.now() }
  return {
    ...{ kind: 'append', process: customer.id, thread: key.shop_id, id: message_id, outcome: 'ok' },
    ...times,
  }
}

export function createChatClient(user: TestUser, key: ThreadKey, side: ThreadSide): ChatClient {
  const outbox: { message_id: string; text: string }[] = []
  const messages: DirectMessage[] = []
  const appends = new Map<string, Append>()
  let client: SocketClient | undefined
  let closedWith: number | undefined

  function take(from: SocketClient, message: DirectMessage) {
    if (from === client) messages.push(message)
  }

  async function call(
    node: Pick<InProcessNode, 'port'>,
    method: string,
    path: string,
    body: object,
  ): Promise<Response> {
    return fetch(`http://127.0.0.1:${node.port}${path}`, {
      method,
      headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }

  /** Its outcome is unknown until there is a response. */
  function beginAppend(id: string): Append {
    const startedAt = performance.now()
    const append: Append = {
      ...{ kind: 'append', process: user.id, thread: key.shop_id, id, outcome: 'unknown' },
      ...{ startedAt, endedAt: Infinity },
    }
    appends.set(id, append)
    return append
  }

  return {
    messages,
    getHistory() {
      const now = performance.now()
      const seen = messages.map(({ message_id, seq }) => ({ id: message_id, position: seq }))
      const times = { startedAt: now, endedAt: now }
      return [
        ...appends.values(),
        { kind: 'read', process: user.id, thread: key.shop_id, messages: seen, isCurrent: true, ...times },
      ]
    },
    queueMessage(text) {
      outbox.push({ message_id: randomUUID(), text })
    },
    async flush(node, times = 1, isResponseLost = () => false) {
      // a client keeps the order of its messages: the next one is sent after the response to this one
      for (const { message_id, text } of [...outbox]) {
        const append = appends.get(message_id) ?? beginAppend(message_id)
        const body = { ...key, sender_id: user.id, sender_type: side, message: text, message_id }
        const responses = await Promise.all(
          Array.from({ length: times }, () =>
            call(node, 'POST', calls.sendMessage.path, body).catch(() => undefined),
          ),
        )
        const response = responses.find((one) => one?.status === 201)
        if (!response || isResponseLost()) return
        Object.assign(append, { outcome: 'ok', endedAt: performance.now() })
        outbox.splice(
          outbox.findIndex((one) => one.message_id === message_id),
          1,
        )
      }
    },
    async connect(node) {
      client?.disconnect()
      const fresh = await connectSocket(node).catch(() => undefined)
      if (!fresh) return
      client = fresh
      closedWith = undefined
      void fresh.closed.then((code) => {
        if (client === fresh) closedWith = code
      })
      fresh.socket.on('message', (data) => {
        const frame = JSON.parse(String(data))
        if (frame.type === 'message_received' && frame.joined) take(fresh, frame.message)
      })
      fresh.send({ type: 'auth', userId: user.id, userType: side, token: user.token ?? '' })
      fresh.send({ type: 'join_chat', ...key, after: messages.at(-1)?.seq ?? 0 })
      await vi.waitFor(() => {
        const isIn =
          fresh.framesOfType('chat_joined').length > 0 || fresh.socket.readyState !== fresh.socket.OPEN
        if (!isIn) throw new Error('not yet')
      })
    },
    disconnect() {
      client?.disconnect()
      client = undefined
      closedWith = undefined
    },
    getCloseCode: () => closedWith,
    ping: () => client?.socket.readyState === client?.socket.OPEN && client?.send({ type: 'ping' }),
    hasUnsentMessages: () => outbox.length > 0,
    async markRead(node) {
      await call(node, 'PATCH', calls.markThreadRead.path, key).catch(() => undefined)
    },
  }
}

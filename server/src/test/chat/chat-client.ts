import { randomUUID } from 'node:crypto'
import { calls } from '@mainstreet/contract/calls.ts'
import type { DirectMessage, ThreadKey, ThreadSide } from '@mainstreet/contract/chat/message.ts'
import { vi } from 'vitest'
import { connectSocket, type SocketClient } from '../clients/socket-client.ts'
import type { InProcessNode } from '../nodes/in-process-node.ts'
import type { TestUser } from '../setup/test-app.ts'

/**
 * A client that behaves as the contract requires: a send queue that repeats until there is a response, a list that
 * appends the next message and drops known ones, and a position that is sent after each reconnect.
 */
export type ChatClient = {
  messages: DirectMessage[]
  /** Violations that a client must never see. */
  problems: string[]
  /** The message_ids that were acknowledged as stored. */
  acknowledged: Set<string>
  queueMessage(text: string): void
  /** Sends the queued messages, each `times` at once; some responses get lost. */
  flush(node: Pick<InProcessNode, 'port'>, times?: number, isAnswerLost?: () => boolean): Promise<void>
  connect(node: Pick<InProcessNode, 'port'>): Promise<void>
  disconnect(): void
  /** The code with which the server closed the socket. */
  getCloseCode(): number | undefined
  /** A browser does this every 90 s: silent connections are closed. */
  ping(): void
  hasUnsentMessages(): boolean
  markRead(node: Pick<InProcessNode, 'port'>): Promise<void>
}

export function createChatClient(who: TestUser, key: ThreadKey, side: ThreadSide): ChatClient {
  const outbox: { message_id: string; text: string }[] = []
  const messages: DirectMessage[] = []
  const problems: string[] = []
  const acknowledged = new Set<string>()
  let guest: SocketClient | undefined
  let closedWith: number | undefined

  function take(from: SocketClient, message: DirectMessage) {
    if (from !== guest) return
    const last = messages.at(-1)?.seq ?? 0
    if (message.seq === last + 1) return void messages.push(message)
    problems.push(`after ${last} came ${message.seq}`)
  }

  async function call(
    node: Pick<InProcessNode, 'port'>,
    method: string,
    path: string,
    body: object,
  ): Promise<Response> {
    return fetch(`http://127.0.0.1:${node.port}${path}`, {
      method,
      headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }

  return {
    messages,
    problems,
    acknowledged,
    queueMessage(text) {
      outbox.push({ message_id: randomUUID(), text })
    },
    async flush(node, times = 1, isAnswerLost = () => false) {
      // a client keeps the order of its messages: the next one is sent after the response to this one
      for (const { message_id, text } of [...outbox]) {
        const body = { ...key, sender_id: who.id, sender_type: side, message: text, message_id }
        const answers = await Promise.all(
          Array.from({ length: times }, () =>
            call(node, 'POST', calls.sendMessage.path, body).catch(() => undefined),
          ),
        )
        const answer = answers.find((one) => one?.status === 201)
        if (!answer || isAnswerLost()) return
        acknowledged.add(message_id)
        outbox.splice(
          outbox.findIndex((one) => one.message_id === message_id),
          1,
        )
      }
    },
    async connect(node) {
      guest?.disconnect()
      const fresh = await connectSocket(node).catch(() => undefined)
      if (!fresh) return
      guest = fresh
      closedWith = undefined
      void fresh.closed.then((code) => {
        if (guest === fresh) closedWith = code
      })
      fresh.socket.on('message', (data) => {
        const frame = JSON.parse(String(data))
        if (frame.type === 'message_received' && frame.joined) take(fresh, frame.message)
      })
      fresh.send({ type: 'auth', userId: who.id, userType: side, token: who.token ?? '' })
      fresh.send({ type: 'join_chat', ...key, after: messages.at(-1)?.seq ?? 0 })
      await vi.waitFor(() => {
        const isIn =
          fresh.framesOfType('chat_joined').length > 0 || fresh.socket.readyState !== fresh.socket.OPEN
        if (!isIn) throw new Error('not yet')
      })
    },
    disconnect() {
      guest?.disconnect()
      guest = undefined
      closedWith = undefined
    },
    getCloseCode: () => closedWith,
    ping: () => guest?.socket.readyState === guest?.socket.OPEN && guest?.send({ type: 'ping' }),
    hasUnsentMessages: () => outbox.length > 0,
    async markRead(node) {
      await call(node, 'PATCH', calls.markThreadRead.path, key).catch(() => undefined)
    },
  }
}

import type { ThreadKey } from '@mainstreet/contract/chat/message.ts'
import type { LiveClientFrame } from '@mainstreet/contract/live/live-client-frame.ts'
import { type LiveServerFrame, liveServerFrame } from '@mainstreet/contract/live/live-server-frame.ts'
import { expect, vi } from 'vitest'
import { type ClientOptions, WebSocket } from 'ws'
import type { InProcessNode } from '../nodes/in-process-node.ts'
import type { TestUser } from '../setup/test-user.ts'

type DownFrameOfType<T extends LiveServerFrame['type']> = Extract<LiveServerFrame, { type: T }>

/** The client side of /ws. */
export type SocketClient = {
  socket: WebSocket
  frames: LiveServerFrame[]
  /** The code that it was closed with. */
  closed: Promise<number>
  send(frame: LiveClientFrame | object | string): void
  framesOfType<T extends LiveServerFrame['type']>(type: T): DownFrameOfType<T>[]
  /** The `seq` numbers received in the joined thread. */
  getThreadSeqs(): number[]
  waitForFrame<T extends LiveServerFrame['type']>(type: T, expected?: object): Promise<DownFrameOfType<T>>
  disconnect(): void
}

export async function connectSocket(
  { port }: Pick<InProcessNode, 'port'>,
  options: ClientOptions = {},
): Promise<SocketClient> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, options)
  const frames: LiveServerFrame[] = []
  socket.on('message', (data) => frames.push(liveServerFrame.parse(JSON.parse(String(data)))))
  socket.on('error', () => {})
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve())
    socket.once('error', reject)
  })
  const framesOfType = <T extends LiveServerFrame['type']>(type: T) =>
    frames.filter((frame) => frame.type === type) as DownFrameOfType<T>[]
  return {
    socket,
    frames,
    closed,
    send: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    framesOfType,
    getThreadSeqs: () =>
      framesOfType('message_received').flatMap(({ message, joined }) => (joined ? [message.seq] : [])),
    async waitForFrame(type, expected = {}) {
      let found: DownFrameOfType<typeof type> | undefined
      await vi.waitFor(() => {
        found = framesOfType(type).find((frame) => matchesFrame(frame, expected))
        expect(found, `${type} among ${JSON.stringify(frames).slice(0, 2000)}`).toBeDefined()
      })
      return found as DownFrameOfType<typeof type>
    },
    disconnect: () => socket.terminate(),
  }
}

function matchesFrame(frame: object, expected: object): boolean {
  return Object.entries(expected).every(([name, value]) => {
    const is = (frame as Record<string, unknown>)[name]
    return value !== null && typeof value === 'object' ? matchesFrame(is as object, value) : is === value
  })
}

export type SocketRole = { userType: 'customer' | 'merchant' | 'admin'; shopId?: string }

/** A signed-in client that has joined `thread`, from `after` on. */
export async function connectSignedInSocket(
  node: Pick<InProcessNode, 'port'>,
  user: TestUser,
  { userType, shopId }: SocketRole,
  thread?: ThreadKey & { after?: number },
  options?: ClientOptions,
): Promise<SocketClient> {
  const client = await connectSocket(node, options)
  client.send({ type: 'auth', userId: user.id, userType, token: user.token ?? '', ...(shopId && { shopId }) })
  await client.waitForFrame('auth_success')
  if (thread) {
    client.send({ type: 'join_chat', ...thread })
    await client.waitForFrame('chat_joined')
  }
  return client
}

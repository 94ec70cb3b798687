import type { ThreadKey } from '@mainstreet/contract/chat/message.ts'
import type { UpFrame } from '@mainstreet/contract/live/live-client-frame.ts'
import { type DownFrame, downFrame } from '@mainstreet/contract/live/live-server-frame.ts'
import { expect, vi } from 'vitest'
import { type ClientOptions, WebSocket } from 'ws'
import type { Node } from '../nodes/in-process-node.ts'
import type { Person } from '../setup/test-app.ts'

type Down<T extends DownFrame['type']> = Extract<DownFrame, { type: T }>

/** A browser's end of /ws. */
export type Guest = {
  socket: WebSocket
  frames: DownFrame[]
  /** The code that it was closed with. */
  closed: Promise<number>
  say(frame: UpFrame | object | string): void
  of<T extends DownFrame['type']>(type: T): Down<T>[]
  /** The numbers of what came of the joined thread. */
  thread(): number[]
  next<T extends DownFrame['type']>(type: T, expected?: object): Promise<Down<T>>
  leave(): void
}

export async function openSocket({ port }: Pick<Node, 'port'>, options: ClientOptions = {}): Promise<Guest> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, options)
  const frames: DownFrame[] = []
  socket.on('message', (data) => frames.push(downFrame.parse(JSON.parse(String(data)))))
  socket.on('error', () => {})
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve())
    socket.once('error', reject)
  })
  const of = <T extends DownFrame['type']>(type: T) =>
    frames.filter((frame) => frame.type === type) as Down<T>[]
  return {
    socket,
    frames,
    closed,
    say: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    of,
    thread: () => of('message_received').flatMap(({ message, joined }) => (joined ? [message.seq] : [])),
    async next(type, expected = {}) {
      let found: Down<typeof type> | undefined
      await vi.waitFor(() => {
        found = of(type).find((frame) => matches(frame, expected))
        expect(found, `${type} among ${JSON.stringify(frames).slice(0, 2000)}`).toBeDefined()
      })
      return found as Down<typeof type>
    },
    leave: () => socket.terminate(),
  }
}

function matches(frame: object, expected: object): boolean {
  return Object.entries(expected).every(([name, value]) => {
    const is = (frame as Record<string, unknown>)[name]
    return value !== null && typeof value === 'object' ? matches(is as object, value) : is === value
  })
}

type Role = { userType: 'customer' | 'merchant' | 'admin'; shopId?: string }

/** Signed in; joined where `key` says, from `after` on. */
export async function openGuest(
  node: Pick<Node, 'port'>,
  who: Person,
  { userType, shopId }: Role,
  thread?: ThreadKey & { after?: number },
): Promise<Guest> {
  const guest = await openSocket(node)
  guest.say({ type: 'auth', userId: who.id, userType, token: who.token ?? '', ...(shopId && { shopId }) })
  await guest.next('auth_success')
  if (thread) {
    guest.say({ type: 'join_chat', ...thread })
    await guest.next('chat_joined')
  }
  return guest
}

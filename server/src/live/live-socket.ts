import { storedRole } from '@mainstreet/contract/accounts/roles.ts'
import type { ThreadKey } from '@mainstreet/contract/chat/message.ts'
import { socketLimits } from '@mainstreet/contract/limits.ts'
import { closing } from '@mainstreet/contract/live/close-codes.ts'
import { type UpFrame, upFrame } from '@mainstreet/contract/live/live-client-frame.ts'
import type { DownFrame } from '@mainstreet/contract/live/live-server-frame.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { WebSocket } from 'ws'
import type { Proof } from '../accounts/viewer.ts'
import { markRead } from '../chat/mark-read.ts'
import { presentState } from '../chat/present-thread.ts'
import { requireSide, requireThread } from '../chat/require-thread.ts'
import { Refusal } from '../platform/http/api-error.ts'
import type { Deps } from '../platform/platform-deps.ts'
import { type Line, openLine } from './connection.ts'
import { wholeDesk } from './dashboard-feed.ts'
import type { Member, Rooms } from './rooms.ts'
import type { Attendance, Attendant } from './session-registry.ts'
import type { StockWatch } from './stock-subscriptions.ts'
import { nameOf } from './thread-id.ts'

/** What a socket on /ws leans on. */
export type Street = Deps & {
  log: FastifyBaseLogger
  proofOf(token: string): Promise<Proof | undefined>
  attendance: Attendance<Guest>
  rooms: Rooms
  stock: StockWatch<Guest>
  waiting: Set<Waiting>
}

/** A socket that has not said yet who it is. */
export type Waiting = { line: Line; since: number }

/** Somebody on /ws. */
export type Guest = Attendant & {
  line: Line
  joined: Map<string, { key: ThreadKey; member: Member }>
}

type Frame<T extends UpFrame['type']> = Extract<UpFrame, { type: T }>

const pace = { perSecond: socketLimits.framesPerSecond, burst: socketLimits.burstFrames }
const mostWaiting = 2000
const keyOf = ({ shop_id, customer_id }: ThreadKey): ThreadKey => ({ shop_id, customer_id })

function say(line: Line, frame: DownFrame): void {
  line.send(JSON.stringify(frame))
}

/** Speaks with one socket: first who it is, then everything else, one frame after another. */
export function welcome(street: Street, socket: WebSocket): void {
  let guest: Guest | undefined
  let turn: Promise<void> | undefined
  const line = openLine(socket, pace, {
    frame(data, isBinary) {
      const answered = (turn ?? Promise.resolve()).then(() => answer(data, isBinary))
      turn = answered
      void answered.then(() => {
        if (turn === answered) turn = undefined
      })
    },
    closed() {
      street.waiting.delete(waiting)
      if (guest) depart(street, guest)
    },
  })
  const waiting: Waiting = { line, since: Date.now() }
  street.waiting.add(waiting)
  // who says nothing makes room for who comes now
  const [oldest] = street.waiting
  if (street.waiting.size > mostWaiting) oldest?.line.close(closing.tooManySockets, 'Come back later')

  async function answer(data: Buffer, isBinary: boolean): Promise<void> {
    if (line.isGone) return
    const frame = isBinary ? undefined : readFrame(data)
    try {
      if (frame?.type === 'auth') {
        const proof = await street.proofOf(frame.token)
        if (line.isGone) return
        guest = admit(street, line, guest, frame, proof)
        street.waiting.delete(waiting)
        return welcomed(guest)
      }
      if (!guest) throw new Refusal('no_session', 'Say who you are first')
      if (!frame) throw new Refusal('bad_request', 'This frame cannot be read')
      await (answers[frame.type] as Answering)(street, guest, frame)
    } catch (fault) {
      refuse(street, line, fault, frame?.type)
      if (guest) return
      const isLie = fault instanceof Refusal && fault.code === 'not_allowed'
      const isOver = fault instanceof Refusal && fault.code === 'no_session' && frame?.type === 'auth'
      line.close(isLie ? closing.notYou : isOver ? closing.sessionOver : closing.policy, 'Not admitted')
    }
  }
}

function readFrame(data: Buffer): UpFrame | undefined {
  try {
    return upFrame.safeParse(JSON.parse(data.toString())).data
  } catch {
    return undefined
  }
}

function refuse({ log }: Street, line: Line, fault: unknown, re: string | undefined): void {
  if (!(fault instanceof Refusal)) log.error({ err: fault }, 'a frame could not be answered')
  const known = fault instanceof Refusal ? fault : new Refusal('internal', 'Something went wrong on our side')
  say(line, { type: 'error', code: known.code, message: known.message, ...(re && { re }) })
}

/** A second time it brings a fresh token; it cannot become somebody else. */
function admit(
  { attendance }: Street,
  line: Line,
  guest: Guest | undefined,
  { token, userId, userType, shopId }: Frame<'auth'>,
  proof: Proof | undefined,
): Guest {
  if (!proof) throw new Refusal('no_session', 'No valid session')
  const { viewer } = proof
  const isSo =
    viewer.id === userId &&
    viewer.role === storedRole(userType) &&
    (shopId === undefined || shopId === null || shopId === viewer.shop_id)
  if (!isSo || (guest && guest.viewer.id !== viewer.id))
    throw new Refusal('not_allowed', 'You can only speak in your own name')
  if (guest) {
    attendance.renew(guest, token, proof.until)
    return guest
  }

  const fresh: Guest = {
    token,
    ...proof,
    line,
    joined: new Map(),
    sessionOver: () => line.close(closing.sessionOver, 'The session is over'),
    becameAnother: () => line.close(closing.restart, 'Come back'),
  }
  attendance.add(fresh)
  return fresh
}

function welcomed({ line, viewer }: Guest): void {
  say(line, { type: 'auth_success', userId: viewer.id, shopId: viewer.shop_id })
  // whatever has changed since the desk was last heard of
  if (viewer.role === 'admin') say(line, { type: 'desk_changed', parts: wholeDesk })
}

function depart({ attendance, rooms, stock }: Street, guest: Guest): void {
  attendance.remove(guest)
  stock.set(guest, [])
  for (const { key, member } of guest.joined.values()) rooms.leave(key, member)
  guest.joined.clear()
}

type Answering = (street: Street, guest: Guest, frame: UpFrame) => void | Promise<void>

const answers: {
  [T in UpFrame['type']]: (street: Street, guest: Guest, frame: Frame<T>) => void | Promise<void>
} = {
  auth() {
    throw new Error('answered before')
  },
  ping: (_street, { line }) => say(line, { type: 'pong' }),
  join_chat: joinChat,
  leave_chat(street, guest, frame) {
    leaveChat(street, guest, frame)
  },
  async message_read(street, { viewer }, frame) {
    await markRead(street, viewer, { ...keyOf(frame), seq: frame.seq })
  },
  typing({ bus }, guest, { typing, ...frame }) {
    const joined = guest.joined.get(nameOf(frame))
    if (!joined) throw new Refusal('wrong_state', 'Join the conversation first')
    bus.publish('chat.typing', { ...joined.key, side: joined.member.side, typing })
  },
  watch_products({ stock }, guest, { product_ids }) {
    stock.set(guest, product_ids)
  },
}

/** Who joins again begins again where the frame says. */
async function joinChat(street: Street, guest: Guest, frame: Frame<'join_chat'>): Promise<void> {
  const { viewer, line, joined } = guest
  const key = keyOf(frame)
  const side = requireSide(viewer, key)
  leaveChat(street, guest, key)
  if (joined.size >= socketLimits.rooms)
    throw new Refusal('rule_broken', `At most ${socketLimits.rooms} conversations at once`)

  // entered before it is read: what is said from now on is not missed
  const member = street.rooms.enter(key, line, side)
  try {
    const { thread } = await requireThread(street.db, viewer, key)
    if (!street.attendance.all.has(guest)) return street.rooms.leave(key, member)
    joined.set(nameOf(key), { key, member })
    const present = street.rooms.isOtherSidePresent(key, side)
    say(line, { type: 'chat_joined', ...presentState(thread, side), present })
    street.rooms.begin(key, member, Math.min(frame.after ?? thread.last_seq, thread.last_seq))
  } catch (fault) {
    street.rooms.leave(key, member)
    throw fault
  }
}

function leaveChat({ rooms }: Street, { joined }: Guest, key: ThreadKey): void {
  const left = joined.get(nameOf(key))
  if (!left) return
  joined.delete(nameOf(key))
  rooms.leave(left.key, left.member)
}

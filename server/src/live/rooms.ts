import type { DirectMessage, Side, ThreadKey } from '@mainstreet/contract/chat/message.ts'
import type { DownFrame } from '@mainstreet/contract/live/live-server-frame.ts'
import { messagesAfter, type ThreadRow, threadsBeyond } from '../chat/direct-message-store.ts'
import { presentDirect } from '../chat/present-thread.ts'
import type { Reader } from '../platform/db/db.ts'
import type { Warn } from '../platform/log/log-warning.ts'
import type { Line } from './connection.ts'
import type { Change, RollCall } from './presence.ts'
import { nameOf, partyOf } from './thread-id.ts'

/** Somebody who has joined a thread, with how far they have got. */
export type Member = {
  line: Line
  side: Side
  /** The last `seq` that was sent; undefined while it is not known where to begin. */
  seen: number | undefined
  isCatchingUp: boolean
  again: boolean
}

type Room = { key: ThreadKey; members: Set<Member>; stopWatching(): void }

export type Rooms = {
  enter(key: ThreadKey, line: Line, side: Side): Member
  /** From here on the member gets everything after `seen`, in order, without a gap. */
  begin(key: ThreadKey, member: Member, seen: number): void
  leave(key: ThreadKey, member: Member): void
  members(key: ThreadKey): ReadonlySet<Member>
  isOtherSidePresent(key: ThreadKey, side: Side): boolean
  deliver(thread: ThreadRow, message: DirectMessage): void
  /** Looks in the database for what was never heard of. */
  catchUpAll(): Promise<void>
}

const page = 100
const batch = 500
const empty: ReadonlySet<never> = new Set()

export function frameOf(message: DirectMessage, joined: boolean): string {
  return JSON.stringify({ type: 'message_received', message, joined } satisfies DownFrame)
}

/** Threads that are open on screens. The database is the log; news only say that there is something to read. */
export function openRooms(db: Reader, rollCall: RollCall, warn: Warn): Rooms {
  const rooms = new Map<string, Room>()

  async function catchUp(key: ThreadKey, member: Member) {
    member.again = true
    if (member.isCatchingUp || member.seen === undefined) return
    member.isCatchingUp = true
    try {
      while (member.again && rooms.get(nameOf(key))?.members.has(member)) {
        member.again = false
        const rows = await messagesAfter(db, key, member.seen, page)
        for (const row of rows) {
          member.line.send(frameOf(presentDirect(row), true))
          member.seen = row.seq
        }
        if (rows.length < page) continue
        member.again = true
        // a long history goes out no faster than it is read
        await member.line.flushed()
      }
    } catch (fault) {
      warn(fault, 'a thread could not be read')
      // a client that may miss something comes back and says what it has
      member.line.close(1011, 'Come back')
    } finally {
      member.isCatchingUp = false
    }
  }

  function presenceHearer(room: Pick<Room, 'key' | 'members'>, side: Side) {
    return (_change: Change) => {
      const present = rollCall.at(partyOf(room.key, side)).length > 0
      const frame = JSON.stringify({ type: 'presence', ...room.key, side, present } satisfies DownFrame)
      for (const member of room.members) if (member.side !== side) member.line.send(frame)
    }
  }

  function openRoom({ shop_id, customer_id }: ThreadKey): Room {
    const room = { key: { shop_id, customer_id }, members: new Set<Member>() }
    const stops = (['customer', 'merchant'] as const).map((side) =>
      rollCall.watch(partyOf(room.key, side), presenceHearer(room, side)),
    )
    return { ...room, stopWatching: () => stops.forEach((stop) => void stop()) }
  }

  return {
    enter(key, line, side) {
      const room = rooms.get(nameOf(key)) ?? openRoom(key)
      rooms.set(nameOf(key), room)
      const member: Member = { line, side, seen: undefined, isCatchingUp: false, again: false }
      room.members.add(member)
      return member
    },
    begin(key, member, seen) {
      member.seen = seen
      void catchUp(key, member)
    },
    leave(key, member) {
      const room = rooms.get(nameOf(key))
      room?.members.delete(member)
      if (room?.members.size !== 0) return
      rooms.delete(nameOf(key))
      room.stopWatching()
    },
    members: (key) => rooms.get(nameOf(key))?.members ?? empty,
    isOtherSidePresent: (key, side) =>
      rollCall.at(partyOf(key, side === 'customer' ? 'merchant' : 'customer')).length > 0,
    deliver(thread, message) {
      const room = rooms.get(nameOf(thread))
      if (!room) return
      const frame = frameOf(message, true)
      for (const member of room.members) {
        if (member.seen !== undefined && message.seq <= member.seen) continue
        const isNext = member.seen === message.seq - 1 && !member.isCatchingUp
        if (!isNext) {
          void catchUp(thread, member)
          continue
        }
        member.seen = message.seq
        member.line.send(frame)
      }
    },
    async catchUpAll() {
      const open = [...rooms.values()]
      for (let at = 0; at < open.length; at += batch) {
        const known = open.slice(at, at + batch).map(({ key, members }) => ({
          ...key,
          last_seq: Math.min(...[...members].map(({ seen }) => seen ?? Number.MAX_SAFE_INTEGER), 2 ** 31 - 1),
        }))
        for (const thread of await threadsBeyond(db, known))
          for (const member of rooms.get(nameOf(thread))?.members ?? [])
            if ((member.seen ?? thread.last_seq) < thread.last_seq) void catchUp(thread, member)
      }
    },
  }
}

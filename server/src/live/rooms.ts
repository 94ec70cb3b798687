import type { DirectMessage, ThreadKey, ThreadSide } from '@mainstreet/contract/chat/message.ts'
import type { LiveServerFrame } from '@mainstreet/contract/live/live-server-frame.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import type { LogWarning } from '@mainstreet/platform/log/log-warning.ts'
import type { Connection } from '@mainstreet/realtime/connection.ts'
import type { Presence, PresenceChange } from '@mainstreet/realtime/presence.ts'
import {
  listMessagesAfter,
  listThreadsWithNewMessages,
  type ThreadRow,
} from '../chat/direct-message-store.ts'
import { presentDirectMessage } from '../chat/present-thread.ts'
import { getAudience } from './audience.ts'

/** A client that has joined a thread, with its position in it. */
export type RoomMember = {
  connection: Connection
  side: ThreadSide
  /** The last `seq` that was sent; undefined until the start position is known. */
  lastSentSeq: number | undefined
  isCatchingUp: boolean
  needsCatchUp: boolean
}

type ChatRoom = { key: ThreadKey; members: Set<RoomMember>; stopWatching(): void }

export type ChatRooms = {
  join(key: ThreadKey, connection: Connection, side: ThreadSide): RoomMember
  /** From here on the member gets all messages after `seen`, in order, without a gap. */
  startDelivery(key: ThreadKey, member: RoomMember, seen: number): void
  leave(key: ThreadKey, member: RoomMember): void
  members(key: ThreadKey): ReadonlySet<RoomMember>
  isOtherSidePresent(key: ThreadKey, side: ThreadSide): boolean
  deliver(thread: ThreadRow, message: DirectMessage): void
  /** Reads the messages of missed events from the database. */
  catchUpAll(): Promise<void>
}

const pageSize = 100
const batchSize = 500
const noMembers: ReadonlySet<never> = new Set()

export const getThreadId = ({ shop_id, customer_id }: ThreadKey) => `${shop_id} ${customer_id}`

export function createMessageFrame(message: DirectMessage, joined: boolean): string {
  return JSON.stringify({ type: 'message_received', message, joined } satisfies LiveServerFrame)
}

/**
 * The threads that clients have joined. The database is the log; an event only says that there is something to read.
 */
export function createChatRooms(db: Queryable, presence: Presence, warn: LogWarning): ChatRooms {
  const rooms = new Map<string, ChatRoom>()

  async function catchUp(key: ThreadKey, member: RoomMember) {
    member.needsCatchUp = true
    if (member.isCatchingUp || member.lastSentSeq === undefined) return
    member.isCatchingUp = true
    try {
      while (member.needsCatchUp && rooms.get(getThreadId(key))?.members.has(member)) {
        member.needsCatchUp = false
        const rows = await listMessagesAfter(db, key, member.lastSentSeq, pageSize)
        for (const row of rows) {
          member.connection.send(createMessageFrame(presentDirectMessage(row), true))
          member.lastSentSeq = row.seq
        }
        if (rows.length < pageSize) continue
        member.needsCatchUp = true
        // a long history is sent no faster than the client reads it
        await member.connection.flushed()
      }
    } catch (error) {
      warn(error, 'could not read a thread')
      // a client that may have missed something reconnects and sends its position
      member.connection.close(1011, 'Come back')
    } finally {
      member.isCatchingUp = false
    }
  }

  function createPresenceHandler(room: Pick<ChatRoom, 'key' | 'members'>, side: ThreadSide) {
    return (_change: PresenceChange) => {
      const present = presence.list(getAudience(room.key, side)).length > 0
      const frame = JSON.stringify({ type: 'presence', ...room.key, side, present } satisfies LiveServerFrame)
      for (const member of room.members) if (member.side !== side) member.connection.send(frame)
    }
  }

  function createRoom({ shop_id, customer_id }: ThreadKey): ChatRoom {
    const room = { key: { shop_id, customer_id }, members: new Set<RoomMember>() }
    const stops = (['customer', 'merchant'] as const).map((side) =>
      presence.watch(getAudience(room.key, side), createPresenceHandler(room, side)),
    )
    return { ...room, stopWatching: () => stops.forEach((stop) => void stop()) }
  }

  return {
    join(key, connection, side) {
      const room = rooms.get(getThreadId(key)) ?? createRoom(key)
      rooms.set(getThreadId(key), room)
      const member: RoomMember = {
        connection,
        side,
        lastSentSeq: undefined,
        isCatchingUp: false,
        needsCatchUp: false,
      }
      room.members.add(member)
      return member
    },
    startDelivery(key, member, seen) {
      member.lastSentSeq = seen
      void catchUp(key, member)
    },
    leave(key, member) {
      const room = rooms.get(getThreadId(key))
      room?.members.delete(member)
      if (room?.members.size !== 0) return
      rooms.delete(getThreadId(key))
      room.stopWatching()
    },
    members: (key) => rooms.get(getThreadId(key))?.members ?? noMembers,
    isOtherSidePresent: (key, side) =>
      presence.list(getAudience(key, side === 'customer' ? 'merchant' : 'customer')).length > 0,
    deliver(thread, message) {
      const room = rooms.get(getThreadId(thread))
      if (!room) return
      const frame = createMessageFrame(message, true)
      for (const member of room.members) {
        if (member.lastSentSeq !== undefined && message.seq <= member.lastSentSeq) continue
        const isNext = member.lastSentSeq === message.seq - 1 && !member.isCatchingUp
        if (!isNext) {
          void catchUp(thread, member)
          continue
        }
        member.lastSentSeq = message.seq
        member.connection.send(frame)
      }
    },
    async catchUpAll() {
      const open = [...rooms.values()]
      for (let index = 0; index < open.length; index += batchSize) {
        const known = open.slice(index, index + batchSize).map(({ key, members }) => ({
          ...key,
          last_seq: Math.min(
            ...[...members].map(({ lastSentSeq }) => lastSentSeq ?? Number.MAX_SAFE_INTEGER),
            2 ** 31 - 1,
          ),
        }))
        for (const thread of await listThreadsWithNewMessages(db, known))
          for (const member of rooms.get(getThreadId(thread))?.members ?? [])
            if ((member.lastSentSeq ?? thread.last_seq) < thread.last_seq) void catchUp(thread, member)
      }
    },
  }
}

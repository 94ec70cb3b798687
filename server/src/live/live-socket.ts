import { toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import type { ThreadKey } from '@mainstreet/contract/chat/message.ts'
import { closeCodes } from '@mainstreet/contract/live/close-codes.ts'
import { socketServerLimits } from '@mainstreet/contract/live/limits.ts'
import { type LiveClientFrame, liveClientFrame } from '@mainstreet/contract/live/live-client-frame.ts'
import type { LiveServerFrame } from '@mainstreet/contract/live/live-server-frame.ts'
import type { VerifiedViewer } from '@mainstreet/identity/viewer.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import { findJsonProblem } from '@mainstreet/platform/http/json-body.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { type Connection, createConnection } from '@mainstreet/realtime/connection.ts'
import type { ConnectedSession, SessionRegistry } from '@mainstreet/realtime/session-registry.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { WebSocket } from 'ws'
import { markRead } from '../chat/mark-read.ts'
import { presentThreadState } from '../chat/present-thread.ts'
import { requireThread, requireThreadSide } from '../chat/require-thread.ts'
import type { LiveGroup } from './audience.ts'
import { allDashboardSections } from './dashboard-feed.ts'
import { type ChatRooms, getThreadId, type RoomMember } from './rooms.ts'
import type { StockSubscriptions } from './stock-subscriptions.ts'

/** What a socket on /ws depends on. */
export type LiveContext = PlatformDeps & {
  log: FastifyBaseLogger
  proofOf(token: string): Promise<VerifiedViewer | undefined>
  sessions: SessionRegistry<LiveClient, LiveGroup>
  rooms: ChatRooms
  stockSubscriptions: StockSubscriptions<LiveClient>
  unauthenticated: Set<UnauthenticatedConnection>
}

/** A socket that has not authenticated yet. */
export type UnauthenticatedConnection = { connection: Connection; since: number }

/** An authenticated client on /ws. */
export type LiveClient = ConnectedSession & {
  connection: Connection
  joinedThreads: Map<string, { key: ThreadKey; member: RoomMember }>
}

type ClientFrame<T extends LiveClientFrame['type']> = Extract<LiveClientFrame, { type: T }>

const frameRateLimit = {
  perSecond: socketServerLimits.framesPerSecond,
  burst: socketServerLimits.burstFrames,
}
const maxUnauthenticated = 2000
const toThreadKey = ({ shop_id, customer_id }: ThreadKey): ThreadKey => ({ shop_id, customer_id })

function sendFrame(connection: Connection, frame: LiveServerFrame): void {
  connection.send(JSON.stringify(frame))
}

/** Handles one socket: authentication first, then all other frames in sequence. */
export function onLiveConnect(context: LiveContext, socket: WebSocket): void {
  let client: LiveClient | undefined
  let queue: Promise<void> | undefined
  const connection = createConnection(socket, frameRateLimit, {
    onFrame(data, isBinary) {
      const handled = (queue ?? Promise.resolve()).then(() => handleFrame(data, isBinary))
      queue = handled
      void handled.then(() => {
        if (queue === handled) queue = undefined
      })
    },
    onClose() {
      context.unauthenticated.delete(unauthenticated)
      if (client) disconnect(context, client)
    },
  })
  const unauthenticated: UnauthenticatedConnection = { connection, since: Date.now() }
  context.unauthenticated.add(unauthenticated)
  // the oldest unauthenticated socket makes room for the new one
  const [oldest] = context.unauthenticated
  if (context.unauthenticated.size > maxUnauthenticated)
    oldest?.connection.close(closeCodes.tooManyConnections, 'Come back later')

  async function handleFrame(data: Buffer, isBinary: boolean): Promise<void> {
    if (connection.isClosed) return
    const frame = isBinary ? undefined : readFrame(data)
    try {
      if (frame?.type === 'auth') {
        const proof = await context.proofOf(frame.token)
        if (connection.isClosed) return
        client = authenticate(context, connection, client, frame, proof)
        context.unauthenticated.delete(unauthenticated)
        return sendAuthSuccess(client)
      }
      if (!client) throw new ApiError('unauthenticated', (m) => m.errors.live.authenticateFirst)
      if (!frame) throw new ApiError('bad_request', (m) => m.errors.live.badFrame)
      await (frameHandlers[frame.type] as FrameHandler)(context, client, frame)
    } catch (error) {
      sendError(context, connection, error, frame?.type)
      if (client) return
      const isImpersonation = error instanceof ApiError && error.code === 'not_allowed'
      const isSessionEnded =
        error instanceof ApiError && error.code === 'unauthenticated' && frame?.type === 'auth'
      connection.close(
        isImpersonation
          ? closeCodes.identityMismatch
          : isSessionEnded
            ? closeCodes.sessionEnded
            : closeCodes.policyViolation,
        'Not admitted',
      )
    }
  }
}

function readFrame(data: Buffer): LiveClientFrame | undefined {
  const text = data.toString()
  if (findJsonProblem(text)) return undefined
  try {
    return liveClientFrame.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

function sendError(
  { log }: LiveContext,
  connection: Connection,
  error: unknown,
  reply_to: string | undefined,
): void {
  if (!(error instanceof ApiError)) log.error({ err: error }, 'could not handle a frame')
  const apiError =
    error instanceof ApiError ? error : new ApiError('internal', (m) => m.errors.common.internal)
  sendFrame(connection, {
    type: 'error',
    code: apiError.code,
    message: apiError.message,
    ...(reply_to && { reply_to }),
  })
}

/** A second auth frame renews the token; it cannot change the user. */
function authenticate(
  { sessions }: LiveContext,
  connection: Connection,
  client: LiveClient | undefined,
  { token, userId, userType, shopId }: ClientFrame<'auth'>,
  proof: VerifiedViewer | undefined,
): LiveClient {
  if (!proof) throw new ApiError('unauthenticated', (m) => m.session.noValidSession)
  const { viewer } = proof
  const isOwnIdentity =
    viewer.id === userId &&
    viewer.role === toStoredRole(userType) &&
    (shopId === undefined || shopId === null || shopId === viewer.shop_id)
  if (!isOwnIdentity || (client && client.viewer.id !== viewer.id))
    throw new ApiError('not_allowed', (m) => m.errors.live.onlyOwnIdentity)
  if (client) {
    sessions.renew(client, token, proof.expiresAtMs)
    return client
  }

  const newClient: LiveClient = {
    token,
    ...proof,
    connection,
    joinedThreads: new Map(),
    onSessionEnded: () => connection.close(closeCodes.sessionEnded, 'The session is over'),
    onIdentityChanged: () => connection.close(closeCodes.restart, 'Come back'),
  }
  sessions.add(newClient)
  return newClient
}

function sendAuthSuccess({ connection, viewer }: LiveClient): void {
  sendFrame(connection, { type: 'auth_success', userId: viewer.id, shopId: viewer.shop_id })
  // everything may have changed since the dashboard was last updated
  if (viewer.role === 'admin')
    sendFrame(connection, { type: 'dashboard_changed', sections: allDashboardSections })
}

function disconnect({ sessions, rooms, stockSubscriptions }: LiveContext, client: LiveClient): void {
  sessions.remove(client)
  stockSubscriptions.set(client, [])
  for (const { key, member } of client.joinedThreads.values()) rooms.leave(key, member)
  client.joinedThreads.clear()
}

type FrameHandler = (context: LiveContext, client: LiveClient, frame: LiveClientFrame) => void | Promise<void>

const frameHandlers: {
  [T in LiveClientFrame['type']]: (
    context: LiveContext,
    client: LiveClient,
    frame: ClientFrame<T>,
  ) => void | Promise<void>
} = {
  auth() {
    throw new Error('handled before the table')
  },
  ping: (_context, { connection }) => sendFrame(connection, { type: 'pong' }),
  join_chat: joinChat,
  leave_chat(context, client, frame) {
    leaveChat(context, client, frame)
  },
  async message_read(context, { viewer }, frame) {
    await markRead(context, viewer, { ...toThreadKey(frame), seq: frame.seq })
  },
  typing({ bus }, client, { typing, ...frame }) {
    const joined = client.joinedThreads.get(getThreadId(frame))
    if (!joined) throw new ApiError('wrong_state', (m) => m.errors.live.joinFirst)
    bus.publish('chat.typing', { ...joined.key, sender_type: joined.member.side, typing })
  },
  watch_products({ stockSubscriptions }, client, { product_ids }) {
    stockSubscriptions.set(client, product_ids)
  },
}

/** Joining again restarts the delivery from where the frame says. */
async function joinChat(
  context: LiveContext,
  client: LiveClient,
  frame: ClientFrame<'join_chat'>,
): Promise<void> {
  const { viewer, connection, joinedThreads } = client
  const key = toThreadKey(frame)
  const side = requireThreadSide(viewer, key)
  leaveChat(context, client, key)
  if (joinedThreads.size >= socketServerLimits.maxRooms)
    throw new ApiError('rule_violation', (m) => m.errors.live.tooManyThreads(socketServerLimits.maxRooms))

  // joins before the thread is read, so that no message in between is missed
  const member = context.rooms.join(key, connection, side)
  try {
    const { thread } = await requireThread(context.db, viewer, key)
    if (!context.sessions.all.has(client)) return context.rooms.leave(key, member)
    joinedThreads.set(getThreadId(key), { key, member })
    const present = context.rooms.isOtherSidePresent(key, side)
    sendFrame(connection, { type: 'chat_joined', ...presentThreadState(thread, side), present })
    context.rooms.startDelivery(key, member, Math.min(frame.after ?? thread.last_seq, thread.last_seq))
  } catch (error) {
    context.rooms.leave(key, member)
    throw error
  }
}

function leaveChat({ rooms }: LiveContext, { joinedThreads }: LiveClient, key: ThreadKey): void {
  const left = joinedThreads.get(getThreadId(key))
  if (!left) return
  joinedThreads.delete(getThreadId(key))
  rooms.leave(left.key, left.member)
}

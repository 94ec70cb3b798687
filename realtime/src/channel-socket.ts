import { randomUUID } from 'node:crypto'
import { socketServerLimits } from '@mainstreet/contract/live/limits.ts'
import type { KeyHolder } from '@mainstreet/identity/sessions/access-token.ts'
import type { VerifiedViewer } from '@mainstreet/identity/viewer.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { WebSocket } from 'ws'
import { type ChangeBinding, type Channel, pushEvent } from './channel.ts'
import type { ChannelHub } from './channel-hub.ts'
import { subscribeToPresence, track, untrack } from './channel-presence.ts'
import { type Connection, createConnection } from './connection.ts'
import { type ChannelFrame, parseFrame, type SerializerVersion, serializeFrame } from './frames.ts'
import { type JoinConfig, joinPayload, parseBinding } from './join-payload.ts'
import type { Presence } from './presence.ts'
import { canJoinPrivate, type TopicPolicy } from './private-topics.ts'
import type { RealtimeTables } from './row-changes.ts'
import type { ConnectedSession, SessionRegistry } from './session-registry.ts'

export type ChannelServer = {
  log: FastifyBaseLogger
  proofOf(token: string): Promise<VerifiedViewer | undefined>
  /** What a token without a user stands for. */
  keyHolderOf(token: string): Promise<KeyHolder | undefined>
  topicPolicy: TopicPolicy
  tables: RealtimeTables
  /** Whether anonymous sockets may broadcast and appear in presence. */
  anonymousSend: boolean
  hub: ChannelHub
  presence: Presence
  sessions: SessionRegistry<ConnectedSession>
  connections: Set<Connection>
}

/** One socket of the realtime protocol. */
type ChannelClient = {
  server: ChannelServer
  connection: Connection
  version: SerializerVersion
  apikey: string
  session: ConnectedSession | undefined
  /** A service of the operator, until its token expires. */
  serviceUntilMs: number
  channels: Map<string, Channel>
}

const frameRateLimit = {
  perSecond: socketServerLimits.channelFramesPerSecond,
  burst: socketServerLimits.channelBurstFrames,
}
const maxTopicChars = 255

export function onChannelConnect(server: ChannelServer, socket: WebSocket, address: URL): void {
  let queue = Promise.resolve()
  const connection = createConnection(socket, frameRateLimit, {
    onFrame(data, isBinary) {
      queue = queue.then(() => handleFrame(client, data, isBinary))
    },
    onClose() {
      server.connections.delete(connection)
      for (const channel of [...client.channels.values()]) leaveChannel(client, channel)
      if (client.session) server.sessions.remove(client.session)
    },
  })
  server.connections.add(connection)
  const client: ChannelClient = {
    server,
    connection,
    version: address.searchParams.get('vsn') === '1.0.0' ? '1.0.0' : '2.0.0',
    apikey: address.searchParams.get('apikey') ?? '',
    session: undefined,
    serviceUntilMs: 0,
    channels: new Map(),
  }
}

type FrameHandler = (caller: ChannelClient, frame: ChannelFrame, channel: Channel) => void | Promise<void>

const frameHandlers: Record<string, FrameHandler> = {
  phx_leave(caller, frame, channel) {
    leaveChannel(caller, channel)
    sendReply(caller, frame, 'ok')
    sendFrame(caller, frame, 'phx_close', {})
  },
  access_token: refreshToken,
  broadcast(caller, frame, channel) {
    const { server } = caller
    const { ref, payload: message } = frame
    if (!canSend(caller)) return rejectAnonymous(caller, frame)
    const { event, payload = {} } = message
    if (typeof event !== 'string' || event.length > maxTopicChars) return
    server.hub.broadcast({
      topic: channel.topic,
      isPrivate: channel.isPrivate,
      event,
      payload: Buffer.isBuffer(payload) ? { bytes: payload } : { json: JSON.stringify(payload) },
      from: channel,
    })
    if (channel.ack && ref !== null) sendAcknowledgement(channel, ref)
  },
  presence(caller, frame, channel) {
    const { server } = caller
    const { ref, payload } = frame
    const { event, payload: meta } = payload
    if (event === 'track' && !canSend(caller)) return rejectAnonymous(caller, frame)
    if (event === 'track' && getJsonBytes(meta) > socketServerLimits.maxPresenceBytes)
      return sendReply(caller, frame, 'error', {
        reason: 'ClientPresenceRateLimitReached: Payload is too large',
      })
    if (event === 'track') track(server.presence, channel, isObject(meta) ? meta : {})
    if (event === 'untrack') untrack(server.presence, channel)
    if (ref !== null) sendAcknowledgement(channel, ref)
  },
}

function isService({ serviceUntilMs }: ChannelClient): boolean {
  return serviceUntilMs > Date.now()
}

/** What nobody can be held to account for is not passed on to others. */
function canSend(client: ChannelClient): boolean {
  return client.session !== undefined || isService(client) || client.server.anonymousSend
}

function canJoin(client: ChannelClient, topic: string): boolean {
  const party = client.session?.viewer ?? (isService(client) ? 'service' : undefined)
  return canJoinPrivate(client.server.topicPolicy, party, topic)
}

function rejectAnonymous(client: ChannelClient, frame: ChannelFrame): void {
  sendReply(client, frame, 'error', {
    reason: 'Unauthorized: Sign in to send messages to this Channel topic',
  })
}

function getJsonBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value) ?? '')
}

/** The name comes from the caller: a Map has no inherited properties. */
const handlersByEvent = new Map(Object.entries(frameHandlers))

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

async function handleFrame(client: ChannelClient, data: Buffer, isBinary: boolean): Promise<void> {
  if (client.connection.isClosed) return
  const frame = parseFrame(client.version, data, isBinary)
  if (!frame) return
  try {
    if (frame.topic === 'phoenix') return sendReply(client, frame, 'ok')
    if (frame.event === 'phx_join') return await joinChannel(client, frame)
    const channel = client.channels.get(frame.topic)
    if (!channel) return sendReply(client, frame, 'error', { reason: 'unmatched topic' })
    await handlersByEvent.get(frame.event)?.(client, frame, channel)
  } catch (error) {
    client.server.log.error({ err: error }, 'could not handle a channel frame')
    sendReply(client, frame, 'error', { reason: 'Something went wrong on our side' })
  }
}

async function joinChannel(client: ChannelClient, frame: ChannelFrame): Promise<void> {
  const { server, channels } = client
  const previous = channels.get(frame.topic)
  if (previous) {
    leaveChannel(client, previous)
    sendFrame(client, { ...frame, join_ref: previous.joinRef }, 'phx_close', {})
  }
  const rejectJoin = (reason: string) => sendReply(client, frame, 'error', { reason })
  if (!/^realtime:./.test(frame.topic) || frame.topic.length > maxTopicChars)
    return rejectJoin('unmatched topic')
  const parsed = joinPayload.safeParse(frame.payload)
  if (!parsed.success) return rejectJoin('The join cannot be read')
  const { config, access_token } = parsed.data
  if (access_token && !(await authenticate(client, access_token)))
    return rejectJoin('InvalidJWTToken: Token is not valid')
  const { maxChannels, maxAnonymousChannels } = socketServerLimits
  if (channels.size >= (canSend(client) ? maxChannels : maxAnonymousChannels))
    return rejectJoin('ChannelRateLimitReached: Too many channels')
  const topic = frame.topic.slice('realtime:'.length)
  if (config.private && !canJoin(client, topic))
    return rejectJoin(`Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`)

  const bindings = config.postgres_changes.map((change) => parseBinding(server.tables, change))
  const wrong = config.postgres_changes.find((_, index) => bindings[index] === undefined)
  if (wrong)
    return rejectJoin(
      `Unable to subscribe to changes with given parameters. Please check that ${wrong.schema}.${wrong.table} is published`,
    )

  const channel = createChannel(
    client,
    frame,
    config,
    bindings.filter((binding) => binding !== undefined),
  )
  channels.set(frame.topic, channel)
  server.hub.join(channel)
  const changeBindings = config.postgres_changes.map((one, index) => ({
    ...one,
    id: bindings[index]?.id ?? 0,
  }))
  sendReply(client, frame, 'ok', { postgres_changes: changeBindings })
  if (changeBindings.length > 0)
    pushEvent(channel, 'system', {
      channel: topic,
      extension: 'postgres_changes',
      message: 'Subscribed to PostgreSQL',
      status: 'ok',
    })
  if (channel.receivesPresence) subscribeToPresence(server.presence, channel)
}

function createChannel(
  client: ChannelClient,
  { topic, join_ref }: ChannelFrame,
  config: JoinConfig,
  bindings: ChangeBinding[],
): Channel {
  return {
    id: randomUUID(),
    connection: client.connection,
    version: client.version,
    topic,
    joinRef: join_ref,
    isPrivate: config.private,
    ack: config.broadcast.ack ?? false,
    self: config.broadcast.self ?? false,
    presenceKey: config.presence.key || randomUUID(),
    receivesPresence: config.presence.enabled ?? false,
    trackedRef: undefined,
    bindings,
    getViewer: () => client.session?.viewer,
    cleanups: [],
  }
}

/**
 * False when the token proves nothing, or when the socket has been closed meanwhile; the page's anon key stands for no
 * user.
 */
async function authenticate(client: ChannelClient, token: string): Promise<boolean> {
  const { server, connection, apikey } = client
  if (token === apikey) return true
  const proof = await server.proofOf(token)
  if (connection.isClosed) return false
  if (!proof) {
    const holder = await server.keyHolderOf(token)
    if (connection.isClosed) return false
    if (holder?.role === 'service') client.serviceUntilMs = holder.expiresAtMs
    return holder !== undefined
  }
  const { session } = client
  if (session?.token === token) return true
  if (session) server.sessions.remove(session)
  client.session = {
    token,
    ...proof,
    onSessionEnded: () => void endSession(client, 'The session is over'),
    onIdentityChanged: () => void reauthenticate(client),
  }
  server.sessions.add(client.session)
  return true
}

/** A fresh token keeps the channel open; an invalid one closes it. */
async function refreshToken(client: ChannelClient, frame: ChannelFrame, channel: Channel): Promise<void> {
  const { access_token } = frame.payload
  if (typeof access_token !== 'string') return
  if (await authenticate(client, access_token)) {
    if (channel.isPrivate && !canJoin(client, getBareTopic(channel)))
      closeChannel(client, channel, 'You do not have permissions to read from this Channel topic')
    return
  }
  closeChannel(client, channel, 'Token has expired or is not valid')
}

async function reauthenticate(client: ChannelClient): Promise<void> {
  const token = client.session?.token
  const proof = token && (await client.server.proofOf(token).catch(() => undefined))
  endSession(client, 'The role has changed')
  if (token && proof) await authenticate(client, token).catch(() => false)
}

/** Private channels end with the session; public ones continue without a user. */
function endSession(client: ChannelClient, reason: string): void {
  if (client.session) client.server.sessions.remove(client.session)
  client.session = undefined
  for (const channel of [...client.channels.values()])
    if (channel.isPrivate) closeChannel(client, channel, reason)
}

const getBareTopic = ({ topic }: Channel) => topic.slice('realtime:'.length)

function closeChannel(client: ChannelClient, channel: Channel, message: string): void {
  pushEvent(channel, 'system', {
    channel: getBareTopic(channel),
    extension: 'system',
    status: 'error',
    message,
  })
  leaveChannel(client, channel)
  sendFrame(
    client,
    { topic: channel.topic, join_ref: channel.joinRef, ref: channel.joinRef },
    'phx_close',
    {},
  )
}

function leaveChannel({ server, channels }: ChannelClient, channel: Channel): void {
  channels.delete(channel.topic)
  server.hub.leave(channel)
  for (const stop of channel.cleanups.splice(0)) stop()
  untrack(server.presence, channel)
}

type FrameAddress = Pick<ChannelFrame, 'topic' | 'join_ref' | 'ref'>

function sendFrame(
  { connection, version }: ChannelClient,
  { topic, join_ref, ref }: FrameAddress,
  event: string,
  payload: object,
): void {
  connection.send(serializeFrame(version, { join_ref, ref, topic, event }, JSON.stringify(payload)))
}

function sendReply(
  client: ChannelClient,
  to: FrameAddress,
  status: 'ok' | 'error',
  response: object = {},
): void {
  sendFrame(client, to, 'phx_reply', { status, response })
}

function sendAcknowledgement({ connection, version, topic, joinRef }: Channel, ref: string): void {
  connection.send(
    serializeFrame(
      version,
      { join_ref: joinRef, ref, topic, event: 'phx_reply' },
      '{"status":"ok","response":{}}',
    ),
  )
}

import { randomUUID } from 'node:crypto'
import { socketLimits } from '@mainstreet/contract/limits.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { WebSocket } from 'ws'
import type { Proof } from '../../server/src/accounts/viewer.ts'
import { type Line, openLine } from '../../server/src/live/connection.ts'
import type { RollCall } from '../../server/src/live/presence.ts'
import type { Attendance, Attendant } from '../../server/src/live/session-registry.ts'
import { type Binding, type Channel, push } from './channel.ts'
import type { Switchboard } from './channel-hub.ts'
import { hearPresence, track, untrack } from './channel-presence.ts'
import { type Frame, readFrame, type Version, writeFrame } from './frames.ts'
import { bindingOf, type JoinConfig, joinPayload } from './join-payload.ts'
import { mayJoinPrivate } from './private-topics.ts'

export type Exchange = {
  log: FastifyBaseLogger
  proofOf(token: string): Promise<Proof | undefined>
  switchboard: Switchboard
  rollCall: RollCall
  attendance: Attendance<Attendant>
  lines: Set<Line>
}

/** One socket of the realtime protocol. */
type Caller = {
  exchange: Exchange
  line: Line
  version: Version
  apikey: string
  attendant: Attendant | undefined
  channels: Map<string, Channel>
}

const pace = { perSecond: socketLimits.channelFramesPerSecond, burst: socketLimits.channelBurstFrames }
const mostTopic = 255

export function welcomeChannels(exchange: Exchange, socket: WebSocket, address: URL): void {
  let turn = Promise.resolve()
  const line = openLine(socket, pace, {
    frame(data, isBinary) {
      turn = turn.then(() => hear(caller, data, isBinary))
    },
    closed() {
      exchange.lines.delete(line)
      for (const channel of [...caller.channels.values()]) leave(caller, channel)
      if (caller.attendant) exchange.attendance.remove(caller.attendant)
    },
  })
  exchange.lines.add(line)
  const caller: Caller = {
    exchange,
    line,
    version: address.searchParams.get('vsn') === '1.0.0' ? '1.0.0' : '2.0.0',
    apikey: address.searchParams.get('apikey') ?? '',
    attendant: undefined,
    channels: new Map(),
  }
}

type Hearing = (caller: Caller, frame: Frame, channel: Channel) => void | Promise<void>

const answering: Record<string, Hearing> = {
  phx_leave(caller, frame, channel) {
    leave(caller, channel)
    reply(caller, frame, 'ok')
    say(caller, frame, 'phx_close', {})
  },
  access_token: renew,
  broadcast({ exchange }, { ref, payload }, channel) {
    const { event, payload: cargo = {} } = payload
    if (typeof event !== 'string' || event.length > mostTopic) return
    exchange.switchboard.broadcast({
      topic: channel.topic,
      isPrivate: channel.isPrivate,
      event,
      cargo: Buffer.isBuffer(cargo) ? { bytes: cargo } : { json: JSON.stringify(cargo) },
      from: channel,
    })
    if (channel.ack && ref !== null) acknowledge(channel, ref)
  },
  presence({ exchange }, { ref, payload }, channel) {
    const { event, payload: meta } = payload
    if (event === 'track') track(exchange.rollCall, channel, isObject(meta) ? meta : {})
    if (event === 'untrack') untrack(exchange.rollCall, channel)
    if (ref !== null) acknowledge(channel, ref)
  },
}

/** The name is the caller's: a Map inherits none. */
const hearings = new Map(Object.entries(answering))

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

async function hear(caller: Caller, data: Buffer, isBinary: boolean): Promise<void> {
  if (caller.line.isGone) return
  const frame = readFrame(caller.version, data, isBinary)
  if (!frame) return
  try {
    if (frame.topic === 'phoenix') return reply(caller, frame, 'ok')
    if (frame.event === 'phx_join') return await join(caller, frame)
    const channel = caller.channels.get(frame.topic)
    if (!channel) return reply(caller, frame, 'error', { reason: 'unmatched topic' })
    await hearings.get(frame.event)?.(caller, frame, channel)
  } catch (fault) {
    caller.exchange.log.error({ err: fault }, 'a channel frame could not be answered')
    reply(caller, frame, 'error', { reason: 'Something went wrong on our side' })
  }
}

async function join(caller: Caller, frame: Frame): Promise<void> {
  const { exchange, channels } = caller
  const before = channels.get(frame.topic)
  if (before) {
    leave(caller, before)
    say(caller, { ...frame, join_ref: before.joinRef }, 'phx_close', {})
  }
  const refused = (reason: string) => reply(caller, frame, 'error', { reason })
  if (!/^realtime:./.test(frame.topic) || frame.topic.length > mostTopic) return refused('unmatched topic')
  if (channels.size >= socketLimits.channels) return refused('ChannelRateLimitReached: Too many channels')
  const parsed = joinPayload.safeParse(frame.payload)
  if (!parsed.success) return refused('The join cannot be read')
  const { config, access_token } = parsed.data
  if (access_token && !(await prove(caller, access_token)))
    return refused('InvalidJWTToken: Token is not valid')
  const topic = frame.topic.slice('realtime:'.length)
  if (config.private && !mayJoinPrivate(caller.attendant?.viewer, topic))
    return refused(`Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`)

  const bindings = config.postgres_changes.map(bindingOf)
  const channel = channelOf(
    caller,
    frame,
    config,
    bindings.filter((binding) => binding !== undefined),
  )
  channels.set(frame.topic, channel)
  exchange.switchboard.join(channel)
  const given = config.postgres_changes.map((one, at) => ({ ...one, id: bindings[at]?.id ?? 0 }))
  reply(caller, frame, 'ok', { postgres_changes: given })
  if (given.length > 0) push(channel, 'system', subscribed(topic, !bindings.includes(undefined)))
  if (channel.hearsPresence) hearPresence(exchange.rollCall, channel)
}

function subscribed(channel: string, ok: boolean) {
  const message = ok ? 'Subscribed to PostgreSQL' : 'Unable to subscribe to changes with given parameters'
  return { channel, extension: 'postgres_changes', message, status: ok ? 'ok' : 'error' }
}

function channelOf(
  caller: Caller,
  { topic, join_ref }: Frame,
  config: JoinConfig,
  bindings: Binding[],
): Channel {
  return {
    id: randomUUID(),
    line: caller.line,
    version: caller.version,
    topic,
    joinRef: join_ref,
    isPrivate: config.private,
    ack: config.broadcast.ack ?? false,
    self: config.broadcast.self ?? false,
    presenceKey: config.presence.key || randomUUID(),
    hearsPresence: config.presence.enabled ?? false,
    tracked: undefined,
    bindings,
    sight: () => caller.attendant?.viewer,
    stop: [],
  }
}

/** False when the token proves nothing, or nobody is there any more; the key of the page is nobody's. */
async function prove(caller: Caller, token: string): Promise<boolean> {
  const { exchange, line, apikey } = caller
  if (token === apikey) return true
  const proof = await exchange.proofOf(token)
  if (!proof || line.isGone) return false
  const { attendant } = caller
  if (attendant?.token === token) return true
  if (attendant) exchange.attendance.remove(attendant)
  caller.attendant = {
    token,
    ...proof,
    sessionOver: () => void forget(caller, 'The session is over'),
    becameAnother: () => void renewAll(caller),
  }
  exchange.attendance.add(caller.attendant)
  return true
}

/** A fresh token keeps the channel; one that proves nothing ends it. */
async function renew(caller: Caller, frame: Frame, channel: Channel): Promise<void> {
  const { access_token } = frame.payload
  if (typeof access_token !== 'string') return
  if (await prove(caller, access_token)) {
    if (channel.isPrivate && !mayJoinPrivate(caller.attendant?.viewer, topicOf(channel)))
      close(caller, channel, 'You do not have permissions to read from this Channel topic')
    return
  }
  close(caller, channel, 'Token has expired or is not valid')
}

async function renewAll(caller: Caller): Promise<void> {
  const token = caller.attendant?.token
  const proof = token && (await caller.exchange.proofOf(token).catch(() => undefined))
  forget(caller, 'The role has changed')
  if (token && proof) await prove(caller, token).catch(() => false)
}

/** What is for one person alone ends with the session; public channels go on as a stranger's. */
function forget(caller: Caller, why: string): void {
  if (caller.attendant) caller.exchange.attendance.remove(caller.attendant)
  caller.attendant = undefined
  for (const channel of [...caller.channels.values()]) if (channel.isPrivate) close(caller, channel, why)
}

const topicOf = ({ topic }: Channel) => topic.slice('realtime:'.length)

function close(caller: Caller, channel: Channel, message: string): void {
  push(channel, 'system', { channel: topicOf(channel), extension: 'system', status: 'error', message })
  leave(caller, channel)
  say(caller, { topic: channel.topic, join_ref: channel.joinRef, ref: channel.joinRef }, 'phx_close', {})
}

function leave({ exchange, channels }: Caller, channel: Channel): void {
  channels.delete(channel.topic)
  exchange.switchboard.leave(channel)
  for (const stop of channel.stop.splice(0)) stop()
  untrack(exchange.rollCall, channel)
}

type To = Pick<Frame, 'topic' | 'join_ref' | 'ref'>

function say({ line, version }: Caller, { topic, join_ref, ref }: To, event: string, payload: object): void {
  line.send(writeFrame(version, { join_ref, ref, topic, event }, JSON.stringify(payload)))
}

function reply(caller: Caller, to: To, status: 'ok' | 'error', response: object = {}): void {
  say(caller, to, 'phx_reply', { status, response })
}

function acknowledge({ line, version, topic, joinRef }: Channel, ref: string): void {
  line.send(
    writeFrame(
      version,
      { join_ref: joinRef, ref, topic, event: 'phx_reply' },
      '{"status":"ok","response":{}}',
    ),
  )
}

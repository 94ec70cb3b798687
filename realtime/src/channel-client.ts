import { type Channel, getBareTopic, pushEvent } from './channel.ts'
import { untrack } from './channel-presence.ts'
import type { ChannelServer } from './channel-server.ts'
import type { Connection } from './connection.ts'
import { type ChannelFrame, type SerializerVersion, serializeFrame } from './frames.ts'
import { canJoinPrivate } from './private-topics.ts'
import type { ConnectedSession } from './session-registry.ts'

/** One socket of the realtime protocol. */
export type ChannelClient = {
  server: ChannelServer
  connection: Connection
  version: SerializerVersion
  apikey: string
  session: ConnectedSession | undefined
  /** A service of the operator, until its token expires. */
  serviceUntilMs: number
  channels: Map<string, Channel>
}

function isService({ serviceUntilMs }: ChannelClient): boolean {
  return serviceUntilMs > Date.now()
}

/** What nobody can be held to account for is not passed on to others. */
export function canSend(client: ChannelClient): boolean {
  return client.session !== undefined || isService(client) || client.server.anonymousSend
}

export function canJoin(client: ChannelClient, topic: string): boolean {
  const party = client.session?.viewer ?? (isService(client) ? 'service' : undefined)
  return canJoinPrivate(client.server.topicPolicy, party, topic)
}

export function closeChannel(client: ChannelClient, channel: Channel, message: string): void {
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

export function leaveChannel({ server, channels }: ChannelClient, channel: Channel): void {
  channels.delete(channel.topic)
  server.hub.leave(channel)
  for (const stop of channel.cleanups.splice(0)) stop()
  untrack(server.presence, channel)
}

type FrameAddress = Pick<ChannelFrame, 'topic' | 'join_ref' | 'ref'>

export function sendFrame(
  { connection, version }: ChannelClient,
  { topic, join_ref, ref }: FrameAddress,
  event: string,
  payload: object,
): void {
  connection.send(serializeFrame(version, { join_ref, ref, topic, event }, JSON.stringify(payload)))
}

export function sendReply(
  client: ChannelClient,
  to: FrameAddress,
  status: 'ok' | 'error',
  response: object = {},
): void {
  sendFrame(client, to, 'phx_reply', { status, response })
}

export function sendAcknowledgement({ connection, version, topic, joinRef }: Channel, ref: string): void {
  connection.send(
    serializeFrame(
      version,
      { join_ref: joinRef, ref, topic, event: 'phx_reply' },
      '{"status":"ok","response":{}}',
    ),
  )
}

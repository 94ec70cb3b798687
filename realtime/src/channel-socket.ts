import { socketServerLimits } from '@mainstreet/contract/live/limits.ts'
import type { WebSocket } from 'ws'
import { refreshToken } from './authenticate-channel.ts'
import { type Channel, maxTopicChars } from './channel.ts'
import {
  type ChannelClient,
  canSend,
  leaveChannel,
  sendAcknowledgement,
  sendFrame,
  sendReply,
} from './channel-client.ts'
import { track, untrack } from './channel-presence.ts'
import type { ChannelServer } from './channel-server.ts'
import { createConnection } from './connection.ts'
import { type ChannelFrame, isObject, parseFrame } from './frames.ts'
import { joinChannel } from './join-channel.ts'

const frameRateLimit = {
  perSecond: socketServerLimits.channelFramesPerSecond,
  burst: socketServerLimits.channelBurstFrames,
}

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

/** The name comes from the caller: a Map has no inherited properties. */
const frameHandlers = new Map(
  Object.entries<FrameHandler>({
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
  }),
)

function rejectAnonymous(client: ChannelClient, frame: ChannelFrame): void {
  sendReply(client, frame, 'error', {
    reason: 'Unauthorized: Sign in to send messages to this Channel topic',
  })
}

function getJsonBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value) ?? '')
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
    await frameHandlers.get(frame.event)?.(client, frame, channel)
  } catch (error) {
    client.server.log.error({ err: error }, 'could not handle a channel frame')
    sendReply(client, frame, 'error', { reason: 'Something went wrong on our side' })
  }
}

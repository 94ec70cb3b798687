import { randomUUID } from 'node:crypto'
import { socketServerLimits } from '@mainstreet/contract/live/limits.ts'
import { authenticate } from './authenticate-channel.ts'
import { type ChangeBinding, type Channel, getBareTopic, maxTopicChars, pushEvent } from './channel.ts'
import { type ChannelClient, canJoin, canSend, leaveChannel, sendFrame, sendReply } from './channel-client.ts'
import { subscribeToPresence } from './channel-presence.ts'
import type { ChannelFrame } from './frames.ts'
import { type JoinConfig, joinPayload, parseBinding } from './join-payload.ts'

export async function joinChannel(client: ChannelClient, frame: ChannelFrame): Promise<void> {
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
  const topic = getBareTopic(frame)
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

import type { Connection } from '../../server/src/live/connection.ts'
import type { BroadcastPayload, SerializerVersion } from './frames.ts'
import { serializeBroadcast, serializeFrame } from './frames.ts'
import type { RowFilter } from './row-filter.ts'
import type { MaybeViewer, RealtimeTable } from './tables.ts'

export type RowEventType = 'INSERT' | 'UPDATE' | 'DELETE'

/** What a channel wants to hear of rows; no table: of all of them. */
export type ChangeBinding = {
  id: number
  event: RowEventType | '*'
  table: RealtimeTable | undefined
  filter: RowFilter | undefined
}

/** One joined topic of one socket. */
export type Channel = {
  id: string
  connection: Connection
  version: SerializerVersion
  topic: string
  joinRef: string | null
  isPrivate: boolean
  ack: boolean
  self: boolean
  presenceKey: string
  receivesPresence: boolean
  /** The places where it is tracked just now. */
  trackedRef: string | undefined
  bindings: ChangeBinding[]
  /** Who is behind it, as its socket's token says now. */
  getViewer(): MaybeViewer
  cleanups: (() => void)[]
}

/** Public and private channels of the same name are two. */
export function getChannelKey({ topic, isPrivate }: Pick<Channel, 'topic' | 'isPrivate'>): string {
  return `${isPrivate ? 'private' : 'public'} ${topic}`
}

export function pushEvent(channel: Channel, event: string, payload: object): void {
  pushJson(channel, event, JSON.stringify(payload))
}

export function pushJson({ connection, version, topic }: Channel, event: string, payload: string): void {
  connection.send(serializeFrame(version, { topic, event }, payload))
}

export function pushBroadcast(
  { connection, version, topic }: Channel,
  event: string,
  payload: BroadcastPayload,
): void {
  const frame = serializeBroadcast(version, topic, event, payload)
  if (frame !== undefined) connection.send(frame)
}

import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { Connection } from './connection.ts'
import type { BroadcastPayload, SerializerVersion } from './frames.ts'
import { serializeBroadcast, serializeFrame } from './frames.ts'
import type { RowFilter } from './row-filter.ts'

export type RowEventType = 'INSERT' | 'UPDATE' | 'DELETE'

/** A channel's subscription to row changes; without a table: all tables. */
export type ChangeBinding = {
  id: number
  event: RowEventType | '*'
  table: string | undefined
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
  /** The reference of its current presence entry. */
  trackedRef: string | undefined
  bindings: ChangeBinding[]
  /** The viewer according to the socket's current token. */
  getViewer(): Viewer | undefined
  cleanups: (() => void)[]
}

export const maxTopicChars = 255

export const getBareTopic = ({ topic }: Pick<Channel, 'topic'>) => topic.slice('realtime:'.length)

/** A public and a private channel of the same name are different channels. */
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

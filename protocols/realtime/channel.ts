import type { Line } from '../../server/src/live/connection.ts'
import type { Cargo, Version } from './frames.ts'
import { writeBroadcast, writeFrame } from './frames.ts'
import type { Filter } from './row-filter.ts'
import type { Sight, Table } from './tables.ts'

export type RowEvent = 'INSERT' | 'UPDATE' | 'DELETE'

/** What a channel wants to hear of rows; no table: of all of them. */
export type Binding = {
  id: number
  event: RowEvent | '*'
  table: Table | undefined
  filter: Filter | undefined
}

/** One joined topic of one socket. */
export type Channel = {
  id: string
  line: Line
  version: Version
  topic: string
  joinRef: string | null
  isPrivate: boolean
  ack: boolean
  self: boolean
  presenceKey: string
  hearsPresence: boolean
  /** The places where it is tracked just now. */
  tracked: string | undefined
  bindings: Binding[]
  /** Who is behind it, as its socket's token says now. */
  sight(): Sight
  stop: (() => void)[]
}

/** Public and private channels of the same name are two. */
export function placeOf({ topic, isPrivate }: Pick<Channel, 'topic' | 'isPrivate'>): string {
  return `${isPrivate ? 'private' : 'public'} ${topic}`
}

export function push(channel: Channel, event: string, payload: object): void {
  pushText(channel, event, JSON.stringify(payload))
}

export function pushText({ line, version, topic }: Channel, event: string, payload: string): void {
  line.send(writeFrame(version, { topic, event }, payload))
}

export function pushBroadcast({ line, version, topic }: Channel, event: string, cargo: Cargo): void {
  const frame = writeBroadcast(version, topic, event, cargo)
  if (frame !== undefined) line.send(frame)
}

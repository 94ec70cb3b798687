import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { pushJson, type RowEventType } from './channel.ts'
import type { ChannelHub } from './channel-hub.ts'

export type RealtimeRow = Record<string, unknown>
/** A column that clients see, and the PostgreSQL type by which they convert it. */
export type RealtimeColumn = { name: string; type: string }
/** The tables whose row changes channels may subscribe to, by their names. */
export type RealtimeTables = ReadonlyMap<string, readonly RealtimeColumn[]>

type RowChange = {
  table: string
  columns: readonly RealtimeColumn[]
  /** The identity of the row; sent also when it is deleted or no longer visible. */
  key: RealtimeRow & { id: string }
  /** Undefined: the row is deleted. */
  record: RealtimeRow | undefined
  isNew: boolean
  /** Whether its deletion is sent to those who may not see it: only for rows that were publicly visible before. */
  wasPublic: boolean
  canSee(viewer: Viewer | undefined): boolean
  /** After a row was sent to a viewer who may see it. */
  onSent?(viewer: Viewer | undefined): void
}

function createChangePayload({ table, columns, key, record }: RowChange, type: RowEventType): string {
  return JSON.stringify({
    schema: 'public',
    table,
    type,
    commit_timestamp: new Date().toISOString(),
    errors: null,
    columns,
    record: type === 'DELETE' ? {} : record,
    old_record: type === 'INSERT' ? {} : { id: key.id },
  })
}

/**
 * Sends each channel the change if it is subscribed and may see it; a row that is no longer visible counts as deleted.
 */
export function publishRowChange(hub: ChannelHub, change: RowChange): void {
  const serialized: Partial<Record<RowEventType, string>> = {}
  for (const channel of hub.getRowSubscribers()) {
    const isVisible = change.record !== undefined && change.canSee(channel.getViewer())
    if (!isVisible && !change.wasPublic) continue
    const type: RowEventType = isVisible ? (change.isNew ? 'INSERT' : 'UPDATE') : 'DELETE'
    const record = isVisible && change.record ? change.record : change.key
    const ids = channel.bindings
      .filter(
        ({ event, table, filter }) =>
          (event === '*' || event === type) &&
          (table === undefined || table === change.table) &&
          (filter === undefined || filter.matches(record)),
      )
      .map(({ id }) => id)
    if (ids.length === 0) continue
    serialized[type] ??= createChangePayload(change, type)
    pushJson(channel, 'postgres_changes', `{"ids":[${ids}],"data":${serialized[type]}}`)
    if (isVisible) change.onSent?.(channel.getViewer())
  }
}

export function hasTableSubscribers(hub: ChannelHub, wantedTable: string): boolean {
  for (const { bindings } of hub.getRowSubscribers())
    if (bindings.some(({ table }) => table === undefined || table === wantedTable)) return true
  return false
}

import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { CatalogSubscriber, OrderSubscriber } from '@mainstreet/server/live/change-feeds.ts'
import { type Channel, pushJson, type RowEventType } from './channel.ts'
import type { ChannelHub } from './channel-hub.ts'
import {
  columnsByTable,
  type MaybeViewer,
  type RealtimeRow,
  type RealtimeTable,
  recordPresenters,
  rowVisibility,
} from '@mainstreet/server/live/published-tables.ts'

type RowChange = {
  table: RealtimeTable
  /** The identity of the row; sent also when it is deleted or no longer visible. */
  key: { id: string; shop_id?: string }
  /** Undefined: the row is deleted. */
  record: RealtimeRow | undefined
  isNew: boolean
  /** Whether its deletion is sent to those who may not see it: only for rows that were publicly visible before. */
  wasPublic: boolean
  canSee(viewer: MaybeViewer): boolean
  /** After a row was sent to a viewer who may see it. */
  onSent?(viewer: MaybeViewer): void
}

function createChangePayload({ table, key, record }: RowChange, type: RowEventType): string {
  return JSON.stringify({
    schema: 'public',
    table,
    type,
    commit_timestamp: new Date().toISOString(),
    errors: null,
    columns: columnsByTable[table],
    record: type === 'DELETE' ? {} : record,
    old_record: type === 'INSERT' ? {} : { id: key.id },
  })
}

/**
 * Sends each channel the change if it is subscribed and may see it; a row that is no longer visible counts as deleted.
 */
function publishChange(channels: Iterable<Channel>, change: RowChange): void {
  const serialized: Partial<Record<RowEventType, string>> = {}
  for (const channel of channels) {
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

/** Changes of shops and products, from the catalog's events. */
export function catalogRowChanges(hub: ChannelHub): CatalogSubscriber {
  const wants = (table: RealtimeTable) => () => hasTableSubscribers(hub, table)
  return {
    wantsProduct: wants('products'),
    wantsShop: wants('shops'),
    handle({ products, shops }) {
      for (const row of products)
        publishChange(hub.getRowSubscribers(), {
          table: 'products',
          key: { id: row.id, shop_id: row.shop_id },
          record: row.is_deleted ? undefined : recordPresenters.products(row),
          isNew: row.version === 1,
          wasPublic: row.was_public,
          canSee: (viewer) => rowVisibility.products(viewer, row),
        })
      for (const [id, row] of shops)
        publishChange(hub.getRowSubscribers(), {
          table: 'shops',
          key: { id },
          record: row && recordPresenters.shops(row),
          isNew: row?.version === 1,
          wasPublic: row === undefined || row.approved_at !== null,
          canSee: (viewer) => row !== undefined && rowVisibility.shops(viewer, row),
        })
    },
  }
}

/** Records that an admin has received the row of an order. */
export type AuditOrderRead = (viewer: Viewer, orderId: string) => void

/** Changes of orders, from their events. */
export function orderRowChanges(hub: ChannelHub, auditRead: AuditOrderRead): OrderSubscriber {
  return {
    wants: () => hasTableSubscribers(hub, 'orders'),
    handle({ kind, order }) {
      if (kind === 'message') return
      publishChange(hub.getRowSubscribers(), {
        table: 'orders',
        key: { id: order.id },
        record: recordPresenters.orders(order),
        isNew: kind === 'placed',
        wasPublic: false,
        canSee: (viewer) => rowVisibility.orders(viewer, order),
        onSent: (viewer) => viewer && auditRead(viewer, order.id),
      })
    },
  }
}

function hasTableSubscribers(hub: ChannelHub, wantedTable: RealtimeTable): boolean {
  for (const { bindings } of hub.getRowSubscribers())
    if (bindings.some(({ table }) => table === undefined || table === wantedTable)) return true
  return false
}

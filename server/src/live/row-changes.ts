import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { ChannelHub } from '@mainstreet/realtime/channel-hub.ts'
import { hasTableSubscribers, publishRowChange } from '@mainstreet/realtime/row-changes.ts'
import type { CatalogSubscriber, OrderSubscriber } from './change-feeds.ts'
import { type PublishedTable, publishedColumns, recordPresenters, rowVisibility } from './published-tables.ts'

/** Changes of shops and products, from the catalog's events. */
export function catalogRowChanges(hub: ChannelHub): CatalogSubscriber {
  const wants = (table: PublishedTable) => () => hasTableSubscribers(hub, table)
  return {
    wantsProduct: wants('products'),
    wantsShop: wants('shops'),
    handle({ products, shops }) {
      for (const row of products)
        publishRowChange(hub, {
          table: 'products',
          columns: publishedColumns.products,
          key: { id: row.id, shop_id: row.shop_id },
          record: row.is_deleted ? undefined : recordPresenters.products(row),
          isNew: row.version === 1,
          wasPublic: row.was_public,
          canSee: (viewer) => rowVisibility.products(viewer, row),
        })
      for (const [id, row] of shops)
        publishRowChange(hub, {
          table: 'shops',
          columns: publishedColumns.shops,
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
      publishRowChange(hub, {
        table: 'orders',
        columns: publishedColumns.orders,
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

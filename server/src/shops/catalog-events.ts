import type { Bus } from '@mainstreet/platform/bus/bus.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'

declare module '@mainstreet/platform/bus/bus.ts' {
  interface BusTopics {
    catalog: CatalogChangedEvent
  }
}

/**
 * `affects_lists`: products or shops were added to, removed from or moved within lists. False when only the stock
 * changed, as after a sale: then only totals that depend on the stock can change.
 */
export type CatalogChangedEvent = { affects_lists: boolean; shop_id: string; product_ids: string[] }

const maxIds = 100

/** Published after the commit: every cached page with these products or this shop is stale from then on. */
export function publishCatalogChange(
  tx: Tx,
  bus: Bus,
  { affects_lists, shop_id, product_ids }: CatalogChangedEvent,
): void {
  // the payload of a PostgreSQL notification is limited to 8000 bytes: with too many ids everything counts as changed
  const event = {
    affects_lists: affects_lists || product_ids.length > maxIds,
    shop_id,
    product_ids: product_ids.slice(0, maxIds),
  }
  tx.afterCommit(() => bus.publish('catalog', event))
}

/** Handles every change of public pages; an event without payload, as after lost events, counts as a full change. */
export function subscribeCatalogChanges(
  bus: Bus,
  handle: (event: Pick<CatalogChangedEvent, 'affects_lists' | 'product_ids'>) => void,
): void {
  bus.subscribe('catalog', (event) => handle(event ?? { affects_lists: true, product_ids: [] }))
}

import type { ShopStatus } from '@mainstreet/contract/shops/shop-status.ts'
import type { Bus } from '../platform/bus/bus.ts'
import type { Tx } from '../platform/db/db.ts'

declare module '../platform/bus/bus.ts' {
  interface BusTopics {
    catalog: CatalogChangedEvent
    'shop.submitted': { id: string; owner_id: string | null; submitted_at: string }
    'shop.reviewed': { id: string; owner_id: string | null; from: ShopStatus; to: ShopStatus }
  }
}

/**
 * `membership`: something came to a list, left it or moved in it. False after a mere change of stock, as a sale is:
 * then only what counts stock may have another total.
 */
export type CatalogChangedEvent = { membership: boolean; shop_id: string; product_ids: string[] }

const maxIds = 100

/** Told once the transaction is committed: every page that shows these products or this shop is old from then on. */
export function publishCatalogChange(
  tx: Tx,
  bus: Bus,
  { membership, shop_id, product_ids }: CatalogChangedEvent,
): void {
  // a notification of PostgreSQL has room for 8000 bytes: where not all can be named, everything may have changed
  const event = {
    membership: membership || product_ids.length > maxIds,
    shop_id,
    product_ids: product_ids.slice(0, maxIds),
  }
  tx.afterCommit(() => bus.publish('catalog', event))
}

/** Hears of every change of the public pages; of lost news as of the worst. */
export function subscribeCatalogChanges(
  bus: Bus,
  handle: (news: Pick<CatalogChangedEvent, 'membership' | 'product_ids'>) => void,
): void {
  bus.subscribe('catalog', (news) => handle(news ?? { membership: true, product_ids: [] }))
}

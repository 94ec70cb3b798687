import type { OpeningHours } from '@mainstreet/contract/shops/opening-hours.ts'
import { LRUCache } from 'lru-cache'
import type { Queryable } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

/** On what terms a shop takes orders, as of a revision of its row. */
export type ShopTerms = {
  id: string
  name: string
  hours: OpeningHours
  paused_until: Date | null
  preparation_minutes: number
  confirm_by_hand: boolean
  pay_in_shop: boolean
  delivers: boolean
  delivery_fee_cents: number
  /** The row's xmin: another one after every change, whoever makes it. */
  revision: string
}

/** Undefined when the public does not see the shop. */
export async function findShopTerms(reader: Queryable, shopId: string): Promise<ShopTerms | undefined> {
  const [terms] = await listShopTerms(reader, [shopId])
  return terms
}

/** Of those that the public sees. */
export function listShopTerms(reader: Queryable, shopIds: string[]): Promise<ShopTerms[]> {
  return reader.many<ShopTerms>(sql`
    select id, name, hours, paused_until, preparation_minutes, confirm_by_hand, pay_in_shop, delivers, delivery_fee_cents,
      xmin::text as revision
    from shops where id = any(${shopIds}::uuid[]) and status = 'approved' and deleted_at is null`)
}

const maxCachedShops = 5000

/** Remembered terms may be old: what is done on them must check the revision. */
export type ShopTermsCache = LRUCache<string, ShopTerms>

export function createShopTermsCache(): ShopTermsCache {
  return new LRUCache({ max: maxCachedShops })
}

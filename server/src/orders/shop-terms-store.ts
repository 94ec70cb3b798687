import type { OpeningHours } from '@mainstreet/contract/shops/opening-hours.ts'
import { anyUuid } from '@mainstreet/platform/db/any-of.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { LRUCache } from 'lru-cache'

/** The terms on which a shop takes orders, as of one revision of its row. */
export type ShopTerms = {
  id: string
  name: string
  hours: OpeningHours
  paused_until: Date | null
  preparation_minutes: number
  requires_confirmation: boolean
  accepts_in_store_payment: boolean
  offers_delivery: boolean
  delivery_fee_cents: number
  /** The row's xmin: it changes with every update of the row. */
  revision: string
}

/** Undefined when the shop is not publicly visible. */
export async function findShopTerms(reader: Queryable, shopId: string): Promise<ShopTerms | undefined> {
  const [terms] = await listShopTerms(reader, [shopId])
  return terms
}

/** Publicly visible shops only. */
export function listShopTerms(reader: Queryable, shopIds: string[]): Promise<ShopTerms[]> {
  return reader.many<ShopTerms>(sql`
    select id, name, hours, paused_until, preparation_minutes, requires_confirmation, accepts_in_store_payment, offers_delivery, delivery_fee_cents,
      xmin::text as revision
    from shops where id = ${anyUuid(shopIds)} and status = 'approved' and deleted_at is null`)
}

/** Also of a shop that is not publicly visible. Undefined when the shop is unknown. */
export async function findShopHours(reader: Queryable, shopId: string): Promise<OpeningHours | undefined> {
  const row = await reader.one<{ hours: OpeningHours }>(sql`select hours from shops where id = ${shopId}`)
  return row?.hours
}

const maxCachedShops = 5000

/** Cached terms may be outdated: a statement that uses them must check the revision. */
export type ShopTermsCache = LRUCache<string, ShopTerms>

export function createShopTermsCache(): ShopTermsCache {
  return new LRUCache({ max: maxCachedShops })
}

import { highlights as limits } from '@mainstreet/contract/catalog/limits.ts'
import type { ShopCategory } from '@mainstreet/contract/shops/shop-category.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { inlineInteger, sql } from '@mainstreet/platform/db/sql.ts'
import { isWithinRadius, type NearQuery, straightLineDistanceTo } from '../../location/distance-sql.ts'
import type { ProductRow } from '../present.ts'
import { productColumns } from '../store.ts'
import { productsPerRound } from './near-open-store.ts'
import { joinShop } from './product-conditions-sql.ts'

type ShopInReach = {
  id: string
  category: ShopCategory
  /** JSON text. */
  hours: string
  preparation_minutes: number
  requires_confirmation: boolean
  is_paused: boolean
  straight_line_distance: number
}

/** The nearest first. */
export function listShopsInReach(
  reader: Queryable,
  near: NearQuery & { radius: number },
  now: Date,
): Promise<ShopInReach[]> {
  const distance = straightLineDistanceTo(near)
  return reader.many<ShopInReach>(sql`
    select s.id, s.category, s.hours::text as hours, s.preparation_minutes, s.requires_confirmation,
      coalesce(s.paused_until > ${now}::timestamptz, false) as is_paused, ${distance} as straight_line_distance
    from shops s where s.status = 'approved' and s.deleted_at is null and ${isWithinRadius(near)}
    order by ${distance}, s.id limit ${inlineInteger(limits.shopsScanned)}`)
}

/** Of each shop the newest that are in stock and have an image, but not those that lead the grid; in the order of the shops. */
export function listProductsOfShops(
  reader: Queryable,
  shopIds: readonly string[],
  { near, except }: { near: NearQuery; except: readonly string[] },
): Promise<ProductRow[]> {
  return reader.many<ProductRow>(sql`
    select ${productColumns}, ${straightLineDistanceTo(near)} as straight_line_distance
    from unnest(${shopIds}::uuid[]) with ordinality as chosen (id, place) cross join lateral (
      select * from products p where p.shop_id = chosen.id and p.is_listed and p.stock > 0 and p.image is not null
        and p.id <> all(${except}::uuid[])
      order by p.created_at desc, p.id desc limit ${inlineInteger(limits.perShop)} offset ${inlineInteger(productsPerRound)}
    ) p ${joinShop}
    order by chosen.place, p.created_at desc, p.id desc limit ${inlineInteger(limits.shown)}`)
}

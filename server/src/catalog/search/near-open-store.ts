import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { inlineInteger, join, type Sql, sql } from '@mainstreet/platform/db/sql.ts'
import { isWithinRadius, type NearQuery, straightLineDistanceTo } from '../../location/distance-sql.ts'
import type { ProductRow } from '../present.ts'
import { productColumns } from '../store.ts'
import { joinShop, type ProductFilter, productConditions } from './product-conditions-sql.ts'

/** So many shops, of those that are open and of all, have their products sorted by whether they can be had now. */
const maxShops = 40
/** The newest of each shop. */
const maxProductsPerShop = 8
/** No more of one shop side by side: a visitor should see several shops. */
export const productsPerRound = 2
/** Among so many, each shop has one round only. */
const firstProducts = 12

export type NearProductFilter = ProductFilter & { near: NearQuery }

/**
 * The ids of the products in stock that are soonest to be had: of open shops first, then the nearest, a round of each shop
 * at a time. `openShopIds` is sorted by distance. What follows them in the list is sorted by distance alone.
 */
export async function listNearOpenProductIds(
  reader: Queryable,
  filter: NearProductFilter,
  openShopIds: readonly string[],
): Promise<string[]> {
  const distance = straightLineDistanceTo(filter.near)
  const nearestOpen = openShopIds.slice(0, maxShops)
  const rows = await reader.many<{ id: string }>(sql`
    with around as (
      select s.id from shops s where ${join(shopConditions(filter), ' and ')}
      order by ${distance} limit ${inlineInteger(maxShops)}
    ), candidates as materialized (
      select p.id, p.place, s.id = any(${nearestOpen}::uuid[]) as is_open, ${distance} as distance
      from shops s cross join lateral (
        select p.id, row_number() over (order by p.created_at desc, p.id desc) as place
        from products p where p.shop_id = s.id and p.stock > 0 and ${productConditions(filter)}
        order by p.created_at desc, p.id desc limit ${inlineInteger(maxProductsPerShop)}
      ) p where s.id = any(array(select id from around)) or s.id = any(${nearestOpen}::uuid[])
    ), first as (
      select id, row_number() over (order by is_open desc, distance, place) as place
      from candidates where place <= ${inlineInteger(productsPerRound)}
      order by is_open desc, distance, place limit ${inlineInteger(firstProducts)}
    )
    select c.id from candidates c left join first f using (id)
    order by f.place, c.is_open desc, (c.place - 1) / ${inlineInteger(productsPerRound)}, c.distance, c.place`)
  return rows.map(({ id }) => id)
}

function shopConditions({ category, shop_id, near }: NearProductFilter): Sql[] {
  const all = [sql`s.status = 'approved' and s.deleted_at is null`]
  if (category !== undefined) all.push(sql`s.category = ${category}`)
  if (shop_id !== undefined) all.push(sql`s.id = ${shop_id}`)
  if (near.radius !== undefined) all.push(isWithinRadius({ ...near, radius: near.radius }))
  return all
}

/** In the order of the ids; what is no longer in the list is left out. */
export function listProductsByIds(
  reader: Queryable,
  ids: readonly string[],
  filter: NearProductFilter,
): Promise<ProductRow[]> {
  return reader.many<ProductRow>(sql`
    select ${productColumns}, ${straightLineDistanceTo(filter.near)} as straight_line_distance
    from unnest(${ids}::uuid[]) with ordinality as chosen (id, place)
    join products p on p.id = chosen.id ${joinShop} where ${productConditions(filter)} order by chosen.place`)
}

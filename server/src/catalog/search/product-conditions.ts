import { type ShopCategory, shopCategory } from '@mainstreet/contract/shops/shop.ts'
import { chordTo, type Near, within } from '../../location/distance-sql.ts'
import { empty, join, raw, type Sql, sql } from '../../platform/db/sql.ts'
import type { SearchWords } from '../../platform/text/search-query.ts'
import { matches, matchesAny, unseen } from './word-conditions.ts'

export type Sight = {
  /** `public`: what everybody sees; `shop`: all of one shop; `street`: that and what everybody sees; `all`. */
  of: 'public' | 'shop' | 'street' | 'all'
  archived: boolean
  shop_id?: string
}

export type ProductFilter = {
  sight: Sight
  shop_id: string | undefined
  category: ShopCategory | undefined
  search: SearchWords | undefined
  featured: boolean
  in_stock: boolean
  out_of_stock: boolean
  /** Those alone. */
  archived: boolean
  /** Those that are open; undefined where it does not matter. */
  open_shops: string[] | undefined
  min_cents: number | undefined
  max_cents: number | undefined
  near: Near | undefined
}

/** What asks of shops, or puts in order by them. */
export const withShop = sql`join shops s on s.id = p.shop_id`

export type Sorting = {
  by: 'created_at' | 'name' | 'price' | 'stock' | 'distance' | 'relevance'
  order: 'asc' | 'desc'
}

export function seen({ of, archived, shop_id }: Sight): Sql {
  const kept = archived ? sql`p.deleted_at is null` : sql`p.deleted_at is null and not p.is_archived`
  if (of === 'public') return sql`p.listed`
  if (of === 'all') return kept
  if (of === 'shop') return sql`${kept} and p.shop_id = ${shop_id}`
  return sql`(p.listed or (${kept} and p.shop_id = ${shop_id}))`
}

/** Design 4: the newest of its shop that is there and has a picture. */
const featured = sql`p.listed and p.stock > 0 and p.image is not null and not exists (
  select from products newer where newer.shop_id = p.shop_id and newer.listed and newer.stock > 0
    and newer.image is not null and (newer.created_at, newer.id) > (p.created_at, p.id))`

export function conditionsOf(filter: ProductFilter): Sql {
  const { search } = filter
  const searched = search ? [searchedFor({ ...filter, search })] : []
  return join([seen(filter.sight), ...searched, ...otherConditions(filter)], ' and ')
}

export function searchedFor({ search, sight, shop_id }: ProductFilter & { search: SearchWords }): Sql {
  if (sight.of === 'shop') return matchesAny(search)
  const ofShop = shop_id === undefined ? empty : sql` and p.shop_id = ${shop_id}`
  return matches(search, sql`${seen(sight)}${ofShop}`)
}

/** Written out, so that PostgreSQL knows how many products are of it also in a plan that it keeps. */
export const written = Object.fromEntries(
  shopCategory.options.map((name) => [name, raw(`'${name}'`)]),
) as Record<ShopCategory, Sql>

/** By the index of words where words are asked for, too; alone or within some miles that index would read all of the category. */
function ofCategory({ search, near }: ProductFilter, category: ShopCategory): Sql {
  if (!search) return sql`s.category = ${category}`
  if (near?.radius !== undefined) return sql`p.category = ${written[category]}`
  return sql`array[p.category] @> array[${written[category]}]`
}

/** The shop `s`, where the conditions or the order ask for it. */
export function shopFor({ category, search, near }: ProductFilter): Sql {
  return near || (category !== undefined && !search) ? withShop : empty
}

export function otherConditions(filter: ProductFilter, withCircle = true): Sql[] {
  const { shop_id, category, in_stock, open_shops, min_cents, max_cents, near } = filter
  const all: Sql[] = []
  if (shop_id !== undefined) all.push(sql`p.shop_id = ${shop_id}`)
  if (category !== undefined) all.push(ofCategory(filter, category))
  if (filter.featured) all.push(featured)
  if (in_stock) all.push(sql`p.stock > 0`)
  if (filter.out_of_stock) all.push(sql`p.stock = 0`)
  if (filter.archived) all.push(sql`p.is_archived`)
  if (open_shops) all.push(sql`p.shop_id = any(${open_shops}::uuid[])`)
  if (min_cents !== undefined) all.push(sql`p.price_cents >= ${min_cents}::bigint`)
  if (max_cents !== undefined) all.push(sql`p.price_cents <= ${max_cents}::bigint`)
  if (withCircle && near?.radius !== undefined) all.push(within({ ...near, radius: near.radius }))
  return all
}

const keys = { created_at: 'p.created_at', name: 'p.name', price: 'p.price_cents', stock: 'p.stock' } as const
/** What a search is put in order by: whole rows of 5,000 took a third longer to gather. */
export const keysOfHits = raw(`${Object.values(keys).join(', ')}, p.words`)

export function orderOf({ by, order }: Sorting, { search, near }: ProductFilter): Sql {
  const direction = raw(order)
  if (by === 'distance' && near) return sql`${chordTo(near)} ${direction}, p.id ${direction}`
  if (by === 'relevance' && search)
    return sql`ts_rank(p.words, ${unseen(search)}, 1) ${direction}, p.created_at desc, p.id desc`
  const key = raw(by === 'distance' || by === 'relevance' ? keys.created_at : keys[by])
  return sql`${key} ${direction}, p.id ${direction}`
}

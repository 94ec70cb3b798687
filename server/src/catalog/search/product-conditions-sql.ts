import { shopCategory } from '@mainstreet/contract/shops/shop.ts'
import type { ShopCategory } from '@mainstreet/contract/shops/shop-category.ts'
import { empty, inlineText, join, type Sql, sortDirections, sql } from '@mainstreet/platform/db/sql.ts'
import type { SearchQuery } from '@mainstreet/platform/text/search-query.ts'
import { isWithinRadius, type NearQuery, straightLineDistanceTo } from '../../location/distance-sql.ts'
import { matchesSearch, matchesSearchInAllNames, opaqueQuery } from './word-conditions-sql.ts'

export type ProductVisibility = {
  /** `public`: public products; `shop`: all of one shop; `street`: both; `all`: all of all shops. */
  scope: 'public' | 'shop' | 'street' | 'all'
  archived: boolean
  shop_id?: string
}

export type ProductFilter = {
  visibility: ProductVisibility
  shop_id: string | undefined
  category: ShopCategory | undefined
  search: SearchQuery | undefined
  featured: boolean
  in_stock: boolean
  out_of_stock: boolean
  /** Only archived products. */
  archived: boolean
  /** The ids of open shops; undefined without this filter. */
  open_shops: string[] | undefined
  min_cents: number | undefined
  max_cents: number | undefined
  /** The ids of products that are left out. */
  except?: readonly string[]
  near: NearQuery | undefined
}

/** For conditions and orders that need columns of the shop. */
export const joinShop = sql`join shops s on s.id = p.shop_id`

export type ProductSorting = {
  by: 'created_at' | 'name' | 'price' | 'stock' | 'distance' | 'near_open' | 'relevance'
  order: 'asc' | 'desc'
}

export function visibilityCondition({ scope, archived, shop_id }: ProductVisibility): Sql {
  const existing = archived ? sql`p.deleted_at is null` : sql`p.deleted_at is null and not p.is_archived`
  if (scope === 'public') return sql`p.is_listed`
  if (scope === 'all') return existing
  if (scope === 'shop') return sql`${existing} and p.shop_id = ${shop_id}`
  return sql`(p.is_listed or (${existing} and p.shop_id = ${shop_id}))`
}

/** The newest product of each shop that is in stock and has an image: triggers keep the table. */
const featured = sql`p.id in (select product_id from featured_products)`

export function productConditions(filter: ProductFilter): Sql {
  const { search } = filter
  const searched = search ? [searchCondition({ ...filter, search })] : []
  return join([visibilityCondition(filter.visibility), ...searched, ...filterConditions(filter)], ' and ')
}

export function searchCondition({
  search,
  visibility,
  shop_id,
}: ProductFilter & { search: SearchQuery }): Sql {
  if (visibility.scope === 'shop') return matchesSearchInAllNames(search)
  const ofShop = shop_id === undefined ? empty : sql` and p.shop_id = ${shop_id}`
  return matchesSearch(search, sql`${visibilityCondition(visibility)}${ofShop}`)
}

/** Written out literally, so that PostgreSQL can estimate the size of the category in a cached plan too. */
export const categoryLiterals = Object.fromEntries(
  shopCategory.options.map((name) => [name, inlineText(name)]),
) as Record<ShopCategory, Sql>

/** With a search, the text index has the category too; alone or within a radius that index would read the whole category. */
function categoryCondition({ search, near }: ProductFilter, category: ShopCategory): Sql {
  if (!search) return sql`s.category = ${category}`
  if (near?.radius !== undefined) return sql`p.category = ${categoryLiterals[category]}`
  return sql`array[p.category] @> array[${categoryLiterals[category]}]`
}

/** The join of the shop `s`, if the conditions or the order need it. */
export function shopJoinFor({ category, search, near }: ProductFilter): Sql {
  return near || (category !== undefined && !search) ? joinShop : empty
}

export function filterConditions(filter: ProductFilter, withRadius = true): Sql[] {
  const { shop_id, category, in_stock, open_shops, min_cents, max_cents, near } = filter
  const all: Sql[] = []
  if (shop_id !== undefined) all.push(sql`p.shop_id = ${shop_id}`)
  if (category !== undefined) all.push(categoryCondition(filter, category))
  if (filter.featured) all.push(featured)
  if (in_stock) all.push(sql`p.stock > 0`)
  if (filter.out_of_stock) all.push(sql`p.stock = 0`)
  if (filter.archived) all.push(sql`p.is_archived`)
  if (open_shops) all.push(sql`p.shop_id = any(${open_shops}::uuid[])`)
  if (filter.except) all.push(sql`p.id <> all(${filter.except}::uuid[])`)
  if (min_cents !== undefined) all.push(sql`p.price_cents >= ${min_cents}::bigint`)
  if (max_cents !== undefined) all.push(sql`p.price_cents <= ${max_cents}::bigint`)
  if (withRadius && near?.radius !== undefined) all.push(isWithinRadius({ ...near, radius: near.radius }))
  return all
}

function hasPriceFilter({ min_cents, max_cents }: ProductFilter): boolean {
  return Boolean(min_cents) || max_cents !== undefined
}

/** Whether few of the products with a common word may remain: then the plan depends on the word and on the values. */
export function hasNarrowFilter(filter: ProductFilter): boolean {
  return Boolean(filter.open_shops || filter.featured || filter.out_of_stock) || hasPriceFilter(filter)
}

/** Of the weights D, C, B and A: names have A. */
const nameWeights = [0, 0, 0, 1]

const sortColumns = {
  created_at: sql`p.created_at`,
  name: sql`p.name`,
  price: sql`p.price_cents`,
  stock: sql`p.stock`,
}
/** What a list of matches sorts by: gathering whole rows of 5,000 matches took a third longer. */
export function hitSortColumns({ by }: ProductSorting): Sql {
  return by in sortColumns
    ? sql`${sortColumns[by as keyof typeof sortColumns]}`
    : sql`p.created_at, p.search_vector`
}

export function productOrderBy({ by, order }: ProductSorting, { search, near }: ProductFilter): Sql {
  const direction = sortDirections[order]
  if ((by === 'distance' || by === 'near_open') && near)
    return sql`${straightLineDistanceTo(near)} ${direction}, p.id ${direction}`
  if (by === 'relevance' && search) {
    const rank = sql`ts_rank(p.search_vector, ${opaqueQuery(search)}, 1) ${direction}, p.created_at desc, p.id desc`
    // near a place: what has the words in its name, then what is nearer
    return near
      ? sql`(ts_rank(${nameWeights}::real[], p.search_vector, ${opaqueQuery(search)}) > 0) ${direction}, ${straightLineDistanceTo(near)}, ${rank}`
      : rank
  }
  const key =
    by === 'distance' || by === 'near_open' || by === 'relevance' ? sortColumns.created_at : sortColumns[by]
  return sql`${key} ${direction}, p.id ${direction}`
}

import { paging } from '@mainstreet/contract/limits.ts'
import type { ShopCategory } from '@mainstreet/contract/shops/shop-category.ts'
import { isWithinRadius, straightLineDistanceTo } from '../../location/distance-sql.ts'
import type { Queryable } from '../../platform/db/db.ts'
import { limitOffset } from '../../platform/db/limit-offset.ts'
import { empty, join, raw, type Sql, sql } from '../../platform/db/sql.ts'
import type { SearchQuery } from '../../platform/text/search-query.ts'
import type { ProductRow } from '../present.ts'
import { productColumns, productColumnsWithoutShop } from '../store.ts'
import { isCommonSearch } from './common-search.ts'
import {
  categoryLiterals,
  filterConditions,
  hitSortColumns,
  joinShop,
  type ProductFilter,
  type ProductSorting,
  productConditions,
  productOrderBy,
  searchCondition,
  shopJoinFor,
  visibilityCondition,
} from './product-conditions.ts'
import { hitsWithinRadius } from './radius-search.ts'
import type { AttachShopSummaries, ProductRowWithoutShop } from './shop-summaries.ts'
import { matchesEachWordOpaque, matchesSearchOpaque } from './word-conditions.ts'

/** Of a search over the street never more than one above `paging.found`: a million matches are not counted while somebody waits. */
export async function countProducts(reader: Queryable, filter: ProductFilter): Promise<number> {
  if (isFeaturedOnly(filter)) return countShopsWithFeatured(reader, filter)
  const { search } = filter
  const shop = shopJoinFor(filter.near?.radius === undefined ? { ...filter, near: undefined } : filter)
  if (!search || filter.visibility.scope === 'shop')
    return countRows(reader, sql`select from products p ${shop} where ${productConditions(filter)}`)
  // where PostgreSQL saw the limit it read the table for a common word, and not the index of words: 370 ms, not 40
  const row = await reader.one<{ total: number }>(sql`
    with ${hitsCte({ ...filter, search }, sql`p.id`)}
    select ${boundedTotal(isCommonSearch(search, shop, filterConditions(filter)))} as total`)
  return row?.total ?? 0
}

/** All that a search finds, as `hits`. */
function hitsCte(filter: ProductFilter & { search: SearchQuery }, columns: Sql): Sql {
  const { search, visibility, near } = filter
  const shop = shopJoinFor(filter)
  if (near?.radius === undefined || visibility.scope !== 'public' || search.hasOnlyStopWords)
    return sql`hits as materialized (select ${columns} from products p ${shop} where ${productConditions(filter)})`
  const others = join([sql`true`, ...filterConditions(filter, false)], ' and ')
  return hitsWithinRadius({
    columns,
    search,
    others,
    circle: { ...near, radius: near.radius },
  })
}

/** Of `hits`, which are not gathered where they are known to be too many. */
function boundedTotal(isOverLimit: Sql): Sql {
  const more = raw(String(paging.maxRankedMatches + 1))
  return sql`case when ${isOverLimit} then ${more}
    else (select count(*)::integer from (select from hits limit ${more}) row) end`
}

async function countRows(reader: Queryable, rows: Sql): Promise<number> {
  const row = await reader.one<{ total: number }>(
    sql`select count(*)::integer as total from (${rows}) as row`,
  )
  return row?.total ?? 0
}

function isFeaturedOnly(filter: ProductFilter): boolean {
  const { featured, search, open_shops, min_cents, max_cents, out_of_stock, archived } = filter
  if (out_of_stock || archived) return false
  return featured && !search && !open_shops && min_cents === undefined && max_cents === undefined
}

/** One product of a shop is featured: so the shops are counted, a tenth of the rows. */
function countShopsWithFeatured(
  reader: Queryable,
  { shop_id, category, near }: ProductFilter,
): Promise<number> {
  const all = [sql`s.status = 'approved' and s.deleted_at is null`]
  if (shop_id !== undefined) all.push(sql`s.id = ${shop_id}`)
  if (category !== undefined) all.push(sql`s.category = ${category}`)
  if (near?.radius !== undefined) all.push(isWithinRadius({ ...near, radius: near.radius }))
  return countRows(
    reader,
    sql`select from shops s where ${join(all, ' and ')} and exists (
      select from products p where p.shop_id = s.id and p.listed and p.stock > 0 and p.image is not null)`,
  )
}

/** Few shops are asked for their shelves, and not all that have the words. */
function wordCondition({ search, shop_id, open_shops }: ProductFilter & { search: SearchQuery }): Sql {
  const someShops = shop_id !== undefined || open_shops !== undefined
  return someShops ? matchesSearchOpaque(search) : matchesEachWordOpaque(search)
}

/** Whether `searchProducts` may be asked: of a shop behind the counter all is counted, and a place needs the shops. */
export function isSimpleSearch({ search, visibility, near }: ProductFilter): boolean {
  return search !== undefined && !search.hasOnlyStopWords && visibility.scope !== 'shop' && !near
}

export type ProductSearchResult = { total: number; rows: ProductRow[] }

/**
 * A search over the street, counted as `countProducts` does and with the rows of its page, in one statement. No rows where
 * more were found than are ranked: that list has another order.
 */
export async function searchProducts(
  { db, attachShopSummaries }: ProductPageDeps,
  filter: ProductFilter & { search: SearchQuery },
  sorting: ProductSorting,
  slice: Omit<PageSlice, 'total'>,
): Promise<ProductSearchResult> {
  const order = productOrderBy(sorting, filter)
  const others = filterConditions(filter)
  const condition = join([visibilityCondition(filter.visibility), wordCondition(filter), ...others], ' and ')
  const found = await db.many<ProductRowWithoutShop & { total: number }>(sql`
    with hits as materialized (select p.id, ${hitSortColumns} from products p where ${condition}),
      counted as materialized (select ${boundedTotal(isCommonSearch(filter.search, empty, others))} as total),
      page as materialized (
        select p.id from hits p where (select total from counted) <= ${raw(String(paging.maxRankedMatches))} order by ${order} ${limitOffset(slice)})
    select counted.total, ${productColumnsWithoutShop}
    from counted left join page on true left join products p on p.id = page.id order by ${order}`)
  const total = found[0]?.total ?? 0
  return { total, rows: await attachShopSummaries(found.filter(({ id }) => id !== null)) }
}

/** `total` is that of the whole list. */
export type PageSlice = { limit: number; offset: number; total: number }

/** From here on it pays to find the ids first: what is passed over is then read from the index alone. */
const minDeepOffset = 500

export type ProductPageDeps = { db: Queryable; attachShopSummaries: AttachShopSummaries }

export async function listProductPage(
  { db, attachShopSummaries }: ProductPageDeps,
  filter: ProductFilter,
  sorting: ProductSorting,
  slice: PageSlice,
): Promise<ProductRow[]> {
  const { near, search, category } = filter
  const isSmallResult = search !== undefined && slice.total <= paging.maxRankedMatches
  if (isSmallResult || (!near && slice.offset >= minDeepOffset))
    return listProductPageByIds(db, filter, sorting, slice, isSmallResult)
  const condition =
    search && category ? scanConditions({ ...filter, search, category }) : productConditions(filter)
  if (shopJoinFor(filter) === empty)
    return attachShopSummaries(
      await db.many<ProductRowWithoutShop>(sql`
        select ${productColumnsWithoutShop} from products p where ${condition}
        order by ${productOrderBy(sorting, filter)} ${limitOffset(slice)}`),
    )

  // what the index of points needs to know; it is true of every product that is listed
  const approvedShop =
    sorting.by === 'distance' && filter.visibility.scope === 'public'
      ? sql` and s.status = 'approved' and s.deleted_at is null`
      : empty
  return db.many<ProductRow>(sql`
    select ${productColumns}${distanceColumn(filter)} from products p ${joinShop}
    where ${condition}${approvedShop} order by ${productOrderBy(sorting, filter)} ${limitOffset(slice)}`)
}

/** A common word in a category is met soon on the way from the newest on; the index of words would be asked for all it has. */
function scanConditions(filter: ProductFilter & { search: SearchQuery; category: ShopCategory }): Sql {
  const hidden = sql`${searchCondition(filter)} and p.category = ${categoryLiterals[filter.category]}`
  const others = filterConditions({ ...filter, category: undefined })
  return join([visibilityCondition(filter.visibility), sql`(${hidden}) is true`, ...others], ' and ')
}

/**
 * Few matches of a search are gathered: left to itself PostgreSQL walks all products in order for a rare word. What is
 * ranked or passed over then is ids; only the rows of the page meet their shops (a quarter of the time for 1,000 matches).
 */
function listProductPageByIds(
  reader: Queryable,
  filter: ProductFilter,
  sorting: ProductSorting,
  slice: PageSlice,
  isSmallResult: boolean,
) {
  const { search } = filter
  const order = productOrderBy(sorting, filter)
  const shop = shopJoinFor(filter)
  const hits =
    isSmallResult && search
      ? sql`${hitsCte({ ...filter, search }, sql`p.id, p.shop_id, ${hitSortColumns}`)},`
      : empty
  const from = isSmallResult
    ? sql`hits p ${shop}`
    : sql`products p ${shop} where ${productConditions(filter)}`
  return reader.many<ProductRow>(sql`
    with ${hits} page as materialized (
      select p.id from ${from} order by ${order} ${limitOffset(slice)})
    select ${productColumns}${distanceColumn(filter)}
    from page join products p on p.id = page.id ${joinShop} order by ${order}`)
}

function distanceColumn({ near }: ProductFilter): Sql {
  return near ? sql`, ${straightLineDistanceTo(near)} as chord` : empty
}

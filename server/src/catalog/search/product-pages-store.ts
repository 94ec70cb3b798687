import { paging } from '@mainstreet/contract/paging-limits.ts'
import type { ShopCategory } from '@mainstreet/contract/shops/shop-category.ts'
import { countRows } from '@mainstreet/platform/db/count-rows.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { limitOffset, pageOf } from '@mainstreet/platform/db/limit-offset.ts'
import { empty, inlineInteger, join, type Sql, sql } from '@mainstreet/platform/db/sql.ts'
import type { SearchQuery } from '@mainstreet/platform/text/search-query.ts'
import { isWithinRadius, straightLineDistanceTo } from '../../location/distance-sql.ts'
import type { ProductRow } from '../present.ts'
import { productColumns, productColumnsWithoutShop } from '../store.ts'
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
} from './product-conditions-sql.ts'
import { gatherHits, planFor } from './search-hits-sql.ts'
import type { AttachShopSummaries, ProductRowWithoutShop } from './shop-summaries.ts'

/** For a search in all shops at most one above `paging.maxRankedMatches`: a million matches are not counted during a request. */
export async function countProducts(reader: Queryable, filter: ProductFilter): Promise<number> {
  if (isFeaturedOnly(filter)) return countShopsWithFeatured(reader, filter)
  const { search } = filter
  const shop = shopJoinFor(filter.near?.radius === undefined ? { ...filter, near: undefined } : filter)
  if (!search || filter.visibility.scope === 'shop')
    return countRows(reader, sql`products p ${shop} where ${productConditions(filter)}`)
  const { plan, hits, total } = gatherHits({ ...filter, search }, sql`p.id`)
  const row = await reader.one<{ total: number }>(sql`${plan} with ${hits} select ${total} as total`)
  return row?.total ?? 0
}

function isFeaturedOnly(filter: ProductFilter): boolean {
  const { featured, search, open_shops, min_cents, max_cents, out_of_stock, archived } = filter
  if (out_of_stock || archived) return false
  return featured && !search && !open_shops && min_cents === undefined && max_cents === undefined
}

/** One product per shop is featured, so counting shops reads a tenth of the rows. */
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
    sql`shops s where ${join(all, ' and ')} and exists (
      select from featured_products f where f.shop_id = s.id and f.product_id is not null)`,
  )
}

/** Whether `searchProducts` can be used: a merchant's own list counts all matches, and a location needs the shops. */
export function isSimpleSearch({ search, visibility, near }: ProductFilter): boolean {
  return search !== undefined && !search.hasOnlyStopWords && visibility.scope !== 'shop' && !near
}

export type ProductSearchResult = { total: number; rows: ProductRow[] }

/**
 * A search in all shops: the total as in `countProducts` and the rows of the page in one statement. Returns no rows when
 * more products match than are ranked: that list has a different order.
 */
export async function searchProducts(
  { db, attachShopSummaries }: ProductPageDeps,
  filter: ProductFilter & { search: SearchQuery },
  sorting: ProductSorting,
  slice: Omit<PageSlice, 'total'>,
): Promise<ProductSearchResult> {
  const order = productOrderBy(sorting, filter)
  const { plan, hits, total } = gatherHits(filter, sql`p.id, ${hitSortColumns(sorting)}`)
  const rows = await db.many<ProductRowWithoutShop & { total: number }>(sql`${plan}
    with ${hits},
      counted as materialized (select ${total} as total),
      page as materialized (
        select p.id from hits p where (select total from counted) <= ${inlineInteger(paging.maxRankedMatches)} order by ${order} ${limitOffset(slice)})
    select counted.total, ${productColumnsWithoutShop}
    from counted left join page on true left join products p on p.id = page.id order by ${order}`)
  return {
    total: rows[0]?.total ?? 0,
    rows: await attachShopSummaries(
      db,
      rows.filter(({ id }) => id !== null),
    ),
  }
}

/** `total` is the total of the whole list. */
export type PageSlice = { limit: number; offset: number; total: number }

/** From this offset on, finding the ids first is faster: the skipped rows are then read from the index only. */
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
      db,
      await db.many<ProductRowWithoutShop>(
        // columns outside: converted for the rows of the page only, not for those that are skipped
        sql`${planFor(filter)} select ${productColumnsWithoutShop} from (${pageOf(
          sql`select * from products p where ${condition} order by ${productOrderBy(sorting, filter)}`,
          slice,
        )}) p`,
      ),
    )

  // repeats a condition that is true for every listed product, so that the planner can use the point index
  const approvedShop =
    sorting.by === 'distance' && filter.visibility.scope === 'public'
      ? sql` and s.status = 'approved' and s.deleted_at is null`
      : empty
  return db.many<ProductRow>(sql`${planFor(filter)}
    select ${productColumns}${distanceColumn(filter)} from products p ${joinShop}
    where ${condition}${approvedShop} order by ${productOrderBy(sorting, filter)} ${limitOffset(slice)}`)
}

/** A scan from the newest product meets a common word of a category soon; the text index would return all its products. */
function scanConditions(filter: ProductFilter & { search: SearchQuery; category: ShopCategory }): Sql {
  const hidden = sql`${searchCondition(filter)} and p.category = ${categoryLiterals[filter.category]}`
  const others = filterConditions({ ...filter, category: undefined })
  return join([visibilityCondition(filter.visibility), sql`(${hidden}) is true`, ...others], ' and ')
}

/**
 * Gathers the few matches of a search first: otherwise PostgreSQL scans all products in order for a rare word. Only ids
 * are ranked and skipped; only the rows of the page are joined with shops (a quarter of the time for 1,000 matches).
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
  const small =
    isSmallResult && search
      ? gatherHits({ ...filter, search }, sql`p.id, p.shop_id, ${hitSortColumns(sorting)}`)
      : undefined
  const from = small ? sql`hits p ${shop}` : sql`products p ${shop} where ${productConditions(filter)}`
  return reader.many<ProductRow>(sql`${small ? small.plan : planFor(filter)}
    with ${small ? sql`${small.hits},` : empty} page as materialized (
      select p.id from ${from} order by ${order} ${limitOffset(slice)})
    select ${productColumns}${distanceColumn(filter)}
    from page join products p on p.id = page.id ${joinShop} order by ${order}`)
}

function distanceColumn({ near }: ProductFilter): Sql {
  return near ? sql`, ${straightLineDistanceTo(near)} as straight_line_distance` : empty
}

import { paging } from '@mainstreet/contract/limits.ts'
import type { ShopCategory } from '@mainstreet/contract/shops/shop.ts'
import { chordTo, within } from '../../location/distance-sql.ts'
import type { Reader } from '../../platform/db/db.ts'
import { cut } from '../../platform/db/limit-offset.ts'
import { empty, join, raw, type Sql, sql } from '../../platform/db/sql.ts'
import type { SearchWords } from '../../platform/text/search-query.ts'
import type { ProductRow } from '../present.ts'
import { bareColumns, productColumns } from '../store.ts'
import { isCommon } from './common-search.ts'
import {
  conditionsOf,
  keysOfHits,
  orderOf,
  otherConditions,
  type ProductFilter,
  type Sorting,
  searchedFor,
  seen,
  shopFor,
  withShop,
  written,
} from './product-conditions.ts'
import { hitsAround } from './radius-search.ts'
import type { Labelled, Unlabelled } from './shop-summaries.ts'
import { matchesEachUnseen, matchesUnseen } from './word-conditions.ts'

/** Of a search over the street never more than one above `paging.found`: a million matches are not counted while somebody waits. */
export async function countProducts(reader: Reader, filter: ProductFilter): Promise<number> {
  if (isPlainlyFeatured(filter)) return countShopsWithFeatured(reader, filter)
  const { search } = filter
  const shop = shopFor(filter.near?.radius === undefined ? { ...filter, near: undefined } : filter)
  if (!search || filter.sight.of === 'shop')
    return count(reader, sql`select from products p ${shop} where ${conditionsOf(filter)}`)
  // where PostgreSQL saw the limit it read the table for a common word, and not the index of words: 370 ms, not 40
  const row = await reader.one<{ total: number }>(sql`
    with ${hitsOf({ ...filter, search }, sql`p.id`)}
    select ${boundedTotal(isCommon(search, shop, otherConditions(filter)))} as total`)
  return row?.total ?? 0
}

/** All that a search finds, as `hits`. */
function hitsOf(filter: ProductFilter & { search: SearchWords }, columns: Sql): Sql {
  const { search, sight, near } = filter
  const shop = shopFor(filter)
  if (near?.radius === undefined || sight.of !== 'public' || search.onlySmallWords)
    return sql`hits as materialized (select ${columns} from products p ${shop} where ${conditionsOf(filter)})`
  const others = join([sql`true`, ...otherConditions(filter, false)], ' and ')
  return hitsAround({
    columns,
    search,
    others,
    circle: { ...near, radius: near.radius },
  })
}

/** Of `hits`, which are not gathered where they are known to be too many. */
function boundedTotal(isKnownToBeMore: Sql): Sql {
  const more = raw(String(paging.found + 1))
  return sql`case when ${isKnownToBeMore} then ${more}
    else (select count(*)::integer from (select from hits limit ${more}) row) end`
}

async function count(reader: Reader, rows: Sql): Promise<number> {
  const row = await reader.one<{ total: number }>(
    sql`select count(*)::integer as total from (${rows}) as row`,
  )
  return row?.total ?? 0
}

function isPlainlyFeatured(filter: ProductFilter): boolean {
  const { featured, search, open_shops, min_cents, max_cents, out_of_stock, archived } = filter
  if (out_of_stock || archived) return false
  return featured && !search && !open_shops && min_cents === undefined && max_cents === undefined
}

/** One product of a shop is featured: so the shops are counted, a tenth of the rows. */
function countShopsWithFeatured(reader: Reader, { shop_id, category, near }: ProductFilter): Promise<number> {
  const all = [sql`s.status = 'approved' and s.deleted_at is null`]
  if (shop_id !== undefined) all.push(sql`s.id = ${shop_id}`)
  if (category !== undefined) all.push(sql`s.category = ${category}`)
  if (near?.radius !== undefined) all.push(within({ ...near, radius: near.radius }))
  return count(
    reader,
    sql`select from shops s where ${join(all, ' and ')} and exists (
      select from products p where p.shop_id = s.id and p.listed and p.stock > 0 and p.image is not null)`,
  )
}

/** Few shops are asked for their shelves, and not all that have the words. */
function wordsOf({ search, shop_id, open_shops }: ProductFilter & { search: SearchWords }): Sql {
  const someShops = shop_id !== undefined || open_shops !== undefined
  return someShops ? matchesUnseen(search) : matchesEachUnseen(search)
}

/** Whether `searchProducts` may be asked: of a shop behind the counter all is counted, and a place needs the shops. */
export function isPlainSearch({ search, sight, near }: ProductFilter): boolean {
  return search !== undefined && !search.onlySmallWords && sight.of !== 'shop' && !near
}

export type Found = { total: number; rows: ProductRow[] }

/**
 * A search over the street, counted as `countProducts` does and with the rows of its page, in one statement. No rows where
 * more were found than are ranked: that list has another order.
 */
export async function searchProducts(
  { db, labelled }: PageSource,
  filter: ProductFilter & { search: SearchWords },
  sorting: Sorting,
  part: Omit<Part, 'total'>,
): Promise<Found> {
  const order = orderOf(sorting, filter)
  const others = otherConditions(filter)
  const wanted = join([seen(filter.sight), wordsOf(filter), ...others], ' and ')
  const found = await db.many<Unlabelled & { total: number }>(sql`
    with hits as materialized (select p.id, ${keysOfHits} from products p where ${wanted}),
      counted as materialized (select ${boundedTotal(isCommon(filter.search, empty, others))} as total),
      page as materialized (
        select p.id from hits p where (select total from counted) <= ${raw(String(paging.found))} order by ${order} ${cut(part)})
    select counted.total, ${bareColumns}
    from counted left join page on true left join products p on p.id = page.id order by ${order}`)
  const total = found[0]?.total ?? 0
  return { total, rows: await labelled(found.filter(({ id }) => id !== null)) }
}

/** `total` is that of the whole list. */
export type Part = { limit: number; offset: number; total: number }

/** From here on it pays to find the ids first: what is passed over is then read from the index alone. */
const deep = 500

export type PageSource = { db: Reader; labelled: Labelled }

export async function pageOfProducts(
  { db, labelled }: PageSource,
  filter: ProductFilter,
  sorting: Sorting,
  part: Part,
): Promise<ProductRow[]> {
  const { near, search, category } = filter
  const few = search !== undefined && part.total <= paging.found
  if (few || (!near && part.offset >= deep)) return idsFirst(db, filter, sorting, part, few)
  const wanted = search && category ? walked({ ...filter, search, category }) : conditionsOf(filter)
  if (shopFor(filter) === empty)
    return labelled(
      await db.many<Unlabelled>(sql`
        select ${bareColumns} from products p where ${wanted}
        order by ${orderOf(sorting, filter)} ${cut(part)}`),
    )

  // what the index of points needs to know; it is true of every product that is listed
  const onStreet =
    sorting.by === 'distance' && filter.sight.of === 'public'
      ? sql` and s.status = 'approved' and s.deleted_at is null`
      : empty
  return db.many<ProductRow>(sql`
    select ${productColumns}${chordColumn(filter)} from products p ${withShop}
    where ${wanted}${onStreet} order by ${orderOf(sorting, filter)} ${cut(part)}`)
}

/** A common word in a category is met soon on the way from the newest on; the index of words would be asked for all it has. */
function walked(filter: ProductFilter & { search: SearchWords; category: ShopCategory }): Sql {
  const hidden = sql`${searchedFor(filter)} and p.category = ${written[filter.category]}`
  const others = otherConditions({ ...filter, category: undefined })
  return join([seen(filter.sight), sql`(${hidden}) is true`, ...others], ' and ')
}

/**
 * Few matches of a search are gathered: left to itself PostgreSQL walks all products in order for a rare word. What is
 * ranked or passed over then is ids; only the rows of the page meet their shops (a quarter of the time for 1,000 matches).
 */
function idsFirst(reader: Reader, filter: ProductFilter, sorting: Sorting, part: Part, few: boolean) {
  const { search } = filter
  const order = orderOf(sorting, filter)
  const shop = shopFor(filter)
  const gathered =
    few && search ? sql`${hitsOf({ ...filter, search }, sql`p.id, p.shop_id, ${keysOfHits}`)},` : empty
  const from = few ? sql`hits p ${shop}` : sql`products p ${shop} where ${conditionsOf(filter)}`
  return reader.many<ProductRow>(sql`
    with ${gathered} page as materialized (
      select p.id from ${from} order by ${order} ${cut(part)})
    select ${productColumns}${chordColumn(filter)}
    from page join products p on p.id = page.id ${withShop} order by ${order}`)
}

function chordColumn({ near }: ProductFilter): Sql {
  return near ? sql`, ${chordTo(near)} as chord` : empty
}

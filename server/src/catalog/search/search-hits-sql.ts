import { fieldLimits } from '@mainstreet/contract/field-limits.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import { paging } from '@mainstreet/contract/paging-limits.ts'
import { empty, inlineInteger, join, plannedEachTime, type Sql, sql } from '@mainstreet/platform/db/sql.ts'
import type { SearchQuery } from '@mainstreet/platform/text/search-query.ts'
import { isCommonSearch } from './common-search-sql.ts'
import {
  filterConditions,
  hasNarrowFilter,
  type ProductFilter,
  searchCondition,
  shopJoinFor,
  visibilityCondition,
} from './product-conditions-sql.ts'
import { hitsWithinRadius } from './radius-search-sql.ts'
import { matchesEachWord, matchesEachWordOpaque, matchesSearchOpaque } from './word-conditions-sql.ts'

export type SearchFilter = ProductFilter & { search: SearchQuery }

export type SearchHits = {
  /** The statement begins with it. */
  plan: Sql
  /** The CTE `hits`: all matches, with the requested columns of the product `p`. */
  hits: Sql
  /** The count of `hits`, at most one above `paging.maxRankedMatches`: what is known to exceed it is not gathered. */
  total: Sql
}

/**
 * The matches of a search. What is read first depends on the filter: a common word and a filter that leaves few of its
 * products took 0.1 to 0.6 s among a million products when all of one were read.
 */
export function gatherHits(filter: SearchFilter, columns: Sql): SearchHits {
  const { search, visibility, near, shop_id, open_shops } = filter
  const isOfAllShops = visibility.scope === 'public' && shop_id === undefined && !search.hasOnlyStopWords
  if (!isOfAllShops) return gatherByPlan(filter, columns)
  if (filter.featured) return gatherFeatured(filter, columns)
  if (open_shops) return gatherInOpenShops({ ...filter, open_shops }, columns)
  if (near?.radius !== undefined)
    return {
      plan: planFor(filter),
      hits: hitsWithinRadius({
        columns,
        search,
        others: join([sql`true`, ...filterConditions(filter, false)], ' and '),
        circle: { ...near, radius: near.radius },
      }),
      total: boundedTotal(isCommonAmongFiltered(filter)),
    }
  return gatherAtNarrowPrice(filter, columns) ?? gatherByPlan(filter, columns)
}

/** With the statistics of the values, PostgreSQL reads the rows that both indexes name, not all rows of one. */
export function planFor(filter: ProductFilter): Sql {
  return filter.search && filter.shop_id === undefined && hasNarrowFilter(filter) ? plannedEachTime : empty
}

function gatherByPlan(filter: SearchFilter, columns: Sql): SearchHits {
  const { visibility } = filter
  const all = [visibilityCondition(visibility), plannedWordCondition(filter), ...filterConditions(filter)]
  return {
    plan: planFor(filter),
    hits: createHits(columns, sql`products p ${shopJoinFor(filter)}`, all),
    total: boundedTotal(isCommonAmongFiltered(filter)),
  }
}

/** Within a shop, reads its products instead of all products with the words. */
function plannedWordCondition(filter: SearchFilter): Sql {
  const { search, visibility, shop_id } = filter
  if (search.hasOnlyStopWords || visibility.scope === 'shop') return searchCondition(filter)
  if (shop_id !== undefined) return matchesSearchOpaque(search)
  return hasNarrowFilter(filter) ? matchesEachWord(search) : matchesEachWordOpaque(search)
}

/** PostgreSQL leaves out the join where none of its columns is used: a look-up for each product with the words took 0.03 s. */
const featuredProducts = sql`(
  select f.product_id as id, f.shop_id, f.search_vector, f.price_cents, f.created_at, true as is_listed,
    p.name, p.stock, p.category, p.is_archived
  from featured_products f left join products p on p.id = f.product_id where f.product_id is not null) p`

function gatherFeatured(filter: SearchFilter, columns: Sql): SearchHits {
  // what is featured is in stock
  const others = filterConditions({ ...filter, featured: false, in_stock: false })
  const all = [sql`p.is_listed`, matchesEachWordOpaque(filter.search), ...others]
  return {
    plan: empty,
    hits: createHits(columns, sql`${featuredProducts} ${shopJoinFor(filter)}`, all),
    total: boundedTotal(sql`false`),
  }
}

/**
 * Reads the products of these shops for a common word, and all products with the word for a rarer one. A radius needs no
 * condition: these shops are within it.
 */
function gatherInOpenShops(filter: SearchFilter & { open_shops: string[] }, columns: Sql): SearchHits {
  const { search, open_shops } = filter
  const words = matchesEachWordOpaque(search)
  const others = join(
    [sql`p.is_listed`, ...filterConditions({ ...filter, open_shops: undefined }, false)],
    ' and ',
  )
  const isCommon = sql`(select is_common from words)`
  return {
    plan: empty,
    hits: sql`words as materialized (select ${isCommonSearch(search, empty, [])} as is_common),
      hits as materialized (
        select ${columns} from unnest(${open_shops}::uuid[]) open_shop (id) join products p on p.shop_id = open_shop.id
        where ${isCommon} and ${others} and (${words}) is true
        union all
        select ${columns} from (select * from products p where p.is_listed and ${words} offset 0) p
        where not ${isCommon} and ${others} and p.shop_id in (select unnest(${open_shops}::uuid[])))`,
    total: boundedTotal(sql`false`),
  }
}

const maxPriceCents = toCents(fieldLimits.maxDollars)

/**
 * At most three steps of its first digit ($10 to $40), which the index of words has as up to 25 ranges. With more of
 * them, reading all products with the word is faster.
 */
function isNarrowPrice(minCents: number, maxCents: number): boolean {
  const step = 10 ** Math.floor(Math.log10(Math.max(minCents, 100)))
  return maxCents - minCents <= 3 * step
}

/** The index of words also has ranges of prices and combines both, whichever is rarer: one plan suits all values. */
function gatherAtNarrowPrice(filter: SearchFilter, columns: Sql): SearchHits | undefined {
  const { search, min_cents = 0, max_cents } = filter
  if (max_cents === undefined || !isNarrowPrice(min_cents, max_cents)) return undefined
  const [lowest, highest] = [min_cents, max_cents].map((cents) => Math.min(cents, maxPriceCents))
  const ranges = sql`array[price_range(p.price_cents)] && (select price_ranges(${lowest}::bigint, ${highest}::bigint))`
  // hidden from the index of prices
  const price = sql`(p.price_cents between ${min_cents}::bigint and ${max_cents}::bigint) is true`
  const others = filterConditions({ ...filter, min_cents: undefined, max_cents: undefined })
  const all = [ranges, price, ...others]
  return {
    plan: empty,
    hits: createHits(columns, sql`products p`, [sql`p.is_listed`, matchesEachWordOpaque(search), ...all]),
    total: boundedTotal(isCommonSearch(search, empty, all)),
  }
}

function isCommonAmongFiltered(filter: SearchFilter): Sql {
  const hasCircle = filter.near?.radius !== undefined
  const shop = shopJoinFor(hasCircle ? filter : { ...filter, near: undefined })
  return isCommonSearch(filter.search, shop, filterConditions(filter))
}

function createHits(columns: Sql, from: Sql, conditions: Sql[]): Sql {
  return sql`hits as materialized (select ${columns} from ${from} where ${join(conditions, ' and ')})`
}

// when PostgreSQL saw the limit, it scanned the table for a common word instead of the text index: 370 ms, not 40
function boundedTotal(isOverLimit: Sql): Sql {
  const more = inlineInteger(paging.maxRankedMatches + 1)
  return sql`case when ${isOverLimit} then ${more}
    else (select count(*)::integer from (select from hits limit ${more}) row) end`
}

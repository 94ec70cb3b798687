import { similarProducts as limits, suggestions } from '@mainstreet/contract/catalog/limits.ts'
import { anyUuid } from '@mainstreet/platform/db/any-of.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { empty, inlineInteger, type Sql, sql } from '@mainstreet/platform/db/sql.ts'
import type { SearchQuery } from '@mainstreet/platform/text/search-query.ts'
import type { ProductRow } from '../present.ts'
import { productColumns } from '../store.ts'
import { isInSample, minSampleHits } from './common-search-sql.ts'
import { matchesSearch } from './word-conditions-sql.ts'

export type ShopSummary = Pick<ProductRow, 'shop_name' | 'category' | 'shop_paused_until'>

export function listShopSummaries(reader: Queryable, ids: string[]) {
  return reader.many<ShopSummary & { id: string }>(sql`
    select id, name as shop_name, category, paused_until::text as shop_paused_until
    from shops where id = ${anyUuid(ids)}`)
}

/**
 * Reads the newest products of the nearest shops, so that the cost does not depend on the catalog size. (Searching all
 * shops by name words took 150 ms at 200,000 products: the text index gathers every product with any of the words.)
 */
export function listSimilarProducts(
  reader: Queryable,
  { shop_id, name, category }: Pick<ProductRow, 'shop_id' | 'name' | 'category'>,
): Promise<ProductRow[]> {
  return reader.many<ProductRow>(sql`
    with asked as materialized (
      select coalesce(string_agg(quote_literal(lexeme) || ':A', ' | '), '')::tsquery as words
      from unnest(to_search_vector(${name}))
    ), s as materialized (
      select s.id, s.name, s.category, s.paused_until from shops s
      where s.status = 'approved' and s.deleted_at is null and s.id <> ${shop_id}
      order by s.earth_point <-> (select earth_point from shops where id = ${shop_id}) limit ${limits.shops}
    ), p as materialized (
      select newest.* from s cross join lateral (
        select * from products p where p.shop_id = s.id and p.is_listed and p.stock > 0
        order by p.created_at desc, p.id desc limit ${limits.perShop}
      ) newest
    ), scored as materialized (
      select p.*, ts_rank(p.search_vector, asked.words) + case when s.category = ${category} then ${limits.categoryWeight}::real else 0 end as score
      from p join s on s.id = p.shop_id, asked where s.category = ${category} or p.search_vector @@ asked.words
    ), turns as (
      select *, row_number() over (partition by shop_id order by score desc, created_at desc, id desc) > ${limits.maxConsecutivePerShop} as waits
      from scored
    )
    select ${productColumns} from turns p join s on s.id = p.shop_id
    order by p.waits, p.score desc, p.created_at desc, p.id desc limit ${limits.shown}`)
}

const maxHitsRead = 2000

/**
 * The newest of the first thousands from the text index: otherwise PostgreSQL scans all products by age for a rare word.
 * For a common word the newest of the sample: gathering all products with a two-letter prefix took up to a second.
 */
export function listSuggestedProducts(
  reader: Queryable,
  search: SearchQuery,
): Promise<{ id: string; name: string; words: string }[]> {
  const hits = (from: Sql) => sql`
    select p.id, p.name, p.created_at from products p where ${from} and ${matchesSearch(search, sql`p.is_listed`)}`
  const few = sql`select * from (select * from hits limit ${inlineInteger(maxHitsRead)}) first`
  // "can" is a stop word, and the beginning of "candle"
  const begun = search.begun
    ? sql` union (select p.id, p.name, p.created_at from products p where p.is_listed
        and p.search_vector @@ (select to_search_query(${search.begun})) limit ${inlineInteger(maxHitsRead)})`
    : empty
  const isCommon = sql`(select count(*) >= ${inlineInteger(minSampleHits)} from common)`
  const candidates = search.hasOnlyStopWords
    ? sql`with hits as materialized (${hits(sql`p.is_listed`)}) ${few}${begun}`
    : sql`with hits as materialized (${hits(sql`p.is_listed`)}), common as materialized (${hits(isInSample)})
        select * from common where ${isCommon} union all (${few} where not ${isCommon})`
  return reader.many<{ id: string; name: string; words: string }>(sql`
    select id, name, search_words(name) as words from (${candidates}) found
    order by created_at desc, id desc limit ${inlineInteger(suggestions.candidates)}`)
}

export type SuggestionDetails = {
  id: string
  image: string | null
  price_cents: number | null
  shop_name: string | null
}

/** What the list of suggestions shows beside the names. */
export function listSuggestionDetails(reader: Queryable, productIds: string[], shopIds: string[]) {
  return reader.many<SuggestionDetails>(sql`
    select p.id, p.image, p.price_cents, s.name as shop_name from products p join shops s on s.id = p.shop_id
    where p.id = ${anyUuid(productIds)}
    union all select s.id, s.shop_photo, null, null from shops s where s.id = ${anyUuid(shopIds)}`)
}

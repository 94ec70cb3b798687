import type { ShopCategory } from '@mainstreet/contract/shops/shop-category.ts'
import type { ShopStatus } from '@mainstreet/contract/shops/shop-status.ts'
import { anyUuid } from '@mainstreet/platform/db/any-of.ts'
import { countRows } from '@mainstreet/platform/db/count-rows.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { pageOf } from '@mainstreet/platform/db/limit-offset.ts'
import { empty, join, type Sql, sortDirections, sql } from '@mainstreet/platform/db/sql.ts'
import { isWithinRadius, type NearQuery, straightLineDistanceTo } from '../location/distance-sql.ts'
import type { ShopRow } from './present.ts'
import { shopColumns } from './store.ts'

export type ShopFilter = {
  /** Whether the viewer sees shops that are not approved. */
  canSeeHidden: boolean
  status: ShopStatus | undefined
  category: ShopCategory | undefined
  search: string | undefined
  /** The search query with corrected spelling. */
  correctedQuery: string | undefined
  /** Limits the result to one shop. */
  id?: string | undefined
  near: NearQuery | undefined
  by: 'created_at' | 'name' | 'distance' | 'submitted_at'
  order: 'asc' | 'desc'
}

function shopConditions({
  canSeeHidden,
  status,
  category,
  search,
  correctedQuery,
  id,
  near,
}: ShopFilter): Sql {
  const all: Sql[] = [sql`s.deleted_at is null`]
  // written out literally, so that the planner can use the partial indexes of public shops
  if (!canSeeHidden || status === 'approved') all.push(sql`s.status = 'approved'`)
  if (status !== undefined && status !== 'approved')
    all.push(canSeeHidden ? sql`s.status = ${status}` : sql`false`)
  if (category !== undefined) all.push(sql`s.category = ${category}`)
  if (search !== undefined) all.push(nameMatches(search, correctedQuery))
  if (id !== undefined) all.push(sql`s.id = ${id}`)
  if (near?.radius !== undefined) all.push(isWithinRadius({ ...near, radius: near.radius }))
  return join(all, ' and ')
}

const maxSearchWords = 8

/** Matches each word, in any order: as a substring, in another form (plurals), or with a typo. */
export function nameMatches(search: string, correctedQuery: string | undefined): Sql {
  const words = search.match(/[\p{L}\p{M}\p{N}]+/gu)?.slice(0, maxSearchWords) ?? []
  if (words.length === 0) return sql`false`
  const typed = join(words.map(wordMatches), ' and ')
  if (!correctedQuery) return typed
  return sql`(${typed} or to_search_vector(s.name) @@ to_search_query(${correctedQuery}))`
}

function wordMatches(word: string): Sql {
  return sql`(search_words(s.name) like ${'%'} || search_words(${word}) || ${'%'}
    or search_words(s.name) %> search_words(${word})
    or to_search_vector(s.name) @@ plainto_tsquery('english', encode_words(search_words(${word}), ' ')))`
}

const sortColumns = { created_at: sql`s.created_at`, name: sql`s.name`, submitted_at: sql`s.submitted_at` }

function shopOrderBy({ by, order, near }: ShopFilter): Sql {
  const direction = sortDirections[order]
  const key =
    by === 'distance' && near
      ? straightLineDistanceTo(near)
      : sortColumns[by === 'distance' ? 'created_at' : by]
  return sql`${key} ${direction}, s.id ${direction}`
}

export function countShops(reader: Queryable, filter: ShopFilter): Promise<number> {
  return countRows(reader, sql`shops s where ${shopConditions(filter)}`)
}

/** Products are counted only for the rows of the page, and distances computed once; the rows stay in the order of the page. */
export function listShopPage(
  reader: Queryable,
  filter: ShopFilter,
  limit: number,
  offset: number,
): Promise<ShopRow[]> {
  const { near } = filter
  const page = sql`select s.*${distanceColumn(near)} from shops s
    where ${shopConditions(filter)} order by ${shopOrderBy(filter)}`
  return reader.many<ShopRow>(sql`
    select ${shopColumns}${near ? sql`, s.straight_line_distance` : empty} from (${pageOf(page, { limit, offset })}) s`)
}

export function findShopsByIds(
  reader: Queryable,
  ids: string[],
  near: NearQuery | undefined,
): Promise<ShopRow[]> {
  return reader.many<ShopRow>(sql`
    select ${shopColumns}${distanceColumn(near)} from shops s
    where s.id = ${anyUuid(ids)} and s.deleted_at is null`)
}

/** In the requested order; the hours as JSON text. */
export function listUnpausedShopHours(reader: Queryable, filter: ShopFilter, now: Date, limit: number) {
  return reader.many<{ id: string; hours: string }>(sql`
    select s.id, s.hours::text as hours from shops s
    where ${shopConditions(filter)} and (s.paused_until is null or s.paused_until <= ${now})
    order by ${shopOrderBy(filter)} limit ${limit}`)
}

function distanceColumn(near: NearQuery | undefined): Sql {
  return near ? sql`, ${straightLineDistanceTo(near)} as straight_line_distance` : empty
}

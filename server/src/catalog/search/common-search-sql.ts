import { paging } from '@mainstreet/contract/paging-limits.ts'
import { inlineInteger, join, type Sql, sql } from '@mainstreet/platform/db/sql.ts'
import type { SearchQuery } from '@mainstreet/platform/text/search-query.ts'
import { matchesEachWordOpaque } from './word-conditions-sql.ts'

const sampleRatio = 256
/** When at most `paging.maxRankedMatches` match, the sample has this many once in 10^12 searches: the last byte of an id is random. */
export const minSampleHits = Math.ceil((3 * paging.maxRankedMatches) / sampleRatio)
/** For the product `p`. */
export const isInSample = sql`p.is_listed and get_byte(uuid_send(p.id), 15) = 0`

/**
 * Whether so many products match that an exact count is not needed (0.2 ms; counting took 7 to 130 ms among a million
 * products). `shopJoin` is the join that the other conditions need.
 */
export function isCommonSearch(search: SearchQuery, shopJoin: Sql, others: Sql[]): Sql {
  if (search.hasOnlyStopWords) return sql`false`
  return sql`(select count(*) = ${inlineInteger(minSampleHits)} from (
    select from products p ${shopJoin} where ${join([isInSample, matchesEachWordOpaque(search), ...others], ' and ')}
    limit ${inlineInteger(minSampleHits)}) row)`
}

import { paging } from '@mainstreet/contract/limits.ts'
import { join, raw, type Sql, sql } from '../../platform/db/sql.ts'
import type { SearchWords } from '../../platform/text/search-query.ts'
import { matchesUnseen } from './word-conditions.ts'

const oneIn = 256
/** Where no more than `paging.found` match, so many are in the sample once in 10^12 searches: its last byte is chance in every id. */
export const enough = Math.ceil((3 * paging.found) / oneIn)
/** Of the product `p`. */
export const sampled = sql`p.listed and get_byte(uuid_send(p.id), 15) = 0`

/**
 * Whether so many match that they need not be counted (0.2 ms; counting took 7 to 130 among a million products). `shop` is
 * the join that the other conditions need.
 */
export function isCommon(search: SearchWords, shop: Sql, others: Sql[]): Sql {
  if (search.onlySmallWords) return sql`false`
  return sql`(select count(*) = ${raw(String(enough))} from (
    select from products p ${shop} where ${join([sampled, matchesUnseen(search), ...others], ' and ')}
    limit ${raw(String(enough))}) row)`
}

import { suggestions } from '@mainstreet/contract/limits.ts'
import type { Reader } from '../../platform/db/db.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import { isoOf } from '../../platform/db/timestamps.ts'
import { editDistance } from '../../platform/text/edit-distance.ts'
import {
  queryOf,
  readSearch,
  type SearchWords,
  slipsForgiven,
  wordsOf,
} from '../../platform/text/search-query.ts'
import { suggestShops } from '../../shops/suggest-shops.ts'
import { enough, sampled } from './common-search.ts'
import { matches } from './word-conditions.ts'

const mostLookedAt = 2000

type Candidate = { id: string; name: string; paused_until?: string | null }

/** For what has been typed so far: names that begin with it first, then names with a word that does, then those with a slip. */
export async function suggest(reader: Reader, typed: string) {
  const search = typed.length < suggestions.minChars ? undefined : await readSearch(reader, typed)
  if (!search) return { data: [] }

  const [products, shops] = await Promise.all([
    findCandidates(reader, search),
    suggestShops(reader, { text: typed, words: wordsOf(typed), meant: queryOf(search) }),
  ])
  const best = (candidates: Candidate[], most: number, type: 'product' | 'shop') =>
    bestOf(candidates, typed)
      .slice(0, most)
      .map(({ id, name, paused_until }) => ({
        id,
        name,
        type,
        ...(paused_until && { paused_until: isoOf(paused_until) }),
      }))
  return {
    data: [...best(products, suggestions.products, 'product'), ...best(shops, suggestions.shops, 'shop')],
  }
}

/**
 * The newest of the first thousands through the index of words: left to itself PostgreSQL walks all products by age for a rare
 * word. Of a common one the newest of the sample: to gather all that a beginning of two letters has took up to a second.
 */
function findCandidates(reader: Reader, search: SearchWords): Promise<Candidate[]> {
  const hits = (from: Sql) => sql`
    select p.id, p.name, p.created_at from products p where ${from} and ${matches(search, sql`p.listed`)}`
  const few = sql`select * from (select * from hits limit ${raw(String(mostLookedAt))}) first`
  const isCommon = sql`(select count(*) >= ${raw(String(enough))} from common)`
  const found = search.onlySmallWords
    ? sql`with hits as materialized (${hits(sql`p.listed`)}) ${few}`
    : sql`with hits as materialized (${hits(sql`p.listed`)}), common as materialized (${hits(sampled)})
        select * from common where ${isCommon} union all (${few} where not ${isCommon})`
  return reader.many<Candidate>(sql`
    select id, name from (${found}) found
    order by created_at desc, id desc limit ${raw(String(suggestions.candidates))}`)
}

/** Each name once. */
function bestOf(candidates: Candidate[], typed: string): Candidate[] {
  const wanted = wordsOf(typed).join(' ')
  const once = new Map(
    candidates.map((one) => [one.name.toLowerCase(), one]).reverse() as [string, Candidate][],
  )
  return [...once.values()]
    .map((one) => ({ one, rank: rankOf(wordsOf(one.name).join(' '), wanted) }))
    .sort((a, b) => a.rank - b.rank || a.one.name.localeCompare(b.one.name))
    .map(({ one }) => one)
}

/** Its beginning, the beginning of a word, a word with a slip; last what only its description speaks of. */
function rankOf(name: string, wanted: string): number {
  if (name.startsWith(wanted)) return 0
  if (` ${name}`.includes(` ${wanted}`)) return 1
  const words = name.split(' ')
  const isNear = (typed: string) => words.some((word) => isSlipOf(word.slice(0, typed.length + 1), typed))
  return wanted.split(' ').every(isNear) ? 2 : 3
}

function isSlipOf(word: string, typed: string): boolean {
  return editDistance(word, typed) <= slipsForgiven(typed)
}

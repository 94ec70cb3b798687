import type { Queryable } from '../db/db.ts'
import { inlineInteger, type Sql, sql } from '../db/sql.ts'
import { editDistance } from './edit-distance.ts'

/** A search over `words`: the typed text in web search syntax, and likely corrections. */
export type SearchQuery = {
  text: string
  /**
   * For `to_tsquery`, one per word: `cofee` becomes `(cofee:* | coffee)`, `jam` perhaps `(jam | jambalaya)`. Empty when
   * the text uses operators.
   */
  terms: string[]
  /** Only words such as "the", which no index contains. */
  hasOnlyStopWords: boolean
}

const maxWords = 8
const maxWordChars = 40
const maxPrefixMatches = 20
const maxInfixMatches = 20
const maxSimilarMatches = 50
const maxClosestMatches = 3

/** `begun`: words in names that begin with it. */
type WordMatches = { word: string; begun: string[]; inside: string[]; alike: string[]; lexemes: number }

/** Undefined when the text has no word: nothing can be found then. */
export async function parseSearchQuery(reader: Queryable, text: string): Promise<SearchQuery | undefined> {
  const words = tokenize(text)
  if (words.length === 0) return undefined
  const known = await findWordMatches(reader, words)
  const hasOnlyStopWords = known.every(({ lexemes }) => lexemes === 0)
  if (/"|(^|\s)-\S/.test(text)) return { text, terms: [], hasOnlyStopWords }
  return { text, terms: known.filter(({ lexemes }) => lexemes > 0).map(toTsTerm), hasOnlyStopWords }
}

/** Letters and digits only, so that no query operator can be typed. */
export function tokenize(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => word.slice(0, maxWordChars)))].slice(0, maxWords)
}

/**
 * Only a word that begins no known word is searched inside of words and among similar ones: by trigrams, and by first
 * letter, length and letters (two swapped letters leave a short word without a common trigram). The table of words is
 * small, so this costs the same for a thousand products as for a million. The limits are inlined and the number of
 * words is hidden, so that PostgreSQL reuses one plan: planning took longer than running.
 */
function findWordMatches(reader: Queryable, words: string[]): Promise<WordMatches[]> {
  const maxDistances = words.map(getMaxEditDistance)
  return reader.many<WordMatches>(sql`
    select t.word, known.begun, numnode(to_tsquery('english', t.word)) as lexemes,
      case when known.begun <> '{}' or length(t.word) < 3 then '{}' else array(
        select w.word from search_terms w where w.word like '%' || t.word || '%' order by length(w.word), w.word limit ${inlineInteger(maxInfixMatches)}
      ) end as inside,
      case when known.begun <> '{}' or length(t.word) < 3 then '{}' else array(
        select w.word from (
          select w.word from search_terms w where w.word % t.word
          union
          select w.word from search_terms w
          where left(w.word, 1) = left(t.word, 1) and length(w.word) between length(t.word) - 1 and length(t.word) + 1
            and bit_count((w.letter_mask # t.letter_mask)::bit(32)) <= 2 * t.slips
        ) w order by similarity(w.word, t.word) desc, w.word limit ${inlineInteger(maxSimilarMatches)}
      ) end as alike
    from (
      select asked.*, letter_mask(asked.word) as letter_mask
      from unnest((select ${words}::text[]), (select ${maxDistances}::integer[])) with ordinality as asked (word, slips, at) offset 0
    ) t
    cross join lateral (select array(
      -- the next words in order: with "like" PostgreSQL reads them all
      select next.word from (
        select w.word from search_terms w where w.word ~>=~ t.word order by w.word using ~<~ limit ${inlineInteger(maxPrefixMatches + 1)}
      ) next where starts_with(next.word, t.word)
    ) as begun offset 0) known
    order by t.at`)
}

/**
 * Known words with the prefix are listed one by one: with a prefix query the index reads everything under it, six times
 * as slow for three words among a million products. (And a stem can be shorter than the typed text: chocola for
 * chocolate.)
 */
function toTsTerm({ word, begun, inside, alike }: WordMatches): string {
  const all =
    begun.length === 0 || begun.length > maxPrefixMatches
      ? [`${word}:*`, ...inside, ...pickClosest(word, alike)]
      : [...new Set([word, ...begun])]
  return all.length === 1 ? all.join('') : `(${all.join(' | ')})`
}

/** One typing error per four letters is accepted; of the matching words the closest ones count. */
function pickClosest(word: string, alike: string[]): string[] {
  const slips = alike
    .map((other) => ({ other, slips: getPrefixDistance(word, other) }))
    .filter((one) => one.slips <= getMaxEditDistance(word))
    .sort((a, b) => a.slips - b.slips)
  return slips
    .filter((one) => one.slips === slips[0]?.slips)
    .slice(0, maxClosestMatches)
    .map(({ other }) => other)
}

const minPrefixChars = 4

/** To the word or to its beginning: `cofe` may become coffee. */
function getPrefixDistance(word: string, other: string): number {
  const whole = editDistance(word, other)
  if (word.length < minPrefixChars) return whole
  return Math.min(whole, editDistance(word, other.slice(0, word.length + 1)))
}

/** The parsed text matches the typed text unless a sign splits a word (12.5, street.example). */
const plainWordsPattern = /^[\p{L}\p{M}\p{N}\s]*$/u

export function getMaxEditDistance(word: string): number {
  return Math.max(1, Math.ceil(word.length / 4))
}

/** Only one of the two when one is enough: for an "or" of both the index reads every product with any of the words. */
export function toTsQuery({ text, terms }: SearchQuery): Sql {
  const typed = sql`websearch_to_tsquery('english', normalize_text(${text}))`
  if (terms.length === 0) return typed
  const all = sql`to_tsquery('english', ${terms.join(' & ')})`
  return plainWordsPattern.test(text) ? all : sql`(${typed} || ${all})`
}

/** The same as separate queries that must all match. */
export function toTsQueries(search: SearchQuery): Sql[] {
  if (search.terms.length === 0 || !plainWordsPattern.test(search.text)) return [toTsQuery(search)]
  return search.terms.map((word) => sql`to_tsquery('english', ${word})`)
}

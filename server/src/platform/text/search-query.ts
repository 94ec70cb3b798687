import type { Queryable } from '../db/db.ts'
import { raw, type Sql, sql } from '../db/sql.ts'
import { editDistance } from './edit-distance.ts'

/** What a search asks of `words`: the typed text as people search the web, and what may have been meant. */
export type SearchQuery = {
  text: string
  /** For `to_tsquery`, each word: `cofee` becomes `(cofee:* | coffee)`, `jam` perhaps `(jam | jambalaya)`. None where the text says exactly what it wants. */
  terms: string[]
  /** Nothing but words such as "the", which no index knows. */
  hasOnlyStopWords: boolean
}

const maxWords = 8
const maxWordChars = 40
const maxPrefixMatches = 20
const maxInfixMatches = 20
const maxSimilarMatches = 50
const maxClosestMatches = 3

/** `begun`: words of names that begin with it. */
type WordMatches = { word: string; begun: string[]; inside: string[]; alike: string[]; lexemes: number }

/** Undefined when there is no word in it: nothing can be found then. */
export async function parseSearchQuery(reader: Queryable, text: string): Promise<SearchQuery | undefined> {
  const words = tokenize(text)
  if (words.length === 0) return undefined
  const known = await findWordMatches(reader, words)
  const hasOnlyStopWords = known.every(({ lexemes }) => lexemes === 0)
  if (/"|(^|\s)-\S/.test(text)) return { text, terms: [], hasOnlyStopWords }
  return { text, terms: known.filter(({ lexemes }) => lexemes > 0).map(toTsTerm), hasOnlyStopWords }
}

/** Letters and digits alone, so that no operator of a query can be typed. */
export function tokenize(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => word.slice(0, maxWordChars)))].slice(0, maxWords)
}

/**
 * Only a word with which no name's word begins is looked for inside of words, and among those written alike: by three
 * letters in a row, and by the first letter, the length and the letters (two swapped ones leave a short word nothing in a
 * row). The table of words is small: this costs the same for a thousand products and for a million. The limits are written
 * out and the number of words is unseen, so that PostgreSQL keeps one plan: planning took longer than looking.
 */
function findWordMatches(reader: Queryable, words: string[]): Promise<WordMatches[]> {
  const maxDistances = words.map(getMaxEditDistance)
  return reader.many<WordMatches>(sql`
    select t.word, known.begun, numnode(to_tsquery('english', t.word)) as lexemes,
      case when known.begun <> '{}' or length(t.word) < 3 then '{}' else array(
        select w.word from search_words w where w.word like '%' || t.word || '%' order by length(w.word), w.word limit ${raw(String(maxInfixMatches))}
      ) end as inside,
      case when known.begun <> '{}' or length(t.word) < 3 then '{}' else array(
        select w.word from (
          select w.word from search_words w where w.word % t.word
          union
          select w.word from search_words w
          where left(w.word, 1) = left(t.word, 1) and length(w.word) between length(t.word) - 1 and length(t.word) + 1
            and bit_count((w.letters # t.letters)::bit(32)) <= 2 * t.slips
        ) w order by similarity(w.word, t.word) desc, w.word limit ${raw(String(maxSimilarMatches))}
      ) end as alike
    from (
      select asked.*, letters_of(asked.word) as letters
      from unnest((select ${words}::text[]), (select ${maxDistances}::integer[])) with ordinality as asked (word, slips, at) offset 0
    ) t
    cross join lateral (select array(
      -- the next words in order: with "like" PostgreSQL reads them all
      select next.word from (
        select w.word from search_words w where w.word ~>=~ t.word order by w.word using ~<~ limit ${raw(String(maxPrefixMatches + 1))}
      ) next where starts_with(next.word, t.word)
    ) as begun offset 0) known
    order by t.at`)
}

/**
 * What begins with a known word is named word by word: for a prefix the index reads all there is under it, six times as long
 * for three words among a million products. (And a stem is shorter than what is typed at times: chocola means chocolate.)
 */
function toTsTerm({ word, begun, inside, alike }: WordMatches): string {
  const all =
    begun.length === 0 || begun.length > maxPrefixMatches
      ? [`${word}:*`, ...inside, ...pickClosest(word, alike)]
      : [...new Set([word, ...begun])]
  return all.length === 1 ? all.join('') : `(${all.join(' | ')})`
}

/** One slip in four letters is forgiven; of the words that remain the closest ones count. */
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

/** To the word, or to its beginning: who types `cofe` is on the way to coffee. */
function getPrefixDistance(word: string, other: string): number {
  const whole = editDistance(word, other)
  if (word.length < minPrefixChars) return whole
  return Math.min(whole, editDistance(word, other.slice(0, word.length + 1)))
}

/** What is meant holds what is typed, unless a sign makes one word of several (12.5, street.example). */
const plainWordsPattern = /^[\p{L}\p{M}\p{N}\s]*$/u

export function getMaxEditDistance(word: string): number {
  return Math.max(1, Math.ceil(word.length / 4))
}

/** One of the two where one will do: of an "or" of both the index reads every product with any of the words. */
export function toTsQuery({ text, terms }: SearchQuery): Sql {
  const typed = sql`websearch_to_tsquery('english', plain(${text}))`
  if (terms.length === 0) return typed
  const all = sql`to_tsquery('english', ${terms.join(' & ')})`
  return plainWordsPattern.test(text) ? all : sql`(${typed} || ${all})`
}

/** The same as queries that must all match. */
export function toTsQueries(search: SearchQuery): Sql[] {
  if (search.terms.length === 0 || !plainWordsPattern.test(search.text)) return [toTsQuery(search)]
  return search.terms.map((word) => sql`to_tsquery('english', ${word})`)
}

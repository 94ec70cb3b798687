import type { Reader } from '../db/db.ts'
import { raw, type Sql, sql } from '../db/sql.ts'
import { editDistance } from './edit-distance.ts'

/** What a search asks of `words`: the typed text as people search the web, and what may have been meant. */
export type SearchWords = {
  text: string
  /** For `to_tsquery`, each word: `cofee` becomes `(cofee:* | coffee)`, `jam` perhaps `(jam | jambalaya)`. None where the text says exactly what it wants. */
  meant: string[]
  /** Nothing but words such as "the", which no index knows. */
  onlySmallWords: boolean
}

const mostWords = 8
const mostChars = 40
const mostBegun = 20
const mostInside = 20
const mostAlike = 50
const mostClosest = 3

/** `begun`: words of names that begin with it. */
type Known = { word: string; begun: string[]; inside: string[]; alike: string[]; lexemes: number }

/** Undefined when there is no word in it: nothing can be found then. */
export async function readSearch(reader: Reader, text: string): Promise<SearchWords | undefined> {
  const words = wordsOf(text)
  if (words.length === 0) return undefined
  const known = await lookUp(reader, words)
  const onlySmallWords = known.every(({ lexemes }) => lexemes === 0)
  if (/"|(^|\s)-\S/.test(text)) return { text, meant: [], onlySmallWords }
  return { text, meant: known.filter(({ lexemes }) => lexemes > 0).map(alternatives), onlySmallWords }
}

/** Letters and digits alone, so that no operator of a query can be typed. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => word.slice(0, mostChars)))].slice(0, mostWords)
}

/**
 * Only a word with which no name's word begins is looked for inside of words, and among those written alike: by three
 * letters in a row, and by the first letter, the length and the letters (two swapped ones leave a short word nothing in a
 * row). The table of words is small: this costs the same for a thousand products and for a million. The limits are written
 * out and the number of words is unseen, so that PostgreSQL keeps one plan: planning took longer than looking.
 */
function lookUp(reader: Reader, words: string[]): Promise<Known[]> {
  const slips = words.map(slipsForgiven)
  return reader.many<Known>(sql`
    select t.word, known.begun, numnode(to_tsquery('english', t.word)) as lexemes,
      case when known.begun <> '{}' or length(t.word) < 3 then '{}' else array(
        select w.word from search_words w where w.word like '%' || t.word || '%' order by length(w.word), w.word limit ${raw(String(mostInside))}
      ) end as inside,
      case when known.begun <> '{}' or length(t.word) < 3 then '{}' else array(
        select w.word from (
          select w.word from search_words w where w.word % t.word
          union
          select w.word from search_words w
          where left(w.word, 1) = left(t.word, 1) and length(w.word) between length(t.word) - 1 and length(t.word) + 1
            and bit_count((w.letters # t.letters)::bit(32)) <= 2 * t.slips
        ) w order by similarity(w.word, t.word) desc, w.word limit ${raw(String(mostAlike))}
      ) end as alike
    from (
      select asked.*, letters_of(asked.word) as letters
      from unnest((select ${words}::text[]), (select ${slips}::integer[])) with ordinality as asked (word, slips, at) offset 0
    ) t
    cross join lateral (select array(
      -- the next words in order: with "like" PostgreSQL reads them all
      select next.word from (
        select w.word from search_words w where w.word ~>=~ t.word order by w.word using ~<~ limit ${raw(String(mostBegun + 1))}
      ) next where starts_with(next.word, t.word)
    ) as begun offset 0) known
    order by t.at`)
}

/**
 * What begins with a known word is named word by word: for a prefix the index reads all there is under it, six times as long
 * for three words among a million products. (And a stem is shorter than what is typed at times: chocola means chocolate.)
 */
function alternatives({ word, begun, inside, alike }: Known): string {
  const all =
    begun.length === 0 || begun.length > mostBegun
      ? [`${word}:*`, ...inside, ...closest(word, alike)]
      : [...new Set([word, ...begun])]
  return all.length === 1 ? all.join('') : `(${all.join(' | ')})`
}

/** One slip in four letters is forgiven; of the words that remain the closest ones count. */
function closest(word: string, alike: string[]): string[] {
  const slips = alike
    .map((other) => ({ other, slips: slipsTo(word, other) }))
    .filter((one) => one.slips <= slipsForgiven(word))
    .sort((a, b) => a.slips - b.slips)
  return slips
    .filter((one) => one.slips === slips[0]?.slips)
    .slice(0, mostClosest)
    .map(({ other }) => other)
}

const shortestBegun = 4

/** To the word, or to its beginning: who types `cofe` is on the way to coffee. */
function slipsTo(word: string, other: string): number {
  const whole = editDistance(word, other)
  if (word.length < shortestBegun) return whole
  return Math.min(whole, editDistance(word, other.slice(0, word.length + 1)))
}

/** What is meant holds what is typed, unless a sign makes one word of several (12.5, street.example). */
const wordsAlone = /^[\p{L}\p{M}\p{N}\s]*$/u

export function slipsForgiven(word: string): number {
  return Math.max(1, Math.ceil(word.length / 4))
}

/** One of the two where one will do: of an "or" of both the index reads every product with any of the words. */
export function queryOf({ text, meant }: SearchWords): Sql {
  const typed = sql`websearch_to_tsquery('english', plain(${text}))`
  if (meant.length === 0) return typed
  const all = sql`to_tsquery('english', ${meant.join(' & ')})`
  return wordsAlone.test(text) ? all : sql`(${typed} || ${all})`
}

/** The same as queries that must all match. */
export function queriesOf(search: SearchWords): Sql[] {
  if (search.meant.length === 0 || !wordsAlone.test(search.text)) return [queryOf(search)]
  return search.meant.map((word) => sql`to_tsquery('english', ${word})`)
}

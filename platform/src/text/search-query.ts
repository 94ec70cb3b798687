import type { Queryable } from '../db/db.ts'
import { inlineInteger, join, type Sql, sql } from '../db/sql.ts'
import { editDistance } from './edit-distance.ts'
import { listSynonyms } from './search-synonyms.ts'

/** A search over `words`: the typed text in web search syntax, and likely corrections. */
export type SearchQuery = {
  text: string
  /** As `search_words` gives them; each once. */
  words: string[]
  /**
   * For `to_search_query`, one per word: `cofee` becomes `(cofee:* | coffee)`, `jam` perhaps `(jam | jambalaya)`. Empty when
   * the text uses operators.
   */
  terms: string[]
  /** Only words such as "the", which no index contains. */
  hasOnlyStopWords: boolean
  /** For `to_search_query`: the words in names that begin with a stop word, such as `candle` for "can"; empty without them. */
  begun: string
}

const maxWords = 8
const maxPrefixMatches = 20
const maxInfixMatches = 20
const maxSimilarMatches = 50
const maxClosestMatches = 3

/** `begun`: words in names that begin with it. */
type WordMatches = { word: string; begun: string[]; inside: string[]; alike: string[]; lexemes: number }

/** Undefined when the text has no word: nothing can be found then. */
export async function parseSearchQuery(reader: Queryable, text: string): Promise<SearchQuery | undefined> {
  const known = await findWordMatches(reader, text)
  if (known.length === 0) return undefined
  const words = known.map(({ word }) => word)
  const hasOnlyStopWords = known.every(({ lexemes }) => lexemes === 0)
  const terms = hasOperators(text) ? [] : known.filter(({ lexemes }) => lexemes > 0).map(toTsTerm)
  // only the last word is still being typed
  const last = known.at(-1)
  const begun = (last?.lexemes === 0 ? last.begun : []).filter((word) => word !== last?.word)
  return { text, words, terms, hasOnlyStopWords, begun: begun.join(' | ') }
}

/**
 * Only a word that begins no known word is searched inside of words and among similar ones: by trigrams, and by first
 * letter, length and letters (two swapped letters leave a short word without a common trigram). The table of words is
 * small, so this costs the same for a thousand products as for a million. The limits are inlined and the number of
 * words is hidden, so that PostgreSQL reuses one plan: planning took longer than running.
 */
function findWordMatches(reader: Queryable, text: string): Promise<WordMatches[]> {
  return reader.many<WordMatches>(sql`
    select t.word, known.begun, numnode(to_search_query(t.word)) as lexemes,
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
      select asked.word, min(asked.at) as at, letter_mask(asked.word) as letter_mask, ceil(length(asked.word) / 4.0) as slips
      from unnest((select string_to_array(search_words(${text}), ' '))) with ordinality as asked (word, at)
      group by asked.word order by at limit ${inlineInteger(maxWords)}
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
  const synonyms = listSynonyms(word)
  const isKnown = begun.length > 0 && begun.length <= maxPrefixMatches
  // a word with synonyms is no typing error
  const others = synonyms.length > 0 ? [] : [...inside, ...pickClosest(word, alike)]
  const own = isKnown ? [word, ...begun] : [`${word}:*`, ...others]
  const all = [...new Set([...own, ...synonyms])]
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

export function getMaxEditDistance(word: string): number {
  return Math.max(1, Math.ceil(word.length / 4))
}

const partPattern = /(?<=^|\s)(-?)(?:"([^"]*)"?|(\S+))/g

/** Quoted phrases and excluded words (`-walnut`), unless all are excluded. */
function parseOperators(text: string) {
  const parts = [...text.matchAll(partPattern)].map(([whole, minus, phrase, word]) => ({
    isExcluded: minus === '-' && whole !== '-',
    text: phrase ?? word ?? '',
  }))
  return parts.some(({ isExcluded }) => !isExcluded) ? parts : []
}

function hasOperators(text: string): boolean {
  return /"|(^|\s)-\S/.test(text) && parseOperators(text).length > 0
}

/** Signs in a name can look like operators, so its words in their order match, too. */
function toOperatorQuery(text: string): Sql {
  const parts = parseOperators(text).map(({ isExcluded, text }) =>
    isExcluded ? sql`!!(${toPhraseQuery(text)})` : toPhraseQuery(text),
  )
  if (parts.length === 0) return toPhraseQuery(text)
  return sql`((${join(parts, ' && ')}) || ${toPhraseQuery(text)})`
}

function toPhraseQuery(text: string): Sql {
  return sql`phraseto_tsquery('english', encode_words(search_words(${text}), ' '))`
}

export function toTsQuery({ text, terms }: SearchQuery): Sql {
  return terms.length === 0 ? toOperatorQuery(text) : toSearchQuery(terms.join(' & '))
}

/** The same as separate queries that must all match. `isWide`: beside others that match far fewer. */
export function toTsQueries(search: SearchQuery): { query: Sql; isWide: boolean }[] {
  const { terms } = search
  if (terms.length === 0) return [{ query: toTsQuery(search), isWide: false }]
  const hasWords = !terms.every(isCharacterPrefix)
  return terms.map((term) => ({ query: toSearchQuery(term), isWide: hasWords && isCharacterPrefix(term) }))
}

/** One letter that begins more words than are listed. */
const isCharacterPrefix = (term: string) => /^.:\*$/u.test(term)

function toSearchQuery(words: string): Sql {
  return sql`to_search_query(${words})`
}

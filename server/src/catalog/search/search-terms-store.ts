import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { inlineInteger, type Sql, sql } from '@mainstreet/platform/db/sql.ts'
import { isInSample } from './common-search-sql.ts'

/** A trigram index finds no shorter word. There are few of them, and they name nobody. */
const minWordChars = 3

export async function listSearchTermsAfter(
  reader: Queryable,
  word: string,
  limit: number,
): Promise<string[]> {
  const rows = await reader.many<{ word: string }>(sql`
    select word from search_terms where word > ${word} and length(word) >= ${inlineInteger(minWordChars)}
    order by word limit ${limit}`)
  return rows.map((row) => row.word)
}

/**
 * Whether a public product or shop has the word in its name. A common word is found in the sample; the text index finds
 * other words that are words to it; the trigram index finds all, but slowly if the word is common.
 */
export async function isWordInPublicName(reader: Queryable, word: string): Promise<boolean> {
  // words contain no sign that a pattern would interpret, so they need no escaping
  const hasWord = (name: Sql) => sql`search_words(${name}) ~ ${`(^| )${word}( |$)`}`
  const matches = sql`p.search_vector @@ to_search_query(${word}) and ${hasWord(sql`p.name`)}`
  const row = await reader.one<{ is_used: boolean }>(sql`
    select exists (select from products p where ${isInSample} and ${matches})
      or exists (select from products p where p.is_listed and ${matches})
      or exists (select from products p where p.is_listed and ${hasWord(sql`p.name`)})
      or exists (select from shops s where s.status = 'approved' and s.deleted_at is null and ${hasWord(sql`s.name`)})
      as is_used`)
  return row?.is_used ?? false
}

/** A name that is published with the word at this very moment teaches it again when it is published the next time. */
export async function deleteSearchTerm(reader: Queryable, word: string): Promise<void> {
  await reader.one(sql`delete from search_terms where word = ${word}`)
}

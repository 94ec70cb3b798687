import { suggestions } from '@mainstreet/contract/limits.ts'
import type { Reader } from '../platform/db/db.ts'
import { raw, type Sql, sql } from '../platform/db/sql.ts'
import { named } from './shop-pages.ts'

type NamedShop = { id: string; name: string; paused_until: string | null }

/** All names of 100,000 shops, letter by letter, took 0.4 to 4 s, for whoever typed a word that no shop has. */
const mostLookedAt = 1000

type Typed = {
  text: string
  words: string[]
  /** The query of words for what may have been meant. */
  meant: Sql
}

/**
 * Candidates for what has been typed so far. What is written alike letter by letter is looked for only where no name begins so
 * and no word in one does, or may have been meant, and in the names of the newest shops: a town has fewer.
 */
export async function suggestShops(reader: Reader, typed: Typed): Promise<NamedShop[]> {
  const found = await byWords(reader, typed)
  return found.length > 0 ? found : alike(reader, typed.text)
}

function byWords(reader: Reader, { text, words, meant }: Typed): Promise<NamedShop[]> {
  const begun = words.map((word) => `${word}:*`).join(' & ')
  return reader.many<NamedShop>(sql`
    with begun as (
      select s.id, s.name, s.paused_until::text as paused_until from shops s where s.status = 'approved' and s.deleted_at is null
        and plain(s.name) ~>=~ plain(${text}) and plain(s.name) ~<~ (plain(${text}) || chr(1114111))
      order by plain(s.name) using ~<~ limit ${suggestions.candidates}
    ), hits as materialized (
      select s.id, s.name, s.paused_until::text as paused_until from shops s where s.status = 'approved' and s.deleted_at is null
        and to_tsvector('english', plain(s.name)) @@ (to_tsquery('english', ${begun}) || ${meant}) limit ${raw(String(mostLookedAt))}
    )
    select id, name, paused_until from begun
    union (select id, name, paused_until from hits order by name, id limit ${suggestions.candidates})`)
}

function alike(reader: Reader, typed: string): Promise<NamedShop[]> {
  return reader.many<NamedShop>(sql`
    with newest as materialized (
      select s.id, s.name, s.paused_until::text as paused_until from shops s where s.status = 'approved' and s.deleted_at is null
      order by s.created_at desc, s.id desc limit ${raw(String(mostLookedAt))}
    )
    select s.id, s.name, s.paused_until from newest s where ${named(typed, undefined)}
    order by s.name, s.id limit ${raw(String(suggestions.candidates))}`)
}

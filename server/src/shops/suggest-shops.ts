import { suggestions } from '@mainstreet/contract/limits.ts'
import type { Reader } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import { named } from './shop-pages.ts'

type NamedShop = { id: string; name: string }

const mostLookedAt = 2000

/**
 * Candidates for what has been typed so far, `words` being the words in it. What is written alike is looked for only where no
 * name begins so and no word in one does: among 100,000 shops that takes a hundred times as long.
 */
export async function suggestShops(reader: Reader, typed: string, words: string[]): Promise<NamedShop[]> {
  const begun = await beginning(reader, typed, words)
  return begun.length > 0 ? begun : alike(reader, typed)
}

function beginning(reader: Reader, typed: string, words: string[]): Promise<NamedShop[]> {
  const all = words.map((word) => `${word}:*`).join(' & ')
  return reader.many<NamedShop>(sql`
    with begun as (
      select s.id, s.name from shops s where s.status = 'approved' and s.deleted_at is null
        and plain(s.name) ~>=~ plain(${typed}) and plain(s.name) ~<~ (plain(${typed}) || chr(1114111))
      order by plain(s.name) using ~<~ limit ${suggestions.candidates}
    ), hits as materialized (
      select s.id, s.name from shops s where s.status = 'approved' and s.deleted_at is null
        and to_tsvector('english', plain(s.name)) @@ to_tsquery('english', ${all}) limit ${mostLookedAt}
    )
    select id, name from begun
    union (select id, name from hits order by name, id limit ${suggestions.candidates})`)
}

function alike(reader: Reader, typed: string): Promise<NamedShop[]> {
  return reader.many<NamedShop>(sql`
    select s.id, s.name from shops s where s.status = 'approved' and s.deleted_at is null and ${named(typed)}
    order by s.name, s.id limit ${suggestions.candidates}`)
}

import { type Near, within } from '../../location/distance-sql.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import type { SearchWords } from '../../platform/text/search-query.ts'
import { matchesEachUnseen, matchesUnseen } from './word-conditions.ts'

/** In a circle of so many shops their shelves are looked through, in a larger one all that has the word (measured). */
const mostShelves = 1000

type Wanted = { columns: Sql; search: SearchWords; others: Sql; circle: Near & { radius: number } }

/**
 * What a search finds in a circle, as `hits`. PostgreSQL knows neither how many shops lie in it nor, with one plan kept, how
 * common a word is: left to itself it read all that has the word (1 to 12 s), or the shelves of half a street.
 */
export function hitsAround({ columns, search, others, circle }: Wanted): Sql {
  const isSmall = sql`(select count(*) <= ${raw(String(mostShelves))} from around)`
  return sql`around as materialized (
      select s.id from shops s where s.status = 'approved' and s.deleted_at is null and ${within(circle)}
      limit ${raw(String(mostShelves + 1))}
    ), hits as materialized (
      select ${columns} from around s join products p on p.shop_id = s.id
      where ${isSmall} and p.listed and ${matchesUnseen(search)} and ${others}
      union all
      select ${columns} from (select * from products p where p.listed and ${matchesEachUnseen(search)} offset 0) p join shops s on s.id = p.shop_id
      where not ${isSmall} and ${others} and ${within(circle)}
    )`
}

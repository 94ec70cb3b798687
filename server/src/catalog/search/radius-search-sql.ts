import { inlineInteger, type Sql, sql } from '@mainstreet/platform/db/sql.ts'
import type { SearchQuery } from '@mainstreet/platform/text/search-query.ts'
import { isWithinRadius, type NearQuery } from '../../location/distance-sql.ts'
import { matchesEachWordOpaque, matchesSearchOpaque } from './word-conditions-sql.ts'

/** With up to this many shops in the circle their products are read, with more all products with the word (measured). */
const maxShopsScanned = 1000

type RadiusSearch = { columns: Sql; search: SearchQuery; others: Sql; circle: NearQuery & { radius: number } }

/**
 * The matches of a search in a circle, as the CTE `hits`. PostgreSQL knows neither the number of shops in the circle nor, with
 * a cached plan, how common a word is: unguided it read all products with the word (1 to 12 s) or of half of all shops.
 */
export function hitsWithinRadius({ columns, search, others, circle }: RadiusSearch): Sql {
  const isSmallArea = sql`(select count(*) <= ${inlineInteger(maxShopsScanned)} from around)`
  return sql`around as materialized (
      select s.id from shops s where s.status = 'approved' and s.deleted_at is null and ${isWithinRadius(circle)}
      limit ${inlineInteger(maxShopsScanned + 1)}
    ), hits as materialized (
      select ${columns} from around s join products p on p.shop_id = s.id
      where ${isSmallArea} and p.is_listed and ${matchesSearchOpaque(search)} and ${others}
      union all
      select ${columns} from (select * from products p where p.is_listed and ${matchesEachWordOpaque(search)} offset 0) p join shops s on s.id = p.shop_id
      where not ${isSmallArea} and ${others} and ${isWithinRadius(circle)}
    )`
}

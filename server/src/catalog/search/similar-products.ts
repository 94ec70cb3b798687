import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { similarProducts as limits } from '@mainstreet/contract/limits.ts'
import type { Viewer } from '../../accounts/viewer.ts'
import type { Queryable } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { type ProductRow, presentProduct } from '../present.ts'
import { requireVisibleProduct } from '../require-product.ts'
import { productColumns } from '../store.ts'

/** In-stock products of nearby shops, ranked by shared name words and category; at most two per shop while others have some. */
export async function listSimilar(
  reader: Queryable,
  viewer: Viewer | undefined,
  id: string,
): Promise<Product[]> {
  const product = await requireVisibleProduct(reader, viewer, id)
  return (await findSimilarProducts(reader, product)).map(presentProduct)
}

/**
 * Reads the newest products of the nearest shops, so that the cost does not depend on the catalog size. (Searching all
 * shops by name words took 150 ms at 200,000 products: the text index gathers every product with any of the words.)
 */
function findSimilarProducts(
  reader: Queryable,
  { shop_id, name, category }: ProductRow,
): Promise<ProductRow[]> {
  return reader.many<ProductRow>(sql`
    with asked as materialized (
      select coalesce(string_agg(quote_literal(lexeme) || ':A', ' | '), '')::tsquery as words
      from unnest(to_tsvector('english', plain(${name})))
    ), s as materialized (
      select s.id, s.name, s.category, s.paused_until from shops s
      where s.status = 'approved' and s.deleted_at is null and s.id <> ${shop_id}
      order by s.earth <-> (select earth from shops where id = ${shop_id}) limit ${limits.shops}
    ), p as materialized (
      select shelf.* from s cross join lateral (
        select * from products p where p.shop_id = s.id and p.listed and p.stock > 0
        order by p.created_at desc, p.id desc limit ${limits.perShop}
      ) shelf
    ), scored as materialized (
      select p.*, ts_rank(p.words, asked.words) + case when s.category = ${category} then ${limits.categoryWeight}::real else 0 end as score
      from p join s on s.id = p.shop_id, asked where s.category = ${category} or p.words @@ asked.words
    ), turns as (
      select *, row_number() over (partition by shop_id order by score desc, created_at desc, id desc) > ${limits.maxConsecutivePerShop} as waits
      from scored
    )
    select ${productColumns} from turns p join s on s.id = p.shop_id
    order by p.waits, p.score desc, p.created_at desc, p.id desc limit ${limits.shown}`)
}

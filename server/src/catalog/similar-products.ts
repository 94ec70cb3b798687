import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { similar as limits } from '@mainstreet/contract/limits.ts'
import type { Viewer } from '../identity/viewer.ts'
import type { Reader } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import { type ProductRow, presentProduct } from './present.ts'
import { requireVisibleProduct } from './require-product.ts'
import { productColumns } from './store.ts'

/** Of other shops and in stock: what shares words of the name first, then what is new in the same category. */
export async function listSimilar(
  reader: Reader,
  viewer: Viewer | undefined,
  id: string,
): Promise<Product[]> {
  const product = await requireVisibleProduct(reader, viewer, id)
  const alike = await findAlike(reader, product)
  if (alike.length >= limits.shown) return alike.map(presentProduct)

  const beside = await findBeside(reader, product, [id, ...alike.map((one) => one.id)])
  return [...alike, ...beside].slice(0, limits.shown).map(presentProduct)
}

/**
 * The words of the name, any of them, looked up in the index; only so many matches are weighed: a word that half the
 * street uses says nothing. The same category weighs more than one word does.
 */
function findAlike(reader: Reader, { id, shop_id, name, category }: ProductRow): Promise<ProductRow[]> {
  return reader.many<ProductRow>(sql`
    with asked as materialized (
      select string_agg(quote_literal(lexeme) || ':A', ' | ')::tsquery as words
      from unnest(to_tsvector('english', plain(${name})))
    ), p as materialized (
      select p.* from products p, asked
      where p.listed and p.words @@ asked.words and p.stock > 0 and p.id <> ${id} and p.shop_id <> ${shop_id}
      limit ${limits.weighed}
    )
    select ${productColumns} from p join shops s on s.id = p.shop_id, asked
    order by ts_rank(p.words, asked.words) + case when s.category = ${category} then ${limits.categoryWeight}::real else 0 end desc,
      p.created_at desc, p.id desc limit ${limits.shown}`)
}

/** Walks the newest of the street, and not far. */
function findBeside(
  reader: Reader,
  { shop_id, category }: ProductRow,
  known: string[],
): Promise<ProductRow[]> {
  return reader.many<ProductRow>(sql`
    with p as materialized (
      select p.* from products p where p.listed order by p.created_at desc, p.id desc limit ${limits.lookedAt}
    )
    select ${productColumns} from p join shops s on s.id = p.shop_id
    where s.category = ${category} and p.stock > 0 and p.shop_id <> ${shop_id} and p.id <> all(${known}::uuid[])
    order by p.created_at desc, p.id desc limit ${limits.shown}`)
}

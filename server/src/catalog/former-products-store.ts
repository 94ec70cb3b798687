import type { FormerProduct } from '@mainstreet/contract/catalog/product.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import type { ProductRow } from './present.ts'

/** In any order; without those whose shop is closed or not approved. */
export function listFormerProducts(
  reader: Queryable,
  ids: string[],
): Promise<(FormerProduct & Pick<ProductRow, 'category'>)[]> {
  return reader.many(sql`
    select p.id, p.shop_id, p.name, s.category from products p join shops s on s.id = p.shop_id
    where p.id = any(${ids}::uuid[]) and p.is_former and s.status = 'approved' and s.deleted_at is null`)
}

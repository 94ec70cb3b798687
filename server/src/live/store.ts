import { anyUuid } from '@mainstreet/platform/db/any-of.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import type { ProductRow } from '../catalog/present.ts'
import { productColumns } from '../catalog/store.ts'
import type { ShopRow } from '../shops/present.ts'
import { shopColumns } from '../shops/store.ts'

/** `was_public`: it was publicly visible before. `is_deleted`: deleted for good. */
export type ChangedProduct = ProductRow & { was_public: boolean; is_deleted: boolean }

/** Also deleted products. */
export function listChangedProducts(db: Queryable, ids: string[]) {
  return db.many<ChangedProduct>(sql`
    select ${productColumns}, s.approved_at is not null as was_public,
      p.deleted_at is not null or s.deleted_at is not null as is_deleted
    from products p join shops s on s.id = p.shop_id where p.id = ${anyUuid(ids)}`)
}

/** Without deleted shops. */
export function listChangedShops(db: Queryable, ids: string[]) {
  return db.many<ShopRow>(sql`
    select ${shopColumns} from shops s where s.id = ${anyUuid(ids)} and s.deleted_at is null`)
}

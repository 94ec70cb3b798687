import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import { listFormerProducts } from '../catalog/former-products-store.ts'
import type { OrderLine } from './build-order.ts'
import type { ProductStock } from './store.ts'

/** Throws when products are not public; names those that their shop has deleted, as their pages do. */
export async function requireListed(
  reader: Queryable,
  lines: OrderLine[],
  products: ProductStock[],
): Promise<void> {
  const listedIds = new Set(products.filter(({ is_listed }) => is_listed).map(({ id }) => id))
  const missing = lines.filter(({ product_id }) => !listedIds.has(product_id))
  if (missing.length === 0) return
  const missingIds = missing.map(({ product_id }) => product_id)
  const names = new Map((await listFormerProducts(reader, missingIds)).map(({ id, name }) => [id, name]))
  const [name] = names.values()
  throw new ApiError(
    'not_found',
    (m) => (name ? m.errors.orders.noLongerSold(name) : m.errors.notFound.product),
    {
      entity: {
        missing: missingIds.map((product_id) => ({ product_id, name: names.get(product_id) })),
      },
    },
  )
}

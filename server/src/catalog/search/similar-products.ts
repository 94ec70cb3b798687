import type { Product } from '@mainstreet/contract/catalog/product.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { notFoundError } from '@mainstreet/platform/http/api-error.ts'
import { listFormerProducts } from '../former-products-store.ts'
import { presentProduct } from '../present.ts'
import { findVisibleProduct } from '../require-product.ts'
import { listSimilarProducts } from './store.ts'

/** In-stock products of nearby shops, also for a former product, ranked by shared name words and category; at most two per shop while others have some. */
export async function listSimilar(
  reader: Queryable,
  viewer: Viewer | undefined,
  id: string,
): Promise<Product[]> {
  const product =
    (await findVisibleProduct(reader, viewer, id)) ?? (await listFormerProducts(reader, [id]))[0]
  if (!product) throw notFoundError('product')
  return (await listSimilarProducts(reader, product)).map(presentProduct)
}

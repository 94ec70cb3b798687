import type { Product } from '@mainstreet/contract/catalog/product.ts'
import type { Viewer } from '../../accounts/viewer.ts'
import type { Queryable } from '../../platform/db/db.ts'
import { presentProduct } from '../present.ts'
import { requireVisibleProduct } from '../require-product.ts'
import { listSimilarProducts } from './store.ts'

/** In-stock products of nearby shops, ranked by shared name words and category; at most two per shop while others have some. */
export async function listSimilar(
  reader: Queryable,
  viewer: Viewer | undefined,
  id: string,
): Promise<Product[]> {
  const product = await requireVisibleProduct(reader, viewer, id)
  return (await listSimilarProducts(reader, product)).map(presentProduct)
}

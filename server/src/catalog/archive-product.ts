import type { CallBody } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import { deletedProducts } from '@mainstreet/contract/catalog/limits.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { audit, auditUpdated } from '@mainstreet/platform/db/audit.ts'
import { notFoundError } from '@mainstreet/platform/http/api-error.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { getUploadedId } from '../media/store-image.ts'
import { publishCatalogChange } from '../shops/catalog-events.ts'
import { requireOwnShop } from '../shops/require-own-shop.ts'
import type { CatalogDeps } from './create-product.ts'
import type { ProductRow } from './present.ts'
import { rejectDuplicateSku } from './product-input.ts'
import { requireOwnProduct } from './require-product.ts'
import {
  findProducts,
  lockOwnProduct,
  setManyProductsArchived,
  setProductArchived,
  setProductDeleted,
  setProductRestored,
} from './store.ts'

/** Hides a product or shows it again; a repeat has no effect. */
export function archiveProduct(
  { db, bus, now }: PlatformDeps,
  viewer: Viewer,
  id: string,
  archived: boolean,
): Promise<ProductRow> {
  return db.tx(async (tx) => {
    await requireOwnProduct(tx, viewer, id)
    const before = await lockOwnProduct(tx, viewer, id)
    if (!before) throw notFoundError('product')
    if (!(await setProductArchived(tx, id, archived, now()))) return before
    const after = await requireOwnProduct(tx, viewer, id)
    await audit(tx, viewer, archived ? 'product.archive' : 'product.unarchive', id, { before, after })
    publishCatalogChange(tx, bus, { affects_lists: true, shop_id: after.shop_id, product_ids: [id] })
    return after
  })
}

/** Archives several products of a shop at once; returns those that changed. */
export async function archiveProducts(
  { db, bus, now }: PlatformDeps,
  viewer: Viewer,
  { shopId, ids, archived }: CallBody<typeof calls.archiveProducts>,
): Promise<ProductRow[]> {
  await requireOwnShop(db, viewer, shopId)
  return db.tx(async (tx) => {
    const changed = (await setManyProductsArchived(tx, viewer, shopId, ids, archived, now())).map(
      ({ id }) => id,
    )
    if (changed.length === 0) return []
    const after = await findProducts(tx, changed)
    const action = archived ? 'product.archive' : 'product.unarchive'
    await auditUpdated(
      tx,
      viewer,
      action,
      after.map((one) => ({ id: one.id, before: { ...one, is_archived: !archived }, after: one })),
    )
    publishCatalogChange(tx, bus, { affects_lists: true, shop_id: shopId, product_ids: changed })
    return after
  })
}

/** Nobody finds the product afterwards; orders keep its name, price and image. Its images stay while it can be restored. */
export async function deleteProduct(
  { db, bus, now, images: uploadedImages }: CatalogDeps,
  viewer: Viewer,
  id: string,
): Promise<void> {
  const { images } = await requireOwnProduct(db, viewer, id)
  await uploadedImages.touch(images.flatMap((image) => getUploadedId(image) ?? []))
  return db.tx(async (tx) => {
    await requireOwnProduct(tx, viewer, id)
    const before = await lockOwnProduct(tx, viewer, id)
    if (!before || !(await setProductDeleted(tx, viewer, id, now()))) throw notFoundError('product')
    await audit(tx, viewer, 'product.delete', id, { before })
    publishCatalogChange(tx, bus, { affects_lists: true, shop_id: before.shop_id, product_ids: [id] })
  })
}

/** Restores within an hour of the deletion; a product that is not deleted stays unchanged. */
export function restoreProduct(
  { db, bus, now }: PlatformDeps,
  viewer: Viewer,
  id: string,
): Promise<ProductRow> {
  const since = new Date(now().getTime() - deletedProducts.restorableMs)
  return db.tx(async (tx) => {
    const restored = await rejectDuplicateSku(setProductRestored(tx, viewer, id, since, now()))
    const product = await requireOwnProduct(tx, viewer, id)
    if (!restored) return product
    await audit(tx, viewer, 'product.restore', id, { after: product })
    publishCatalogChange(tx, bus, { affects_lists: true, shop_id: product.shop_id, product_ids: [id] })
    return product
  })
}

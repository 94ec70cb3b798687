import type { BodyOf } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import { deletedProducts } from '@mainstreet/contract/limits.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { uploadedId } from '../media/store-image.ts'
import { audit, auditChanged } from '../platform/db/audit.ts'
import { notFound } from '../platform/http/api-error.ts'
import type { Deps } from '../platform/platform-deps.ts'
import { tellCatalog } from '../shops/catalog-events.ts'
import { requireOwnShop } from '../shops/require-own-shop.ts'
import type { CatalogDeps } from './create-product.ts'
import type { ProductRow } from './present.ts'
import { orTakenSku } from './product-input.ts'
import { requireOwnProduct } from './require-product.ts'
import { archiveMany, findProducts, lockOwnProduct, setArchived, setDeleted, setRestored } from './store.ts'

/** Off the shelf, or back on it; a repeat has no effect. */
export function archiveProduct(
  { db, bus, now }: Deps,
  viewer: Viewer,
  id: string,
  archived: boolean,
): Promise<ProductRow> {
  return db.tx(async (tx) => {
    await requireOwnProduct(tx, viewer, id)
    const before = await lockOwnProduct(tx, viewer, id)
    if (!before) throw notFound('Product')
    const after = await setArchived(tx, id, archived, now())
    if (!after) return before
    await audit(tx, viewer, archived ? 'product.archive' : 'product.restore', id, { before, after })
    tellCatalog(tx, bus, { membership: true, shop_id: after.shop_id, product_ids: [id] })
    return after
  })
}

/** Many of a shop at once; returns those that it changed. */
export async function archiveProducts(
  { db, bus, now }: Deps,
  viewer: Viewer,
  { shopId, ids, archived }: BodyOf<typeof calls.archiveProducts>,
): Promise<ProductRow[]> {
  await requireOwnShop(db, viewer, shopId)
  return db.tx(async (tx) => {
    const changed = (await archiveMany(tx, viewer, shopId, ids, archived, now())).map(({ id }) => id)
    if (changed.length === 0) return []
    const after = await findProducts(tx, changed)
    const act = archived ? 'product.archive' : 'product.restore'
    await auditChanged(
      tx,
      viewer,
      act,
      after.map((one) => ({ id: one.id, before: { ...one, is_archived: !archived }, after: one })),
    )
    tellCatalog(tx, bus, { membership: true, shop_id: shopId, product_ids: changed })
    return after
  })
}

/** Gone for everybody; orders keep its name, price and picture. Its pictures stay while it can be brought back. */
export async function deleteProduct(
  { db, bus, now, pictures }: CatalogDeps,
  viewer: Viewer,
  id: string,
): Promise<void> {
  const { images } = await requireOwnProduct(db, viewer, id)
  await pictures.hold(images.flatMap((image) => uploadedId(image) ?? []))
  return db.tx(async (tx) => {
    await requireOwnProduct(tx, viewer, id)
    const before = await lockOwnProduct(tx, viewer, id)
    if (!before || !(await setDeleted(tx, id, now()))) throw notFound('Product')
    await audit(tx, viewer, 'product.delete', id, { before })
    tellCatalog(tx, bus, { membership: true, shop_id: before.shop_id, product_ids: [id] })
  })
}

/** Within the hour; what was not deleted stays as it is. */
export function restoreProduct({ db, bus, now }: Deps, viewer: Viewer, id: string): Promise<ProductRow> {
  const since = new Date(now().getTime() - deletedProducts.restorableMs)
  return db.tx(async (tx) => {
    const back = await orTakenSku(setRestored(tx, viewer, id, since, now()))
    if (!back) return requireOwnProduct(tx, viewer, id)
    await audit(tx, viewer, 'product.undelete', id, { after: back })
    tellCatalog(tx, bus, { membership: true, shop_id: back.shop_id, product_ids: [id] })
    return back
  })
}

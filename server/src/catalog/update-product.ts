import type { CallBody } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { audit } from '@mainstreet/platform/db/audit.ts'
import { ApiError, type ApiErrorDetail, notFoundError } from '@mainstreet/platform/http/api-error.ts'
import { storeImages } from '../media/store-image.ts'
import { publishCatalogChange } from '../shops/catalog-events.ts'
import { requireAltTexts } from './alt-texts.ts'
import type { CatalogDeps } from './create-product.ts'
import { type ProductRow, presentProduct } from './present.ts'
import { getImageReferences, rejectDuplicateSku } from './product-input.ts'
import { requireOwnProduct } from './require-product.ts'
import { type ExpectedVersion, lockOwnProduct, type ProductValues, updateProductFields } from './store.ts'

type UpdateProductBody = CallBody<typeof calls.updateProduct>

export async function updateProduct(
  deps: CatalogDeps,
  viewer: Viewer,
  id: string,
  changes: UpdateProductBody,
): Promise<ProductRow> {
  const { db, bus, now, images: uploadedImages } = deps
  const { version, price, image, images, image_alts, ...fields } = changes
  const expectedVersion = resolveExpectedVersion(fields.stock, version)
  const current = await requireOwnProduct(db, viewer, id)
  const storedImages = await storeImages(uploadedImages, getImageReferences({ image, images }), {
    ownerId: current.shop_id,
    path: '',
  })
  const values: ProductValues = {
    ...fields,
    ...(price !== undefined && { price_cents: toCents(price) }),
    ...(storedImages && { images: storedImages }),
  }
  return db.tx(async (tx) => {
    const before = await lockOwnProduct(tx, viewer, id)
    if (!before) throw notFoundError('product')
    const image_alt_texts = image_alts && requireAltTexts(storedImages ?? before.images, image_alts)
    const allValues = { ...values, ...(image_alt_texts && { image_alt_texts }) }
    const updated = await rejectDuplicateSku(updateProductFields(tx, id, allValues, expectedVersion, now()))
    if (!updated)
      throw new ApiError('stale_version', (m) => m.errors.catalog.productChanged, {
        entity: { product: presentProduct(before) },
      })
    const after = await requireOwnProduct(tx, viewer, id)
    await audit(tx, viewer, 'product.update', id, { before, after })
    publishCatalogChange(tx, bus, { affects_lists: true, shop_id: after.shop_id, product_ids: [id] })
    return after
  })
}

/** A new stock needs the version that it was counted on, so that it does not overwrite a sale. */
function resolveExpectedVersion(stock: number | undefined, version: number | undefined): ExpectedVersion {
  if (version !== undefined) return stock === undefined ? { sinceEdit: version } : { exact: version }
  if (stock === undefined) return undefined
  const details = [{ path: 'version', message: (m) => m.errors.catalog.versionRequired }] as ApiErrorDetail[]
  throw new ApiError('rule_violation', (m) => m.errors.catalog.stockNeedsVersion, {
    details,
  })
}

import { randomUUIDv7 } from 'node:crypto'
import type { CallBody } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { auditCreated } from '@mainstreet/platform/db/audit.ts'
import { ApiError, notFoundError } from '@mainstreet/platform/http/api-error.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import type { UploadedImages } from '@mainstreet/storage/images/uploaded-images.ts'
import { storeImages } from '../media/store-image.ts'
import { publishCatalogChange } from '../shops/catalog-events.ts'
import { requireOwnShop } from '../shops/require-own-shop.ts'
import { requireAltTexts } from './alt-texts.ts'
import type { ProductRow } from './present.ts'
import { getImageReferences, rejectDuplicateSku } from './product-input.ts'
import { requireProductCapacity } from './require-product-capacity.ts'
import { insertProducts, lockNewProducts } from './store.ts'

export type CatalogDeps = PlatformDeps & { images: UploadedImages }
type CreateProductBody = CallBody<typeof calls.createProduct>

export async function createProduct(
  { db, bus, now, images: uploadedImages }: CatalogDeps,
  viewer: Viewer,
  body: CreateProductBody,
): Promise<ProductRow> {
  const shopId = body.shop_id ?? viewer.shop_id
  if (!shopId) throw missingShopError(viewer)
  await requireOwnShop(db, viewer, shopId)
  const images =
    (await storeImages(uploadedImages, getImageReferences(body), { ownerId: shopId, path: '' })) ?? []
  const { name, description = '', price, stock = 0, sku = null } = body
  const values = { id: randomUUIDv7(), name, description, price_cents: toCents(price), stock, sku, images }
  const image_alt_texts = requireAltTexts(images, body.image_alts ?? [])
  return db.tx(async (tx) => {
    await lockNewProducts(tx, shopId)
    const created = await rejectDuplicateSku(
      insertProducts(tx, viewer, shopId, [{ ...values, image_alt_texts, is_archived: false }], now()),
    )
    const [product] = created
    if (!product) throw notFoundError('shop')
    await requireProductCapacity(tx, shopId)
    await auditCreated(tx, viewer, 'product.create', created)
    publishCatalogChange(tx, bus, { affects_lists: true, shop_id: shopId, product_ids: [product.id] })
    return product
  })
}

function missingShopError(viewer: Viewer): ApiError {
  if (viewer.role !== 'admin') return new ApiError('conflict', (m) => m.errors.catalog.openShopFirst)
  return new ApiError('rule_violation', (m) => m.errors.catalog.shopRequired, {
    details: [{ path: 'shop_id', message: (m) => m.errors.catalog.shopRequired }],
  })
}

import { randomUUIDv7 } from 'node:crypto'
import type { BodyOf } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { keepImages } from '../media/store-image.ts'
import type { Pictures } from '../media/uploaded-images.ts'
import { auditMade } from '../platform/db/audit.ts'
import { notFound, Refusal } from '../platform/http/api-error.ts'
import type { Deps } from '../platform/platform-deps.ts'
import { tellCatalog } from '../shops/catalog-events.ts'
import { requireOwnShop } from '../shops/require-own-shop.ts'
import { requireWordsOf } from './alt-texts.ts'
import type { ProductRow } from './present.ts'
import { imagesGiven, orTakenSku } from './product-input.ts'
import { addProducts } from './store.ts'

export type CatalogDeps = Deps & { pictures: Pictures }
type ProductBody = BodyOf<typeof calls.createProduct>

export async function createProduct(
  { db, bus, now, pictures }: CatalogDeps,
  viewer: Viewer,
  body: ProductBody,
): Promise<ProductRow> {
  const shopId = body.shop_id ?? viewer.shop_id
  if (!shopId) throw noShop(viewer)
  await requireOwnShop(db, viewer, shopId)
  const images = (await keepImages(pictures, imagesGiven(body), { ownerId: shopId, shopId, path: '' })) ?? []
  const { name, description = '', price, stock = 0, sku = null } = body
  const one = { id: randomUUIDv7(), name, description, price_cents: toCents(price), stock, sku, images }
  const picture_words = requireWordsOf(images, body.image_alts ?? [])
  return db.tx(async (tx) => {
    const made = await orTakenSku(
      addProducts(tx, viewer, shopId, [{ ...one, picture_words, is_archived: false }], now()),
    )
    const [product] = made
    if (!product) throw notFound('Shop')
    await auditMade(tx, viewer, 'product.create', made)
    tellCatalog(tx, bus, { membership: true, shop_id: shopId, product_ids: [product.id] })
    return product
  })
}

function noShop(viewer: Viewer): Refusal {
  if (viewer.role !== 'admin') return new Refusal('conflict', 'Open a shop first')
  return new Refusal('rule_broken', 'Name the shop', {
    details: [{ path: 'shop_id', message: 'Name the shop' }],
  })
}

import type { BodyOf } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { keepImages } from '../media/store-image.ts'
import { audit } from '../platform/db/audit.ts'
import { notFound, Refusal } from '../platform/http/api-error.ts'
import { tellCatalog } from '../shops/catalog-events.ts'
import { requireWordsOf } from './alt-texts.ts'
import type { CatalogDeps } from './create-product.ts'
import { type ProductRow, presentProduct } from './present.ts'
import { imagesGiven, orTakenSku } from './product-input.ts'
import { requireOwnProduct } from './require-product.ts'
import { changeProduct, lockOwnProduct, type MadeOn, type ProductValues } from './store.ts'

type ProductChanges = BodyOf<typeof calls.updateProduct>

export async function updateProduct(
  deps: CatalogDeps,
  viewer: Viewer,
  id: string,
  changes: ProductChanges,
): Promise<ProductRow> {
  const { db, bus, now, pictures } = deps
  const { version, price, image, images, image_alts, ...fields } = changes
  const madeOn = madeOnOf(fields.stock, version)
  const current = await requireOwnProduct(db, viewer, id)
  const kept = await keepImages(pictures, imagesGiven({ image, images }), {
    ownerId: current.shop_id,
    shopId: current.shop_id,
    path: '',
  })
  const values: ProductValues = {
    ...fields,
    ...(price !== undefined && { price_cents: toCents(price) }),
    ...(kept && { images: kept }),
  }
  return db.tx(async (tx) => {
    const before = await lockOwnProduct(tx, viewer, id)
    if (!before) throw notFound('Product')
    const picture_words = image_alts && requireWordsOf(kept ?? before.images, image_alts)
    const said = { ...values, ...(picture_words && { picture_words }) }
    const after = await orTakenSku(changeProduct(tx, id, said, madeOn, now()))
    if (!after)
      throw new Refusal('stale_version', 'The product has changed meanwhile', {
        entity: { product: presentProduct(before) },
      })
    await audit(tx, viewer, 'product.update', id, { before, after })
    tellCatalog(tx, bus, { membership: true, shop_id: after.shop_id, product_ids: [id] })
    return after
  })
}

/** Design 4: a number in stock is only as good as the number that it was reckoned from. */
function madeOnOf(stock: number | undefined, version: number | undefined): MadeOn {
  if (version !== undefined) return stock === undefined ? { sinceEdit: version } : { exact: version }
  if (stock === undefined) return undefined
  const details = [{ path: 'version', message: 'Needed with stock' }]
  throw new Refusal('rule_broken', 'Say which version of the product the stock was counted on', { details })
}

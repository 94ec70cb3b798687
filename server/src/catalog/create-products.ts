import { randomUUIDv7 } from 'node:crypto'
import type { BodyOf } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import type { Viewer } from '../identity/viewer.ts'
import { keepImage } from '../images/keep-image.ts'
import type { Pictures } from '../images/pictures.ts'
import { auditMade } from '../platform/audit.ts'
import type { Deps } from '../platform/deps.ts'
import { notFound, Refusal } from '../platform/errors.ts'
import { tellCatalog } from '../shops/catalog-news.ts'
import { requireOwnShop } from '../shops/require-own-shop.ts'
import type { ProductRow } from './present.ts'
import { addProducts, type NewProduct } from './store.ts'

export type CatalogDeps = Deps & { pictures: Pictures }
type Described = BodyOf<typeof calls.createProducts>['products'][number]
type ProductBody = BodyOf<typeof calls.createProduct>

export async function createProduct(
  deps: CatalogDeps,
  viewer: Viewer,
  { shop_id, ...described }: ProductBody,
): Promise<ProductRow> {
  const shopId = shop_id ?? viewer.shop_id
  if (!shopId) throw noShop(viewer)
  const [row] = await add(deps, viewer, shopId, [described], () => 'image')
  if (!row) throw notFound('Shop')
  return row
}

/** All or none. */
export function createProducts(
  deps: CatalogDeps,
  viewer: Viewer,
  shopId: string,
  described: Described[],
): Promise<ProductRow[]> {
  return add(deps, viewer, shopId, described, (at) => `products.${at}.image`)
}

async function add(
  { db, bus, now, pictures }: CatalogDeps,
  viewer: Viewer,
  shopId: string,
  described: Described[],
  pathOf: (at: number) => string,
): Promise<ProductRow[]> {
  await requireOwnShop(db, viewer, shopId)
  // sorted: made within a millisecond they come in any order
  const ids = described.map(() => randomUUIDv7()).sort()
  const products: NewProduct[] = []
  for (const [at, { name, description = '', price, stock = 0, image = null }] of described.entries()) {
    const kept = await keepImage(pictures, image, { ownerId: shopId, shopId, path: pathOf(at) })
    products.push({
      id: ids[at] ?? randomUUIDv7(),
      name,
      description,
      price_cents: toCents(price),
      stock,
      image: kept,
    })
  }
  return db.tx(async (tx) => {
    const rows = await addProducts(tx, viewer, shopId, products, now())
    if (rows.length < products.length) throw notFound('Shop')
    await auditMade(tx, viewer, 'product.create', 'product', rows)
    tellCatalog(tx, bus, { membership: true, shop_id: shopId, product_ids: rows.map(({ id }) => id) })
    return rows
  })
}

function noShop(viewer: Viewer): Refusal {
  if (viewer.role !== 'admin') return new Refusal('conflict', 'Open a shop first')
  return new Refusal('rule_broken', 'Name the shop', {
    details: [{ path: 'shop_id', message: 'Name the shop' }],
  })
}

import { randomUUIDv7 } from 'node:crypto'
import type { CallBody, CallResponse } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import { productImportLimits } from '@mainstreet/contract/catalog/limits.ts'
import type { ImportRow, ImportSummary } from '@mainstreet/contract/catalog/product-import.ts'
import type { ServerMessages } from '@mainstreet/contract/messages/language.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { auditCreated, auditUpdated } from '@mainstreet/platform/db/audit.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import { runIdempotent } from '@mainstreet/platform/db/idempotency.ts'
import { ApiError, notFoundError } from '@mainstreet/platform/http/api-error.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { storeImages } from '../../media/store-image.ts'
import { publishCatalogChange } from '../../shops/catalog-events.ts'
import { requireOwnShop } from '../../shops/require-own-shop.ts'
import { toAltTextByImage } from '../alt-texts.ts'
import type { CatalogDeps } from '../create-product.ts'
import type { ProductRow } from '../present.ts'
import { getImageReferences, rejectDuplicateSku } from '../product-input.ts'
import { requireProductCapacity } from '../require-product-capacity.ts'
import { applyProductPatches, findProducts, insertProducts, lockNewProducts } from '../store.ts'
import { type ImportPlan, type ImportStep, planImport, planUnvalidatedImport } from './plan-import.ts'

type ImportProductsBody = CallBody<typeof calls.importProducts>
type CheckImportResponse = CallResponse<typeof calls.validateProductImport>

/** A dry run: validates the rows and changes nothing. */
export async function checkImport(
  { db }: PlatformDeps,
  viewer: Viewer,
  { shopId, products, replace_stock: replaceStock = false }: CallBody<typeof calls.validateProductImport>,
  messages: ServerMessages,
): Promise<CheckImportResponse> {
  await requireOwnShop(db, viewer, shopId)
  const { summary, errors, errorRowCount } = await planUnvalidatedImport(db, shopId, products, {
    replaceStock,
    messages,
  })
  // a batch that the shop has no room for must not be found after others are stored
  if (summary.created > 0) await requireProductCapacity(db, shopId, summary.created)
  return {
    summary,
    errors: errors.slice(0, productImportLimits.maxErrors),
    error_count: errors.length,
    error_rows: errorRowCount,
  }
}

/**
 * Imports all rows or none. A lock serializes the imports of a shop, so that a repeated import creates no
 * duplicates. With a key, a repeat also replaces no stock a second time: customers may have bought since.
 */
export async function importProducts(
  deps: CatalogDeps,
  viewer: Viewer,
  body: ImportProductsBody,
  key: string | undefined,
  messages: ServerMessages,
): Promise<{ products: ProductRow[]; summary: ImportSummary }> {
  const { db, bus } = deps
  const { shopId, products, replace_stock: replaceStock = false } = body
  const options = { replaceStock, messages }
  await requireOwnShop(db, viewer, shopId)
  const hasImages = products.some((row) => getImageReferences(row) !== undefined)
  // validate first, so that no image is stored for an import that will be rejected
  if (hasImages) requireValidPlan(await planImport(db, shopId, products, options))
  const rows = hasImages ? await withStoredImages(deps, shopId, products) : products

  return db.tx(async (tx) => {
    const request = { viewer, call: 'importProducts', key, body }
    const { ids, summary } = await runIdempotent(tx, request, async () => {
      await lockNewProducts(tx, shopId)
      const plan = await planImport(tx, shopId, rows, options)
      requireValidPlan(plan)
      const ids = await rejectDuplicateSku(applyImportSteps(tx, deps, viewer, shopId, plan.steps))
      if (plan.summary.created > 0) await requireProductCapacity(tx, shopId)
      const changed = plan.summary.created + plan.summary.updated > 0
      if (changed) publishCatalogChange(tx, bus, { affects_lists: true, shop_id: shopId, product_ids: ids })
      return { ids, summary: plan.summary }
    })
    return { products: await findProducts(tx, ids), summary }
  })
}

function requireValidPlan({ errors: [first, ...more], errorRowCount }: ImportPlan): void {
  if (!first) return
  const details = [first, ...more].slice(0, productImportLimits.maxErrors)
  const failure = { ...first, otherRows: errorRowCount - 1 }
  throw new ApiError('rule_violation', (m) => m.errors.catalog.importFailed(failure), { details })
}

async function withStoredImages({ images: uploadedImages }: CatalogDeps, shopId: string, rows: ImportRow[]) {
  const references = rows.map((row, at) => getImageReferences(row, `products[${at}].`))
  const stored = (
    await storeImages(
      uploadedImages,
      references.flat().filter((one) => one !== undefined),
      { ownerId: shopId, path: '' },
    )
  )?.values()
  return rows.map((row, index): ImportRow => {
    const images = references[index]?.map(() => stored?.next().value ?? '')
    return images ? { ...row, images } : row
  })
}

/** The number of rows in one statement. */
const batchSize = 1000

async function applyImportSteps(
  tx: Tx,
  { now }: CatalogDeps,
  viewer: Viewer,
  shopId: string,
  steps: ImportStep[],
): Promise<string[]> {
  // sorted, because UUIDs of the same millisecond have no order
  const newIds = steps
    .filter(({ product }) => !product)
    .map(() => randomUUIDv7())
    .sort()
    [Symbol.iterator]()
  const stepsWithIds = steps.map((step) => ({ ...step, id: step.product?.id ?? String(newIds.next().value) }))
  const toCreate = stepsWithIds.filter(({ product }) => !product)
  for (let start = 0; start < toCreate.length; start += batchSize) {
    const batch = toCreate.slice(start, start + batchSize).map(({ id, row }) => toNewProduct(id, row))
    const added = await insertProducts(tx, viewer, shopId, batch, now())
    if (added.length < batch.length) throw notFoundError('shop')
    await auditCreated(tx, viewer, 'product.create', added)
  }
  const toUpdate = stepsWithIds.flatMap(({ product, change }) =>
    product && Object.keys(change).length > 0 ? [{ before: product, change, id: product.id }] : [],
  )
  for (let start = 0; start < toUpdate.length; start += batchSize) {
    const batch = toUpdate.slice(start, start + batchSize)
    const saved = await applyProductPatches(tx, viewer, shopId, batch, now())
    if (saved.length < batch.length)
      throw new ApiError('stale_version', (m) => m.errors.catalog.importConflict)
    const audited = batch.map(({ id, before, change }) => ({ id, before, after: { ...before, ...change } }))
    await auditUpdated(tx, viewer, 'product.update', audited)
  }
  return stepsWithIds.map(({ id }) => id)
}

function toNewProduct(id: string, row: ImportRow) {
  return {
    id,
    name: row.name,
    description: row.description ?? '',
    price_cents: toCents(row.price),
    stock: row.stock ?? 0,
    sku: row.sku ?? null,
    images: row.images ?? [],
    image_alt_texts: toAltTextByImage(row.images ?? [], row.image_alts ?? []),
    is_archived: row.is_archived ?? false,
  }
}

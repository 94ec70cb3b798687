import { randomUUIDv7 } from 'node:crypto'
import type { AnswerOf, BodyOf } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import type { ImportRow, ImportSummary } from '@mainstreet/contract/catalog/product-import.ts'
import { productImport } from '@mainstreet/contract/limits.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import type { Viewer } from '../../accounts/viewer.ts'
import { keepImages } from '../../media/store-image.ts'
import { auditChanged, auditMade } from '../../platform/db/audit.ts'
import type { Tx } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { notFound, Refusal } from '../../platform/http/api-error.ts'
import type { Deps } from '../../platform/platform-deps.ts'
import { tellCatalog } from '../../shops/catalog-events.ts'
import { requireOwnShop } from '../../shops/require-own-shop.ts'
import { wordsOf } from '../alt-texts.ts'
import type { CatalogDeps } from '../create-product.ts'
import type { ProductRow } from '../present.ts'
import { imagesGiven, orTakenSku } from '../product-input.ts'
import { addProducts, findProducts, saveChanges } from '../store.ts'
import { type Plan, planGiven, planImport, type Step } from './plan-import.ts'

type Import = BodyOf<typeof calls.createProducts>
type Checked = AnswerOf<typeof calls.checkProducts>

/** The dry run. */
export async function checkImport(
  { db }: Deps,
  viewer: Viewer,
  { shopId, products, recount = false }: BodyOf<typeof calls.checkProducts>,
): Promise<Checked> {
  await requireOwnShop(db, viewer, shopId)
  const { summary, faults, faultyRows } = await planGiven(db, shopId, products, recount)
  return { summary, errors: faults.slice(0, productImport.mostErrors), error_rows: faultyRows }
}

/** All rows or none. Two imports of a shop go one after the other, so that the same one twice makes no doubles. */
export async function importProducts(
  deps: CatalogDeps,
  viewer: Viewer,
  { shopId, products, recount = false }: Import,
): Promise<{ products: ProductRow[]; summary: ImportSummary }> {
  const { db, bus } = deps
  await requireOwnShop(db, viewer, shopId)
  const pictured = products.some((row) => imagesGiven(row) !== undefined)
  // no picture is stored for an import that will be refused
  if (pictured) requireFaultless(await planImport(db, shopId, products, recount))
  const rows = pictured ? await withKeptImages(deps, shopId, products) : products

  return db.tx(async (tx) => {
    await tx.one(sql`select pg_advisory_xact_lock(hashtextextended(${`import ${shopId}`}, 0))`)
    const plan = await planImport(tx, shopId, rows, recount)
    requireFaultless(plan)
    const ids = await orTakenSku(carryOut(tx, deps, viewer, shopId, plan.steps))
    const changed = plan.summary.created + plan.summary.updated > 0
    if (changed) tellCatalog(tx, bus, { membership: true, shop_id: shopId, product_ids: ids })
    return { products: await findProducts(tx, ids), summary: plan.summary }
  })
}

function requireFaultless({ faults: [first, ...more], faultyRows }: Plan): void {
  if (!first) return
  const sentence = `${first.path}: ${first.message}${faultyRows > 1 ? ` (and ${faultyRows - 1} more rows)` : ''}`
  const details = [first, ...more].slice(0, productImport.mostErrors)
  throw new Refusal('rule_broken', sentence, { details })
}

async function withKeptImages({ pictures }: CatalogDeps, shopId: string, rows: ImportRow[]) {
  const named = rows.map((row, at) => imagesGiven(row, `products[${at}].`))
  const kept = (
    await keepImages(
      pictures,
      named.flat().filter((one) => one !== undefined),
      {
        ownerId: shopId,
        shopId,
        path: '',
      },
    )
  )?.values()
  return rows.map((row, at): ImportRow => {
    const images = named[at]?.map(() => kept?.next().value ?? '')
    return images ? { ...row, images } : row
  })
}

/** So many rows go into one statement. */
const portion = 1000

async function carryOut(
  tx: Tx,
  { now }: CatalogDeps,
  viewer: Viewer,
  shopId: string,
  steps: Step[],
): Promise<string[]> {
  // sorted: made within a millisecond they come in any order
  const fresh = steps
    .filter(({ product }) => !product)
    .map(() => randomUUIDv7())
    .sort()
    [Symbol.iterator]()
  const named = steps.map((step) => ({ ...step, id: step.product?.id ?? String(fresh.next().value) }))
  const made = named.filter(({ product }) => !product)
  for (let at = 0; at < made.length; at += portion) {
    const part = made.slice(at, at + portion).map(({ id, row }) => newProductOf(id, row))
    const added = await addProducts(tx, viewer, shopId, part, now())
    if (added.length < part.length) throw notFound('Shop')
    await auditMade(tx, viewer, 'product.create', added)
  }
  const changed = named.flatMap(({ product, change }) =>
    product && Object.keys(change).length > 0 ? [{ before: product, change, id: product.id }] : [],
  )
  for (let at = 0; at < changed.length; at += portion) {
    const part = changed.slice(at, at + portion)
    const saved = await saveChanges(tx, viewer, shopId, part, now())
    if (saved.length < part.length)
      throw new Refusal('stale_version', 'A product has changed while the import ran. Please try again.')
    const audited = part.map(({ id, before, change }) => ({ id, before, after: { ...before, ...change } }))
    await auditChanged(tx, viewer, 'product.update', audited)
  }
  return named.map(({ id }) => id)
}

function newProductOf(id: string, row: ImportRow) {
  return {
    id,
    name: row.name,
    description: row.description ?? '',
    price_cents: toCents(row.price),
    stock: row.stock ?? 0,
    sku: row.sku ?? null,
    images: row.images ?? [],
    picture_words: wordsOf(row.images ?? [], row.image_alts ?? []),
    is_archived: row.is_archived ?? false,
  }
}

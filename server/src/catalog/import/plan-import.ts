import { isDeepStrictEqual } from 'node:util'
import { type ImportRow, type ImportSummary, importRow } from '@mainstreet/contract/catalog/product-import.ts'
import type { ErrorDetail } from '@mainstreet/contract/errors.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import { z } from 'zod'
import { normalizeReference, requireImageReference } from '../../media/store-image.ts'
import type { Queryable } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { validationErrorMap } from '../../platform/text/validation-error-map.ts'
import { type AltTextByImage, listAltTexts, toAltTextByImage, tooManyAltTexts } from '../alt-texts.ts'
import { getImageReferences } from '../product-input.ts'

export type ExistingProduct = {
  id: string
  sku: string | null
  name: string
  description: string
  images: string[]
  picture_words: AltTextByImage
  price_cents: number
  stock: number
  is_archived: boolean
  version: number
}
export type ProductPatch = Partial<Omit<ExistingProduct, 'id' | 'version'>>
export type ImportStep = {
  at: number
  row: ImportRow
  product: ExistingProduct | undefined
  change: ProductPatch
}
export type ImportPlan = {
  steps: ImportStep[]
  summary: ImportSummary
  errors: ErrorDetail[]
  errorRowCount: number
}

/** What an import would do, row by row, and what forbids it. Reads only. */
export function planImport(
  reader: Queryable,
  shopId: string,
  given: readonly ImportRow[],
  recount: boolean,
): Promise<ImportPlan> {
  return buildPlan(reader, shopId, given, recount, checkRow)
}

/** The same of what nobody has looked at yet. */
export function planUnvalidatedImport(
  reader: Queryable,
  shopId: string,
  given: readonly unknown[],
  recount: boolean,
) {
  return buildPlan(reader, shopId, given, recount, parseRow)
}

async function buildPlan<Row>(
  reader: Queryable,
  shopId: string,
  given: readonly Row[],
  recount: boolean,
  readRow: (row: Row, at: number, blame: AddRowError) => ImportRow | undefined,
): Promise<ImportPlan> {
  const errors: ErrorDetail[] = []
  const errorRows = new Set<number>()
  const blame = (at: number, path: string, message: string) => {
    errors.push({ path: `products[${at}]${path && !path.startsWith('[') ? '.' : ''}${path}`, message })
    errorRows.add(at)
  }
  const rows = given.map((one, at) => readRow(one, at, blame))
  const find = createProductMatcher(await findExistingProducts(reader, shopId, rows))
  const rowByKey = new Map<string, number>()
  const summary: ImportSummary = { created: 0, updated: 0, unchanged: 0, stock_kept: 0 }
  const steps: ImportStep[] = []

  for (const [at, row] of rows.entries()) {
    if (!row) continue
    const found = find(row)
    if (typeof found === 'string') {
      blame(at, row.id ? 'id' : 'name', found)
      continue
    }
    const duplicateRow = identityKeysFor(row, found)
      .map((key) => rowByKey.get(key))
      .find((other) => other !== undefined)
    if (duplicateRow !== undefined) {
      blame(
        at,
        row.sku ? 'sku' : 'name',
        `Row ${duplicateRow + 1} stands for the same product; give each a SKU of its own`,
      )
      continue
    }
    for (const key of identityKeysFor(row, found)) rowByKey.set(key, at)
    const change = found ? diffRow(row, found, recount) : {}
    if (found && row.stock !== undefined && row.stock !== found.stock && change.stock === undefined)
      summary.stock_kept += 1
    if (!found) summary.created += 1
    else if (Object.keys(change).length > 0) summary.updated += 1
    else summary.unchanged += 1
    steps.push({ at, row, product: found, change })
  }
  return { steps, summary, errors: sortByRow(errors), errorRowCount: errorRows.size }
}

type AddRowError = (at: number, path: string, message: string) => void

function parseRow(given: unknown, at: number, addError: AddRowError): ImportRow | undefined {
  const parsed = importRow.safeParse(given, { error: validationErrorMap })
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) addError(at, z.core.toDotPath(path), message)
    return undefined
  }
  return checkRow(parsed.data, at, addError)
}

/** What the form of a row cannot say. */
function checkRow(row: ImportRow, at: number, addError: AddRowError): ImportRow | undefined {
  const errors = (getImageReferences(row) ?? []).flatMap(({ reference, path }) => {
    const message = findImageError(reference, path)
    return message === undefined ? [] : [{ path, message }]
  })
  const { images, image_alts = [] } = row
  if (images && image_alts.length > images.length)
    errors.push({ path: 'image_alts', message: tooManyAltTexts })
  for (const { path, message } of errors) addError(at, path, message)
  return errors.length > 0 ? undefined : row
}

function findImageError(reference: string, path: string): string | undefined {
  try {
    requireImageReference(reference, path)
    return undefined
  } catch (error) {
    if (error instanceof ApiError) return error.message
    throw error
  }
}

function findExistingProducts(
  reader: Queryable,
  shopId: string,
  rows: (ImportRow | undefined)[],
): Promise<ExistingProduct[]> {
  const present = rows.filter((row) => row !== undefined)
  const skus = present.flatMap(({ sku }) => sku ?? [])
  return reader.many<ExistingProduct>(sql`
    select id, sku, name, description, images, picture_words, price_cents, stock, is_archived, version from products
    where shop_id = ${shopId} and deleted_at is null and (
      id = any(${present.flatMap(({ id }) => id ?? [])}::uuid[]) or sku = any(${skus})
      or (sku is null and lower(name) = any(${present.map(({ name }) => name.toLowerCase())})))
    order by id`)
}

/** By id, failing that by sku, failing that by name among those without a sku; a sentence where that is no way to tell. */
function createProductMatcher(existing: ExistingProduct[]) {
  const byId = new Map(existing.map((one) => [one.id, one]))
  const bySku = new Map(existing.flatMap((one) => (one.sku ? [[one.sku, one] as const] : [])))
  const byName = Map.groupBy(
    existing.filter(({ sku }) => sku === null),
    ({ name }) => name.toLowerCase(),
  )
  return ({ id, sku, name }: ImportRow): ExistingProduct | undefined | string => {
    if (id) return byId.get(id) ?? 'The shop has no product by this id'
    const exact = sku ? bySku.get(sku) : undefined
    if (exact) return exact
    const [first, second] = byName.get(name.toLowerCase()) ?? []
    return second ? 'Several products have this name: give the SKU or the id' : first
  }
}

/** What no other row may stand for, too. */
function identityKeysFor({ sku, name }: ImportRow, found: ExistingProduct | undefined): string[] {
  const skuKeys = sku ? [`sku ${sku}`] : []
  if (found) return [`id ${found.id}`, ...skuKeys]
  return sku ? skuKeys : [`name ${name.toLowerCase()}`]
}

function diffRow(row: ImportRow, found: ExistingProduct, recount: boolean): ProductPatch {
  const images = storedImageReferences(row)
  const canSetStock = recount || row.version === found.version
  const desired: ProductPatch = {
    name: row.name,
    price_cents: toCents(row.price),
    ...(row.description !== undefined && { description: row.description }),
    ...(row.sku !== undefined && { sku: row.sku }),
    ...(images && { images }),
    ...diffAltTexts(row, found),
    ...(row.is_archived !== undefined && { is_archived: row.is_archived }),
    ...(row.stock !== undefined && canSetStock && { stock: row.stock }),
  }
  const differs = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(found[name as keyof ExistingProduct])
  return Object.fromEntries(Object.entries(desired).filter(differs))
}

function storedImageReferences(row: ImportRow): string[] | undefined {
  return getImageReferences(row)?.map(({ reference }) => normalizeReference(reference))
}

/** What the row says of the pictures, where that is something else. */
function diffAltTexts(row: ImportRow, found: ExistingProduct): ProductPatch {
  if (!row.image_alts) return {}
  const images = storedImageReferences(row) ?? found.images
  const picture_words = toAltTextByImage(images, row.image_alts)
  const isUnchanged = isDeepStrictEqual(
    listAltTexts({ images, picture_words }),
    listAltTexts({ ...found, images }),
  )
  return isUnchanged ? {} : { picture_words }
}

function sortByRow(errors: ErrorDetail[]): ErrorDetail[] {
  const rowNumber = ({ path }: ErrorDetail) => Number(/\d+/.exec(path)?.[0])
  return errors.sort((a, b) => rowNumber(a) - rowNumber(b))
}

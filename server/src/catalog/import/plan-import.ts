import { isDeepStrictEqual } from 'node:util'
import { type ImportRow, type ImportSummary, importRow } from '@mainstreet/contract/catalog/product-import.ts'
import type { ErrorDetail } from '@mainstreet/contract/errors.ts'
import type { ServerMessages, ServerText } from '@mainstreet/contract/messages/language.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import {
  ApiError,
  type ApiErrorDetail,
  type ApiErrorText,
  renderErrorText,
} from '@mainstreet/platform/http/api-error.ts'
import {
  createValidationErrorMap,
  listValidationErrors,
} from '@mainstreet/platform/text/validation-error-map.ts'
import { normalizeReference, requireImageReference } from '../../media/store-image.ts'
import { listAltTexts, toAltTextByImage, tooManyAltTexts } from '../alt-texts.ts'
import { getImageReferences } from '../product-input.ts'
import { type ExistingProduct, listExistingProducts } from './store.ts'

export type ProductPatch = Partial<Omit<ExistingProduct, 'id' | 'version'>>
export type ImportStep = {
  index: number
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

/** `messages`: in the language of the caller. */
export type ImportOptions = { replaceStock: boolean; messages: ServerMessages }

/** Plans an import row by row with its validation errors. Reads only. */
export function planImport(
  reader: Queryable,
  shopId: string,
  inputs: readonly ImportRow[],
  options: ImportOptions,
): Promise<ImportPlan> {
  return buildPlan(reader, shopId, inputs, options, checkRow)
}

/** The same for rows that are not validated yet. */
export function planUnvalidatedImport(
  reader: Queryable,
  shopId: string,
  inputs: readonly unknown[],
  options: ImportOptions,
) {
  return buildPlan(reader, shopId, inputs, options, parseRow)
}

async function buildPlan<Row>(
  reader: Queryable,
  shopId: string,
  inputs: readonly Row[],
  { replaceStock, messages }: ImportOptions,
  readRow: (row: Row, addError: AddRowError, messages: ServerMessages) => ImportRow | undefined,
): Promise<ImportPlan> {
  const errors: ErrorDetail[] = []
  const errorRows = new Set<number>()
  const addError = (index: number, path: string, text: ApiErrorText) => {
    const message = renderErrorText(text, messages)
    errors.push({ path: `products[${index}]${path && !path.startsWith('[') ? '.' : ''}${path}`, message })
    errorRows.add(index)
  }
  const rows = inputs.map((one, index) => readRow(one, (path, text) => addError(index, path, text), messages))
  const find = createProductMatcher(await listExistingProducts(reader, shopId, rows))
  const rowByKey = new Map<string, number>()
  const summary: ImportSummary = { created: 0, updated: 0, unchanged: 0, stock_unchanged: 0, unknown_ids: 0 }
  const steps: ImportStep[] = []

  for (const [index, row] of rows.entries()) {
    if (!row) continue
    const match = find(row)
    if (typeof match === 'function') {
      addError(index, 'name', match)
      continue
    }
    const isUnknownId = row.id !== undefined && row.id !== match?.id
    const { claimed, conflicting } = identityKeysFor(row, match)
    const duplicateRow = conflicting.map((key) => rowByKey.get(key)).find((other) => other !== undefined)
    if (duplicateRow !== undefined) {
      addError(index, row.sku ? 'sku' : 'name', messages.errors.catalog.importDuplicate(duplicateRow + 1))
      continue
    }
    for (const key of claimed) rowByKey.set(key, index)
    // the version that belongs to an unknown id says nothing about the stock of another product
    const canSetStock = replaceStock || (!isUnknownId && row.version === match?.version)
    const change = match ? diffRow(row, match, canSetStock) : {}
    if (isUnknownId) summary.unknown_ids += 1
    if (match && row.stock !== undefined && row.stock !== match.stock && change.stock === undefined)
      summary.stock_unchanged += 1
    if (!match) summary.created += 1
    else if (Object.keys(change).length > 0) summary.updated += 1
    else summary.unchanged += 1
    steps.push({ index, row, product: match, change })
  }
  return { steps, summary, errors: sortByRow(errors), errorRowCount: errorRows.size }
}

type AddRowError = (path: string, text: ApiErrorText) => void

function parseRow(input: unknown, addError: AddRowError, messages: ServerMessages): ImportRow | undefined {
  const parsed = importRow.safeParse(input, { error: createValidationErrorMap(messages) })
  if (!parsed.success) {
    for (const { path, message } of listValidationErrors(parsed.error, messages)) addError(path, message)
    return undefined
  }
  return checkRow(parsed.data, addError)
}

/** Checks that the schema of a row cannot express. */
function checkRow(row: ImportRow, addError: AddRowError): ImportRow | undefined {
  const errors = (getImageReferences(row) ?? []).flatMap(({ reference, path }): ApiErrorDetail[] => {
    const message = findImageError(reference, path)
    return message === undefined ? [] : [{ path, message }]
  })
  const { images, image_alts = [] } = row
  if (images && image_alts.length > images.length)
    errors.push({ path: 'image_alts', message: tooManyAltTexts })
  for (const { path, message } of errors) addError(path, message)
  return errors.length > 0 ? undefined : row
}

function findImageError(reference: string, path: string): ApiErrorText | undefined {
  try {
    requireImageReference(reference, path)
    return undefined
  } catch (error) {
    if (error instanceof ApiError) return error.text
    throw error
  }
}

/**
 * Matches by id, then by sku, then by name among products without a sku; returns the text of an error when ambiguous.
 * An id that is no product of the shop is ignored, so that a response says nothing about products elsewhere.
 */
function createProductMatcher(existing: ExistingProduct[]) {
  const byId = new Map(existing.map((one) => [one.id, one]))
  const bySku = new Map(existing.flatMap((one) => (one.sku ? [[one.sku, one] as const] : [])))
  const byName = Map.groupBy(
    existing.filter(({ sku }) => sku === null),
    ({ name }) => name.toLowerCase(),
  )
  return ({ id, sku, name }: ImportRow): ExistingProduct | undefined | ServerText => {
    const exact = (id && byId.get(id)) || (sku && bySku.get(sku))
    if (exact) return exact
    const [first, second] = byName.get(name.toLowerCase()) ?? []
    return second ? (m) => m.errors.catalog.importAmbiguousName : first
  }
}

/**
 * What a row claims, and what no earlier row may have claimed, so that the result does not depend on which rows are
 * imported together. Products that ids identify may have the same name (`named`), but no row may mean one by a
 * name that it only has after the import.
 */
function identityKeysFor({ id, sku, name }: ImportRow, product: ExistingProduct | undefined) {
  const keys = [...(product ? [`id ${product.id}`] : []), ...(sku ? [`sku ${sku}`] : [])]
  if (sku ?? product?.sku) return { claimed: keys, conflicting: keys }
  const [byName, named] = [`name ${name.toLowerCase()}`, `named ${name.toLowerCase()}`]
  const isById = product !== undefined && product.id === id
  return isById
    ? { claimed: [...keys, named], conflicting: [...keys, byName] }
    : { claimed: [...keys, byName], conflicting: [...keys, byName, named] }
}

function diffRow(row: ImportRow, product: ExistingProduct, canSetStock: boolean): ProductPatch {
  const images = storedImageReferences(row)
  const desired: ProductPatch = {
    name: row.name,
    price_cents: toCents(row.price),
    ...(row.description !== undefined && { description: row.description }),
    ...(row.sku !== undefined && { sku: row.sku }),
    ...(images && { images }),
    ...diffAltTexts(row, product),
    ...(row.is_archived !== undefined && { is_archived: row.is_archived }),
    ...(row.stock !== undefined && canSetStock && { stock: row.stock }),
  }
  const differs = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(product[name as keyof ExistingProduct])
  return Object.fromEntries(Object.entries(desired).filter(differs))
}

function storedImageReferences(row: ImportRow): string[] | undefined {
  return getImageReferences(row)?.map(({ reference }) => normalizeReference(reference))
}

/** The alt texts of the row, if they differ. */
function diffAltTexts(row: ImportRow, product: ExistingProduct): ProductPatch {
  if (!row.image_alts) return {}
  const images = storedImageReferences(row) ?? product.images
  const image_alt_texts = toAltTextByImage(images, row.image_alts)
  const isUnchanged = isDeepStrictEqual(
    listAltTexts({ images, image_alt_texts }),
    listAltTexts({ ...product, images }),
  )
  return isUnchanged ? {} : { image_alt_texts }
}

function sortByRow(errors: ErrorDetail[]): ErrorDetail[] {
  const rowNumber = ({ path }: ErrorDetail) => Number(/\d+/.exec(path)?.[0])
  return errors.sort((a, b) => rowNumber(a) - rowNumber(b))
}

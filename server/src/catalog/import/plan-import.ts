import { isDeepStrictEqual } from 'node:util'
import { type ImportRow, type ImportSummary, importRow } from '@mainstreet/contract/catalog/product-import.ts'
import type { ErrorDetail } from '@mainstreet/contract/errors.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import { z } from 'zod'
import { asKept, requireImage } from '../../media/store-image.ts'
import type { Reader } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { Refusal } from '../../platform/http/api-error.ts'
import { plainWords } from '../../platform/text/validation-error-map.ts'
import { altsOf, type PictureWords, tooManyAlts, wordsOf } from '../alt-texts.ts'
import { imagesGiven } from '../product-input.ts'

export type KnownProduct = {
  id: string
  sku: string | null
  name: string
  description: string
  images: string[]
  picture_words: PictureWords
  price_cents: number
  stock: number
  is_archived: boolean
  version: number
}
export type Change = Partial<Omit<KnownProduct, 'id' | 'version'>>
export type Step = { at: number; row: ImportRow; product: KnownProduct | undefined; change: Change }
export type Plan = { steps: Step[]; summary: ImportSummary; faults: ErrorDetail[]; faultyRows: number }

/** What an import would do, row by row, and what forbids it. Reads only. */
export function planImport(
  reader: Reader,
  shopId: string,
  given: readonly ImportRow[],
  recount: boolean,
): Promise<Plan> {
  return planOf(reader, shopId, given, recount, lookedAt)
}

/** The same of what nobody has looked at yet. */
export function planGiven(reader: Reader, shopId: string, given: readonly unknown[], recount: boolean) {
  return planOf(reader, shopId, given, recount, readRow)
}

async function planOf<Row>(
  reader: Reader,
  shopId: string,
  given: readonly Row[],
  recount: boolean,
  read: (row: Row, at: number, blame: Blame) => ImportRow | undefined,
): Promise<Plan> {
  const faults: ErrorDetail[] = []
  const faulty = new Set<number>()
  const blame = (at: number, path: string, message: string) => {
    faults.push({ path: `products[${at}]${path && !path.startsWith('[') ? '.' : ''}${path}`, message })
    faulty.add(at)
  }
  const rows = given.map((one, at) => read(one, at, blame))
  const find = finderOf(await findKnown(reader, shopId, rows))
  const claimed = new Map<string, number>()
  const summary: ImportSummary = { created: 0, updated: 0, unchanged: 0, stock_kept: 0 }
  const steps: Step[] = []

  for (const [at, row] of rows.entries()) {
    if (!row) continue
    const found = find(row)
    if (typeof found === 'string') {
      blame(at, row.id ? 'id' : 'name', found)
      continue
    }
    const rival = keysOf(row, found)
      .map((key) => claimed.get(key))
      .find((other) => other !== undefined)
    if (rival !== undefined) {
      blame(
        at,
        row.sku ? 'sku' : 'name',
        `Row ${rival + 1} stands for the same product; give each a SKU of its own`,
      )
      continue
    }
    for (const key of keysOf(row, found)) claimed.set(key, at)
    const change = found ? changeOf(row, found, recount) : {}
    if (found && row.stock !== undefined && row.stock !== found.stock && change.stock === undefined)
      summary.stock_kept += 1
    if (!found) summary.created += 1
    else if (Object.keys(change).length > 0) summary.updated += 1
    else summary.unchanged += 1
    steps.push({ at, row, product: found, change })
  }
  return { steps, summary, faults: sorted(faults), faultyRows: faulty.size }
}

type Blame = (at: number, path: string, message: string) => void

function readRow(given: unknown, at: number, blame: Blame): ImportRow | undefined {
  const parsed = importRow.safeParse(given, { error: plainWords })
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) blame(at, z.core.toDotPath(path), message)
    return undefined
  }
  return lookedAt(parsed.data, at, blame)
}

/** What the form of a row cannot say. */
function lookedAt(row: ImportRow, at: number, blame: Blame): ImportRow | undefined {
  const odd = (imagesGiven(row) ?? []).flatMap(({ reference, path }) => {
    const message = faultOf(reference, path)
    return message === undefined ? [] : [{ path, message }]
  })
  const { images, image_alts = [] } = row
  if (images && image_alts.length > images.length) odd.push({ path: 'image_alts', message: tooManyAlts })
  for (const { path, message } of odd) blame(at, path, message)
  return odd.length > 0 ? undefined : row
}

function faultOf(reference: string, path: string): string | undefined {
  try {
    requireImage(reference, path)
    return undefined
  } catch (fault) {
    if (fault instanceof Refusal) return fault.message
    throw fault
  }
}

function findKnown(reader: Reader, shopId: string, rows: (ImportRow | undefined)[]): Promise<KnownProduct[]> {
  const present = rows.filter((row) => row !== undefined)
  const skus = present.flatMap(({ sku }) => sku ?? [])
  return reader.many<KnownProduct>(sql`
    select id, sku, name, description, images, picture_words, price_cents, stock, is_archived, version from products
    where shop_id = ${shopId} and deleted_at is null and (
      id = any(${present.flatMap(({ id }) => id ?? [])}::uuid[]) or sku = any(${skus})
      or (sku is null and lower(name) = any(${present.map(({ name }) => name.toLowerCase())})))
    order by id`)
}

/** By id, failing that by sku, failing that by name among those without a sku; a sentence where that is no way to tell. */
function finderOf(known: KnownProduct[]) {
  const byId = new Map(known.map((one) => [one.id, one]))
  const bySku = new Map(known.flatMap((one) => (one.sku ? [[one.sku, one] as const] : [])))
  const byName = Map.groupBy(
    known.filter(({ sku }) => sku === null),
    ({ name }) => name.toLowerCase(),
  )
  return ({ id, sku, name }: ImportRow): KnownProduct | undefined | string => {
    if (id) return byId.get(id) ?? 'The shop has no product by this id'
    const exact = sku ? bySku.get(sku) : undefined
    if (exact) return exact
    const [first, second] = byName.get(name.toLowerCase()) ?? []
    return second ? 'Several products have this name: give the SKU or the id' : first
  }
}

/** What no other row may stand for, too. */
function keysOf({ sku, name }: ImportRow, found: KnownProduct | undefined): string[] {
  const own = sku ? [`sku ${sku}`] : []
  if (found) return [`id ${found.id}`, ...own]
  return sku ? own : [`name ${name.toLowerCase()}`]
}

function changeOf(row: ImportRow, found: KnownProduct, recount: boolean): Change {
  const images = imagesAsKept(row)
  const mayCount = recount || row.version === found.version
  const wished: Change = {
    name: row.name,
    price_cents: toCents(row.price),
    ...(row.description !== undefined && { description: row.description }),
    ...(row.sku !== undefined && { sku: row.sku }),
    ...(images && { images }),
    ...saidOf(row, found),
    ...(row.is_archived !== undefined && { is_archived: row.is_archived }),
    ...(row.stock !== undefined && mayCount && { stock: row.stock }),
  }
  const differs = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(found[name as keyof KnownProduct])
  return Object.fromEntries(Object.entries(wished).filter(differs))
}

function imagesAsKept(row: ImportRow): string[] | undefined {
  return imagesGiven(row)?.map(({ reference }) => asKept(reference))
}

/** What the row says of the pictures, where that is something else. */
function saidOf(row: ImportRow, found: KnownProduct): Change {
  if (!row.image_alts) return {}
  const images = imagesAsKept(row) ?? found.images
  const picture_words = wordsOf(images, row.image_alts)
  const same = isDeepStrictEqual(altsOf({ images, picture_words }), altsOf({ ...found, images }))
  return same ? {} : { picture_words }
}

function sorted(faults: ErrorDetail[]): ErrorDetail[] {
  const rowOf = ({ path }: ErrorDetail) => Number(/\d+/.exec(path)?.[0])
  return faults.sort((a, b) => rowOf(a) - rowOf(b))
}

import { Readable } from 'node:stream'
import { formatAltTextCell } from '@mainstreet/contract/catalog/alt-text-cell.ts'
import { formatCsvHead, formatCsvLine } from '@mainstreet/contract/csv.ts'
import { toDollars } from '@mainstreet/contract/money.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { requireOwnShop } from '../../shops/require-own-shop.ts'
import { listAltTexts } from '../alt-texts.ts'
import type { ProductRow } from '../present.ts'
import { listProductsAfter } from '../store.ts'

const csvColumns = [
  'id',
  'sku',
  'name',
  'description',
  'price',
  'stock',
  'image',
  'images',
  'image_alts',
  'is_archived',
  'version',
] as const
const batchSize = 1000

/** Streams the file: a shop can have a hundred thousand products. */
export async function exportProducts(
  reader: Queryable,
  viewer: Viewer,
  shopId: string,
  includeArchived: boolean,
): Promise<Readable> {
  await requireOwnShop(reader, viewer, shopId)
  return Readable.from(generateCsvLines(reader, shopId, includeArchived))
}

async function* generateCsvLines(reader: Queryable, shopId: string, includeArchived: boolean) {
  yield formatCsvHead(csvColumns)
  let last: string | undefined
  for (;;) {
    const rows = await listProductsAfter(reader, shopId, includeArchived, last, batchSize)
    if (rows.length > 0) yield rows.map(toCsvLine).join('')
    if (rows.length < batchSize) return
    last = rows.at(-1)?.id
  }
}

function toCsvLine(row: ProductRow): string {
  const cells = {
    ...row,
    price: { dollars: toDollars(row.price_cents) },
    images: row.images.join(' '),
    image_alts: formatAltTextCell(listAltTexts(row)),
    image: row.image ?? '',
  }
  return formatCsvLine(csvColumns.map((name) => cells[name]))
}

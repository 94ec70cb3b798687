import { Readable } from 'node:stream'
import { toDollars } from '@mainstreet/contract/money.ts'
import type { Viewer } from '../../accounts/viewer.ts'
import type { Reader } from '../../platform/db/db.ts'
import { csvLine } from '../../platform/text/csv.ts'
import { requireOwnShop } from '../../shops/require-own-shop.ts'
import { altsOf } from '../alt-texts.ts'
import type { ProductRow } from '../present.ts'
import { productsAfter } from '../store.ts'

const columns = [
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
const portion = 1000

/** A stream: a shop may have a hundred thousand products. */
export async function exportProducts(
  reader: Reader,
  viewer: Viewer,
  shopId: string,
  includeArchived: boolean,
): Promise<Readable> {
  await requireOwnShop(reader, viewer, shopId)
  return Readable.from(linesOf(reader, shopId, includeArchived))
}

async function* linesOf(reader: Reader, shopId: string, includeArchived: boolean) {
  yield csvLine(columns)
  let last: string | undefined
  for (;;) {
    const rows = await productsAfter(reader, shopId, includeArchived, last, portion)
    if (rows.length > 0) yield rows.map(lineOf).join('')
    if (rows.length < portion) return
    last = rows.at(-1)?.id
  }
}

function lineOf(row: ProductRow): string {
  const cells = {
    ...row,
    price: toDollars(row.price_cents).toFixed(2),
    images: row.images.join(' '),
    // a line for each picture, as no sign is too rare for words
    image_alts: altsOf(row).join('\n').trimEnd(),
    image: row.image ?? '',
  }
  return csvLine(columns.map((name) => cells[name]))
}

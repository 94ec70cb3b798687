import type { ColumnMapping, DetectedFormat } from './column-mapping.ts'
import { getCell } from './group-lines.ts'
import { readPriceCell } from './read-number-cells.ts'

type Offer = { price?: string; stock?: string; is_archived?: boolean; isOnSale: boolean }

/** What other systems say about price, stock and sale in columns beside those of the fields. */
export function readOffer(
  cells: readonly string[],
  mapping: ColumnMapping,
  { format, salePrice, saleStart, saleEnd, inStock, published }: DetectedFormat,
  now = new Date(),
): Offer {
  const sale = getCell(cells, salePrice)
  const today = now.toISOString().slice(0, 10)
  const start = getCell(cells, saleStart).slice(0, 10)
  const end = getCell(cells, saleEnd).slice(0, 10)
  const isOnSale =
    isLower(sale, getCell(cells, mapping.price)) && start <= today && (end === '' || end >= today)
  const isUnpublished = /^(false|no|0|-1)$/i.test(getCell(cells, published))
  const isArchived = isUnpublished || format.archived.test(getCell(cells, mapping.is_archived))
  return {
    isOnSale,
    ...(isOnSale && { price: sale }),
    ...(getCell(cells, inStock) === '0' && { stock: '0' }),
    ...(getCell(cells, published) !== '' && { is_archived: isArchived }),
  }
}

function isLower(sale: string, regular: string): boolean {
  const [saleCents, regularCents] = [readPriceCell(sale), readPriceCell(regular)]
  return saleCents !== undefined && regularCents !== undefined && saleCents < regularCents
}

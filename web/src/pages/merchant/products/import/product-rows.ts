import { readAltTextCell } from '@mainstreet/contract/catalog/alt-text-cell.ts'
import { productImageLimits } from '@mainstreet/contract/catalog/limits.ts'
import { unescapeFormulas } from '@mainstreet/contract/csv.ts'
import { id } from '@mainstreet/contract/fields.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'
import type { ColumnMapping, DetectedFormat } from './column-mapping.ts'
import type { ImportField, ImportFileRow } from './import-fields.ts'
import type { ImportFormat } from './import-formats.ts'
import type { CsvTable, FileLine } from './read-csv.ts'
import { readPriceCell } from './read-number-cells.ts'

/** What the preview says about values that the import does not take as they are. */
export type ImportNotes = { variants: number; salePrices: number; leftOutImages: number; foreignIds: number }

/** Numbers are still text. */
export function toImportRows(
  { lines }: CsvTable,
  mapping: ColumnMapping,
  detected: DetectedFormat,
): { rows: ImportFileRow[]; notes: ImportNotes } {
  const notes: ImportNotes = { variants: 0, salePrices: 0, leftOutImages: 0, foreignIds: 0 }
  const rows = groupLines(lines, mapping, detected).flatMap((group) =>
    toVariantRows(group, mapping, detected, notes),
  )
  return { rows, notes }
}

/** Each line with a price is a product: a variant has its options in the name. Other lines only add images. */
function toVariantRows(
  group: FileLine[],
  mapping: ColumnMapping,
  detected: DetectedFormat,
  notes: ImportNotes,
): ImportFileRow[] {
  const { format, options } = detected
  const [first] = group
  if (!first) return []
  const { variant, unnamedVariant } = dashboard.merchant.import
  const shared = toRow(first.cells, mapping, detected, notes)
  const priced = group.filter(({ cells }) => getCell(cells, mapping.price) !== '')
  const own = priced.length > 0 ? priced : [first]
  if (own.length > 1) notes.variants += own.length
  const images = toImages(group, mapping, format, notes)
  return own.map(({ cells, line }, at) => {
    const row = line === first.line ? shared : toRow(cells, mapping, detected, notes)
    const isNamed = row.name !== '' && row.name !== shared.name
    const option = options.map((column) => getCell(cells, column)).filter(Boolean)
    const name =
      own.length > 1 && !isNamed
        ? variant(String(shared.name), option.join(' / ') || unnamedVariant(at + 1))
        : row.name || shared.name
    const { description = shared.description, is_archived = shared.is_archived } = row
    return {
      line,
      row: {
        ...row,
        name,
        ...(description !== undefined && { description }),
        ...(is_archived !== undefined && { is_archived }),
        ...images,
      },
    }
  })
}

/** The images of all lines of a product. */
function toImages(group: FileLine[], mapping: ColumnMapping, format: ImportFormat, notes: ImportNotes) {
  const altByImage = new Map<string, string>()
  for (const { cells } of group) {
    const altCell = unescapeCell(cells[mapping.image_alts ?? -1] ?? '', format)
    const alts = format.isOwn ? readAltTextCell(altCell) : altCell.split('\n')
    for (const [at, src] of splitImages(getCell(cells, mapping.images), format).entries())
      if (!altByImage.has(src)) altByImage.set(src, trimText(alts[at] ?? ''))
  }
  const images = [...altByImage].slice(0, productImageLimits.maxImages)
  notes.leftOutImages += altByImage.size - images.length
  return {
    ...(images.length > 0 && { images: images.map(([src]) => src) }),
    ...(images.some(([, alt]) => alt) && { image_alts: images.map(([, alt]) => alt) }),
  }
}

function toRow(
  cells: readonly string[],
  mapping: ColumnMapping,
  detected: DetectedFormat,
  notes: ImportNotes,
): Record<string, unknown> {
  const { format } = detected
  const row: Record<string, unknown> = {}
  const isForeign = mapping.id !== undefined && !id.safeParse(getCell(cells, mapping.id)).success
  if (isForeign && getCell(cells, mapping.id) !== '') notes.foreignIds += 1
  for (const [field, at] of Object.entries(mapping) as [ImportField, number][]) {
    if (field === 'images' || field === 'image_alts') continue
    // the id of another system, and the version with it
    if (isForeign && (field === 'id' || field === 'version')) continue
    const text = unescapeCell(getCell(cells, at), format)
    // absent values stay unchanged; name and price are required
    if (text === '' && field !== 'name' && field !== 'price') continue
    row[field] = readCell(field, text, format)
  }
  const { isOnSale, ...offer } = readOffer(cells, mapping, detected)
  if (isOnSale) notes.salePrices += 1
  return { ...row, ...offer }
}

function readCell(field: ImportField, text: string, format: ImportFormat): unknown {
  if (field === 'is_archived') return format.archived.test(text)
  return field === 'description' && format.description === 'html' ? htmlToText(text) : text
}

/** A comma may be part of a URL, and in our own export every separator but a space. */
function splitImages(text: string, { isOwn }: ImportFormat): string[] {
  return unescapeCell(text, { isOwn })
    .split(isOwn ? /\s+/ : /[\s;|]+|,(?=\s*(?:https?:|\/))/)
    .filter(Boolean)
}

/** Other programs write an apostrophe before the formula at the start of a cell only. */
function unescapeCell(text: string, { isOwn }: Pick<ImportFormat, 'isOwn'>): string {
  if (isOwn) return unescapeFormulas(text)
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text
}

/** The text content of HTML, without running any of it. */
function htmlToText(text: string): string {
  if (!/<[a-z][^>]*>/i.test(text)) return text
  const spaced = text.replace(/<(br|\/p|\/li|\/div|\/h\d)[^>]*>/gi, '$&\n')
  const parsed = new DOMParser().parseFromString(spaced, 'text/html')
  for (const hidden of parsed.querySelectorAll('script, style')) hidden.remove()
  return (parsed.body.textContent ?? '').replace(/[ \t]*\n\s*/g, '\n').trim()
}

type Offer = { price?: string; stock?: string; is_archived?: boolean; isOnSale: boolean }

/** What other systems say about price, stock and sale in columns beside those of the fields. */
function readOffer(
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

function getCell(cells: readonly string[], at: number | undefined): string {
  return at === undefined ? '' : (cells[at]?.trim() ?? '')
}

/** The lines of each product, in the order of the file; its own line first. */
function groupLines(
  lines: readonly FileLine[],
  mapping: ColumnMapping,
  { group, parent, foreignId }: DetectedFormat,
): FileLine[][] {
  if (group === undefined && parent === undefined) return lines.map((line) => [line])
  const idByKey = new Map(
    lines
      .filter(({ cells }) => getCell(cells, parent) === '')
      .flatMap(({ cells, line }) =>
        [getCell(cells, mapping.sku), `id:${getCell(cells, foreignId)}`].map((key) => [key, line] as const),
      ),
  )
  const groups = Map.groupBy(lines, ({ cells, line }) => {
    const of = getCell(cells, parent)
    if (of !== '') return idByKey.get(of) ?? of
    return getCell(cells, group) || line
  })
  return [...groups.values()].map((lines) => lines.toSorted((a, b) => rank(a, parent) - rank(b, parent)))
}

function rank({ cells }: FileLine, parent: number | undefined): number {
  return getCell(cells, parent) === '' ? 0 : 1
}

import { productImageLimits } from '@mainstreet/contract/limits.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'
import type { ColumnMapping, ImportField, VariantGrouping } from './column-mapping.ts'

/** A row for the server, which validates it; `line` is the row in the file, the header is 1. */
export type ImportFileRow = { line: number; row: Record<string, unknown> }

/** Numbers are still text. */
export function toImportRows(
  table: readonly string[][],
  mapping: ColumnMapping,
  grouping?: VariantGrouping,
): ImportFileRow[] {
  const rows = table.slice(1).map((cells, at) => ({ cells, line: at + 2 }))
  return grouping
    ? toGroupedRows(rows, mapping, grouping)
    : rows.map(({ cells, line }) => ({ line, row: toRow(cells, mapping) }))
}

type FileLine = { cells: string[]; line: number }

/**
 * Of the lines of one handle each with a price is a product: a variant has its options in the name. Other
 * lines only add images.
 */
function toGroupedRows(
  lines: FileLine[],
  mapping: ColumnMapping,
  { handle, options }: VariantGrouping,
): ImportFileRow[] {
  const groups = Map.groupBy(lines, ({ cells }) => cells[handle]?.trim() ?? '')
  const without = [...groups].flatMap(([name, group]) => (name === '' ? group.map((one) => [one]) : [group]))
  return without.flatMap((group) => toVariantRows(group, mapping, options))
}

function toVariantRows(group: FileLine[], mapping: ColumnMapping, options: number[]): ImportFileRow[] {
  const [first] = group
  if (!first) return []
  const { variant, unnamedVariant } = m.merchant.import
  const shared = toRow(first.cells, mapping)
  const alts = new Map(
    group.flatMap(({ cells }) =>
      parseImageUrls(getCell(cells, mapping.images)).map(
        (src) => [src, getCell(cells, mapping.image_alts)] as const,
      ),
    ),
  )
  const imageUrls = [...alts].slice(0, productImageLimits.maxImages)
  const priced = group.filter(({ cells }) => getCell(cells, mapping.price) !== '')
  const own = priced.length > 0 ? priced : [first]
  return own.map(({ cells, line }, at) => {
    const { images: _, image_alts: __, ...row } = toRow(cells, mapping)
    const named =
      own.length > 1
        ? variant(String(shared.name), getVariantName(cells, options) || unnamedVariant(at + 1))
        : shared.name
    return {
      line,
      row: {
        ...('description' in shared && { description: shared.description }),
        ...('is_archived' in shared && { is_archived: shared.is_archived }),
        ...row,
        name: named,
        ...(imageUrls.length > 0 && { images: imageUrls.map(([src]) => src) }),
        ...(imageUrls.some(([, alt]) => alt) && { image_alts: imageUrls.map(([, alt]) => alt) }),
      },
    }
  })
}

function getVariantName(cells: string[], options: number[]): string {
  return options
    .map((at) => getCell(cells, at))
    .filter(Boolean)
    .join(' / ')
}

function toRow(cells: string[], mapping: ColumnMapping): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const [field, at] of Object.entries(mapping) as [ImportField, number][]) {
    const cell = cells[at] ?? ''
    // an empty line is an image without alt text
    const text = unescapeFormula(field === 'image_alts' ? cell : trimText(cell))
    // absent values stay unchanged; name and price are required
    if (text === '' && field !== 'name' && field !== 'price') continue
    row[field] = cellParsers[field](text)
  }
  return row
}

const cellParsers: Record<ImportField, (text: string) => unknown> = {
  name: (text) => text,
  sku: (text) => text,
  id: (text) => text,
  description: htmlToText,
  price: (text) => text,
  stock: (text) => text,
  version: (text) => text,
  images: (text) => parseImageUrls(text).slice(0, productImageLimits.maxImages),
  // one line per image
  image_alts: (text) =>
    text
      .split('\n')
      .slice(0, productImageLimits.maxImages)
      .map((line) => line.trim()),
  is_archived: (text) => /^(true|yes|1|archived|draft)$/i.test(text),
}

function getCell(cells: string[], at: number | undefined): string {
  return at === undefined ? '' : (cells[at]?.trim() ?? '')
}

/** A comma may be part of a URL. */
function parseImageUrls(text: string): string[] {
  return text.split(/[\s;|]+|,(?=\s*(?:https?:|\/))/).filter(Boolean)
}

/** An export writes '=1+1 for =1+1, so that no spreadsheet evaluates it. */
function unescapeFormula(text: string): string {
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text
}

/** Shopify's descriptions are HTML: its text content, without running any of it. */
function htmlToText(text: string): string {
  if (!/<[a-z][^>]*>/i.test(text)) return text
  const spaced = text.replace(/<(br|\/p|\/li|\/div|\/h\d)[^>]*>/gi, '$&\n')
  const parsed = new DOMParser().parseFromString(spaced, 'text/html')
  for (const hidden of parsed.querySelectorAll('script, style')) hidden.remove()
  return (parsed.body.textContent ?? '').replace(/[ \t]*\n\s*/g, '\n').trim()
}

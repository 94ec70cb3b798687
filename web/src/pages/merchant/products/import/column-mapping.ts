import { type ImportField, importFields } from './import-fields.ts'
import { type ImportFormat, importFormats } from './import-formats.ts'

/** The column of each field; unmapped columns are left out. */
export type ColumnMapping = Partial<Record<ImportField, number>>
/** The format of a file, and where its columns are. */
export type DetectedFormat = {
  format: ImportFormat
  mapping: ColumnMapping
  group: number | undefined
  parent: number | undefined
  /** The id of another system, which the lines of its variants name. */
  foreignId: number | undefined
  options: number[]
  salePrice: number | undefined
  saleStart: number | undefined
  saleEnd: number | undefined
  inStock: number | undefined
  published: number | undefined
}

export function detectFormat(head: readonly string[]): DetectedFormat {
  const columns = head.map((name) => name.trim().toLowerCase())
  const find = (names: readonly string[] = []) =>
    names.map((name) => columns.findIndex((one) => isNamed(one, name))).find((at) => at >= 0)
  const [format] = importFormats.filter(({ requires }) =>
    requires.every((names) => find(names) !== undefined),
  )
  if (!format) throw new Error('the last format must fit every file')
  const entries = importFields.map((field) => [field, find(format.columns[field])] as const)
  return {
    format,
    mapping: Object.fromEntries(entries.filter(([, at]) => at !== undefined)),
    group: find(format.group),
    parent: find(format.parent),
    foreignId: format.columns.id ? undefined : find(['id']),
    salePrice: find(format.salePrice),
    saleStart: find(format.saleStart),
    saleEnd: find(format.saleEnd),
    inStock: find(format.inStock),
    published: find(format.published),
    options: (format.options ?? []).flatMap((name) => find([name]) ?? []),
  }
}

function isNamed(column: string, name: string): boolean {
  return name.endsWith('*') ? column.startsWith(name.slice(0, -1)) : column === name
}

export function isMappingComplete(mapping: ColumnMapping): boolean {
  return mapping.name !== undefined && mapping.price !== undefined
}

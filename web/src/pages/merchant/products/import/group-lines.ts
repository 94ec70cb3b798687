import type { ColumnMapping, DetectedFormat } from './column-mapping.ts'
import type { FileLine } from './read-csv.ts'

export function getCell(cells: readonly string[], at: number | undefined): string {
  return at === undefined ? '' : (cells[at]?.trim() ?? '')
}

/** The lines of each product, in the order of the file; its own line first. */
export function groupLines(
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

type Cell = string | number | boolean | null | undefined

/** A spreadsheet takes such a text for a formula. */
const formula = /^[=+\-@\t\r]/

function cellOf(value: Cell): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' && formula.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

type CsvCell = string | number | boolean | null | undefined

/** A spreadsheet treats such a text as a formula. */
const formulaStart = /^[=+\-@\t\r]/

function formatCsvCell(value: CsvCell): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' && formulaStart.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export function formatCsvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(formatCsvCell).join(',')}\r\n`
}

/** Dollars have two decimals; other numbers are written as they are. */
export type CsvCell = string | number | boolean | { dollars: number } | null | undefined

/** Without it Excel reads UTF-8 as Windows-1252. */
const csvByteOrderMark = '\uFEFF'

/**
 * Where a spreadsheet may see a formula: at the start, and after each separator that it may choose in
 * place of the comma, since it then reads our quotes as text. Spaces and quotes before it do not help.
 */
const formula = /(^|[;|\t\r\n])([ \u00A0"]*)('*)(?=[=+\-@＝＋－＠])/g
const leadingControl = /^('*)(?=[\t\r])/

/** One more apostrophe before each formula, so that `unescapeFormulas` restores every text. */
export function escapeFormulas(text: string): string {
  return text.replace(formula, "$1$2$3'").replace(leadingControl, "$1'")
}

export function unescapeFormulas(text: string): string {
  const removeOne = (marks: string) => marks.replace("'", '')
  return text
    .replace(leadingControl, removeOne)
    .replace(formula, (_, separator, space, marks) => separator + space + removeOne(marks))
}

function formatCsvCell(value: CsvCell): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'object') return value.dollars.toFixed(2)
  return typeof value === 'string' ? `"${escapeFormulas(value).replaceAll('"', '""')}"` : String(value)
}

export function formatCsvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(formatCsvCell).join(',')}\r\n`
}

/** The first line of a file. */
export function formatCsvHead(names: readonly string[]): string {
  return csvByteOrderMark + formatCsvLine(names)
}

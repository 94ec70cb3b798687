import Papa from 'papaparse'

/** `line`: the row that a spreadsheet shows. */
export type FileLine = { cells: string[]; line: number }
export type CsvTable = { head: string[]; lines: FileLine[] }

const separators = [',', ';', '\t']
const directivePattern = /^sep=(.)(?=\r|\n|$)/i
/** Enough for the column names. */
const sampleChars = 64 * 1024

/** The first row with text has the column names; empty rows are skipped, but counted. */
export function readCsv(source: string): CsvTable {
  const text = source.replace(/^\uFEFF/, '')
  const declared = directivePattern.exec(text)?.[1]
  const separator = declared ?? detectSeparator(text)
  const [head, ...lines] = parseLines(text, separator)
    .map((cells, at): FileLine => ({ cells, line: at + 1 }))
    .slice(declared ? 1 : 0)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  return { head: head?.cells ?? [], lines }
}

function parseLines(text: string, separator: string): string[][] {
  return Papa.parse<string[]>(normalizeSyntax(text, separator), { delimiter: separator, newline: '\n' }).data
}

/**
 * Papaparse knows one kind of line end per file and no space before a quote. Quoted cells come first in the
 * pattern, so that they stay as they are.
 */
function normalizeSyntax(text: string, separator: string): string {
  const pattern = separator === '\t' ? /"[^"]*"|\r\n?/g : /"[^"]*"|\r\n?|(?<=[\r\n,;]|^) +(?=")/g
  return text.replace(pattern, (found) => {
    if (found.startsWith('"')) return found
    return found.startsWith('\r') ? '\n' : ''
  })
}

/** The one that makes the most columns. */
function detectSeparator(text: string): string {
  const sample = text.slice(0, sampleChars)
  const countColumns = (separator: string) =>
    parseLines(sample, separator).find((cells) => cells.some((cell) => cell.trim() !== ''))?.length ?? 0
  const counts = separators.map((separator) => ({ separator, columns: countColumns(separator) }))
  return counts.reduce((best, one) => (one.columns > best.columns ? one : best)).separator
}

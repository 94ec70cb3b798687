/** Cells by RFC 4180, separated by comma, semicolon or tab; empty lines are skipped. */
export function parseCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '')
  const separator = detectSeparator(source)
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  const endCell = () => {
    row.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.some((one) => one.trim() !== '')) rows.push(row)
    row = []
  }
  for (let at = 0; at < source.length; at++) {
    const char = source[at] ?? ''
    if (quoted) {
      if (char !== '"') cell += char
      else if (source[at + 1] === '"') {
        cell += '"'
        at++
      } else quoted = false
    } else if (char === '"' && cell === '') quoted = true
    else if (char === separator) endCell()
    else if (char === '\n') endRow()
    else if (char !== '\r') cell += char
  }
  if (cell !== '' || row.length > 0) endRow()
  return rows
}

/** The most frequent separator in the first line, outside of quotes. */
function detectSeparator(text: string): string {
  const first = (text.split('\n', 1)[0] ?? '').replace(/"[^"]*"/g, '')
  const count = (separator: string) => first.split(separator).length
  return [',', ';', '\t'].reduce((best, separator) => (count(separator) > count(best) ? separator : best))
}

/**
 * The alt texts of a product in one cell of our export, a line per image, since every other separator can
 * occur in an alt text. A line break in an alt text is written as `\n`.
 */
export function formatAltTextCell(alts: readonly string[]): string {
  return alts.map(escapeLine).join('\n').trimEnd()
}

/** An empty line is an image without alt text. */
export function readAltTextCell(cell: string): string[] {
  return cell.split('\n').map(unescapeLine)
}

function escapeLine(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
}

function unescapeLine(line: string): string {
  const breaks: Record<string, string> = { n: '\n', r: '\r' }
  return line.replace(/\\([\\nr])/g, (_, escaped: string) => breaks[escaped] ?? escaped)
}

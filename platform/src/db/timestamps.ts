const readMilliseconds = (text: string) =>
  (text.charAt(19) === '.' ? text.slice(20, -3) : '').padEnd(3, '0').slice(0, 3)

/**
 * Converts PostgreSQL's text of a UTC timestamp (`2026-11-21 18:58:33.1234+00`) to the format of `toISOString`.
 * Creating a Date first took a tenth of the time of a page of products.
 */
export function toIsoString(text: string): string {
  const isPlain = text.charAt(4) === '-' && text.endsWith('+00')
  if (!isPlain) return new Date(text).toISOString()
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${readMilliseconds(text)}Z`
}

export function toIsoStringOrNull(text: string | null): string | null {
  return text === null ? null : toIsoString(text)
}

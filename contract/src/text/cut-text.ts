const segment = (text: string) => new Intl.Segmenter().segment(text)

/** The first character as people see it: a letter with its accents, a whole emoji. */
export function firstGrapheme(text: string): string {
  return segment(text).containing(0)?.segment ?? ''
}

/** At most so many UTF-16 units, as limits count them, and no character in two. */
export function cutText(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text
  const end = segment(text).containing(maxChars)?.index
  // a letter with hundreds of accents fits nowhere: cut between its code points
  return end ? text.slice(0, end) : text.slice(0, maxChars).replace(/[\ud800-\udbff]$/, '')
}

/** The same, with an ellipsis where something is missing. */
export function truncateText(text: string, maxChars: number): string {
  return text.length > maxChars ? `${cutText(text, maxChars - 1).trimEnd()}…` : text
}

/** Short enough for a phone call; the end of an id is its random part. */
export function formatOrderNumber({ id }: { id: string }): string {
  return id.slice(-8).toUpperCase()
}

/** As an id ends; undefined for other texts. */
export function parseOrderNumber(text: string): string | undefined {
  return /^#?([0-9a-f]{8})$/i.exec(text.trim())?.[1]?.toLowerCase()
}

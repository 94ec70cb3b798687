/** Short enough for a phone call; the end of an id is its random part. */
export function formatOrderNumber({ id }: { id: string }): string {
  return id.slice(-8).toUpperCase()
}

/**
 * As an id ends; undefined for other texts. Read as people write or copy it: '#1a2b 3c4d', 'Order 1A2B3C4D'.
 */
export function parseOrderNumber(text: string): string | undefined {
  const written = text.replace(/[\s-]/g, '')
  return /^(?:order|reservation|delivery)?#?([0-9a-f]{8})$/i.exec(written)?.[1]?.toLowerCase()
}

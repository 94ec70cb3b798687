/** Short enough for a phone call; the end of an id is its random part. */
export function formatOrderNumber({ id }: { id: string }): string {
  return id.slice(-8).toUpperCase()
}

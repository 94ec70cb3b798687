/** The interval of the alarm; specification and design leave it open. */
export const ringIntervalMs = 5000
/** The number of orders of a busy day. */
const maxSilenced = 300

/** The waiting orders that are not silenced. */
export function getRingingOrders(waiting: readonly string[], silenced: readonly string[]): string[] {
  const silencedIds = new Set(silenced)
  return waiting.filter((id) => !silencedIds.has(id))
}

/** Silences all waiting orders, and forgets those that are gone from the board. */
export function addSilenced(waiting: readonly string[], silenced: readonly string[]): string[] {
  const waitingIds = new Set(waiting)
  return [...new Set([...silenced.filter((id) => waitingIds.has(id)), ...waiting])].slice(-maxSilenced)
}

/** How often it rings while nobody answers; spec and design leave it open. */
export const ringIntervalMs = 5000
/** As many orders as one day of a busy shop. */
const maxSilenced = 300

/** Which of the waiting ring: those that nobody has answered and nobody has silenced. */
export function getRingingOrders(waiting: readonly string[], silenced: readonly string[]): string[] {
  const silencedIds = new Set(silenced)
  return waiting.filter((id) => !silencedIds.has(id))
}

/** After silencing all that wait; what has gone from the board is forgotten. */
export function addSilenced(waiting: readonly string[], silenced: readonly string[]): string[] {
  const waitingIds = new Set(waiting)
  return [...new Set([...silenced.filter((id) => waitingIds.has(id)), ...waiting])].slice(-maxSilenced)
}

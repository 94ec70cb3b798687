/** How often it rings while nobody answers; spec and design leave it open. */
export const ringEveryMs = 5000
/** As many orders as one day of a busy shop. */
const most = 300

/** Which of the waiting ring: those that nobody has answered and nobody has silenced. */
export function ringing(waiting: readonly string[], silenced: readonly string[]): string[] {
  const quiet = new Set(silenced)
  return waiting.filter((id) => !quiet.has(id))
}

/** After silencing all that wait; what has gone from the board is forgotten. */
export function silencedAfter(waiting: readonly string[], silenced: readonly string[]): string[] {
  const here = new Set(waiting)
  return [...new Set([...silenced.filter((id) => here.has(id)), ...waiting])].slice(-most)
}

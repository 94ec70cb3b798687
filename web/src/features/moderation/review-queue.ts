export type Direction = 'next' | 'previous'

/** The chosen one, or the first where it has gone. */
export function currentOf<Item extends { id: string }>(
  queue: readonly Item[],
  id: string | undefined,
): Item | undefined {
  return queue.find((item) => item.id === id) ?? queue[0]
}

export function neighbourOf<Item extends { id: string }>(
  queue: readonly Item[],
  id: string | undefined,
  direction: Direction,
): Item | undefined {
  const at = queue.findIndex((item) => item.id === id)
  if (at < 0) return queue[0]
  return queue[at + (direction === 'next' ? 1 : -1)]
}

/** Who stands there once this one is decided: the one behind it, else the one before. */
export function afterDecision<Item extends { id: string }>(
  queue: readonly Item[],
  id: string,
): Item | undefined {
  return neighbourOf(queue, id, 'next') ?? neighbourOf(queue, id, 'previous')
}

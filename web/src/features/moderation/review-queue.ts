export type QueueDirection = 'next' | 'previous'

/** The chosen one, or the first where it has gone. */
export function getCurrentItem<Item extends { id: string }>(
  queue: readonly Item[],
  id: string | undefined,
): Item | undefined {
  return queue.find((item) => item.id === id) ?? queue[0]
}

export function getAdjacentItem<Item extends { id: string }>(
  queue: readonly Item[],
  id: string | undefined,
  direction: QueueDirection,
): Item | undefined {
  const at = queue.findIndex((item) => item.id === id)
  if (at < 0) return queue[0]
  return queue[at + (direction === 'next' ? 1 : -1)]
}

/** Who stands there once this one is decided: the one behind it, else the one before. */
export function getItemAfterDecision<Item extends { id: string }>(
  queue: readonly Item[],
  id: string,
): Item | undefined {
  return getAdjacentItem(queue, id, 'next') ?? getAdjacentItem(queue, id, 'previous')
}

export type QueueDirection = 'next' | 'previous'

/** The selected item, or the first if it is gone. */
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

/** The item to select after a decision: the next one, otherwise the previous. */
export function getItemAfterDecision<Item extends { id: string }>(
  queue: readonly Item[],
  id: string,
): Item | undefined {
  return getAdjacentItem(queue, id, 'next') ?? getAdjacentItem(queue, id, 'previous')
}

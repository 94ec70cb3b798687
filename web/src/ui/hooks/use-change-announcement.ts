import { useState } from 'react'

/**
 * Describes the latest changes by comparing the current items with all items shown before. An item that has
 * left one list and has not yet appeared in another still counts.
 */
export function useChangeAnnouncement<Item extends { id: string }>(
  shown: readonly Item[],
  describeChanges: (before: readonly Item[], after: readonly Item[]) => string[],
): string {
  const [state, setState] = useState({ shown, known: shown, message: '' })
  if (state.shown === shown) return state.message

  const changes = describeChanges(state.known, shown)
  const text = changes.length > 0 ? changes.join('. ') : state.message
  // a repeated text must differ: screen readers announce changes only
  const message = changes.length > 0 && text === state.message ? `${text}\u00a0` : text
  setState({ shown, known: mergeKnownItems(state.known, shown), message })
  return message
}

/** The current items, and the last state of items that are not current. */
export function mergeKnownItems<Item extends { id: string }>(
  known: readonly Item[],
  shown: readonly Item[],
): Item[] {
  const here = new Set(shown.map(({ id }) => id))
  return [...shown, ...known.filter(({ id }) => !here.has(id))]
}

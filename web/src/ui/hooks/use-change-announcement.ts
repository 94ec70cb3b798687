import { useState } from 'react'

/**
 * The latest news in words, found by comparing what has just arrived with all that was shown before; what has left one
 * list and not yet come into another is not forgotten.
 */
export function useChangeAnnouncement<Item extends { id: string }>(
  shown: readonly Item[],
  describeChanges: (before: readonly Item[], after: readonly Item[]) => string[],
): string {
  const [state, setHeard] = useState({ shown, known: shown, words: '' })
  if (state.shown === shown) return state.words

  const changes = describeChanges(state.known, shown)
  const text = changes.length > 0 ? changes.join('. ') : state.words
  // the same words a second time are news as well: a reader hears only of what differs
  const words = changes.length > 0 && text === state.words ? `${text}\u00a0` : text
  setHeard({ shown, known: mergeKnownItems(state.known, shown), words })
  return words
}

/** As shown now, and what is not shown as it was last. */
export function mergeKnownItems<Item extends { id: string }>(
  known: readonly Item[],
  shown: readonly Item[],
): Item[] {
  const here = new Set(shown.map(({ id }) => id))
  return [...shown, ...known.filter(({ id }) => !here.has(id))]
}

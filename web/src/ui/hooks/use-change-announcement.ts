import { useState } from 'react'

/**
 * The latest news in words, found by comparing what has just arrived with all that was shown before; what has left one
 * list and not yet come into another is not forgotten.
 */
export function useNews<Item extends { id: string }>(
  shown: readonly Item[],
  newsOf: (before: readonly Item[], after: readonly Item[]) => string[],
): string {
  const [heard, setHeard] = useState({ shown, known: shown, words: '' })
  if (heard.shown === shown) return heard.words

  const news = newsOf(heard.known, shown)
  const said = news.length > 0 ? news.join('. ') : heard.words
  // the same words a second time are news as well: a reader hears only of what differs
  const words = news.length > 0 && said === heard.words ? `${said}\u00a0` : said
  setHeard({ shown, known: remembered(heard.known, shown), words })
  return words
}

/** As shown now, and what is not shown as it was last. */
export function remembered<Item extends { id: string }>(
  known: readonly Item[],
  shown: readonly Item[],
): Item[] {
  const here = new Set(shown.map(({ id }) => id))
  return [...shown, ...known.filter(({ id }) => !here.has(id))]
}

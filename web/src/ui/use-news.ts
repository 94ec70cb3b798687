import { useState } from 'react'

/** The latest news in words, found by comparing what was shown with what has just arrived. */
export function useNews<Shown>(shown: Shown, newsOf: (before: Shown, after: Shown) => string[]): string {
  const [heard, setHeard] = useState({ shown, words: '' })
  if (heard.shown === shown) return heard.words

  const news = newsOf(heard.shown, shown)
  const words = news.length > 0 ? news.join('. ') : heard.words
  setHeard({ shown, words })
  return words
}

import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { deleteSearchTerm, isWordInPublicName, listSearchTermsAfter } from './search-terms-store.ts'

const wordsPerRun = 100

/**
 * Returns the job that walks through the vocabulary of the search, some words per run, and deletes words that no public
 * product or shop has in its name. After the last word it starts again.
 */
export function createSearchTermCleanup(reader: Queryable): () => Promise<void> {
  let lastWord = ''
  return async () => {
    const words = await listSearchTermsAfter(reader, lastWord, wordsPerRun)
    for (const word of words) {
      // first, so that a word whose check fails does not stop the job forever
      lastWord = word
      if (!(await isWordInPublicName(reader, word))) await deleteSearchTerm(reader, word)
    }
    if (words.length < wordsPerRun) lastWord = ''
  }
}

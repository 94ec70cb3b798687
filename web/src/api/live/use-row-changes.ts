import { useEffect } from 'react'
import { session } from '../../session/session.ts'
import { nameOf, type Source } from './live-sources.ts'

/** Before that nobody waits for it: the first look at a page is served without the code of the channels. */
const visitorsWaitMs = 10_000

/** Follows rows while it is shown; the code for it comes when it is needed. */
export function useRows(source: Source | undefined, onNews: () => void) {
  const rows = source === 'socket' ? undefined : source
  const name = rows && nameOf(rows)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name tells which rows, and the news are for the same answer
  useEffect(() => {
    if (!rows) return
    let left = false
    let stop = () => {}
    const start = () =>
      import('./row-subscriptions.ts').then(
        ({ followRows }) => {
          if (!left) stop = followRows(rows, onNews)
        },
        // without the code the answer is still asked for every so often
        () => undefined,
      )
    const wait = setTimeout(start, session().user ? 0 : visitorsWaitMs)
    return () => {
      left = true
      clearTimeout(wait)
      stop()
    }
  }, [name])
}

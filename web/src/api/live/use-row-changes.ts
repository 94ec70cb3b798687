import { useEffect } from 'react'
import { getSession } from '../../session/session.ts'
import { getSourceKey, type LiveSource } from './live-sources.ts'

/** Before that nobody waits for it: the first look at a page is served without the code of the channels. */
const anonymousDelayMs = 10_000

/** Follows rows while it is shown; the code for it comes when it is needed. */
export function useRowChanges(source: LiveSource | undefined, onChange: () => void) {
  const rows = source === 'socket' ? undefined : source
  const name = rows && getSourceKey(rows)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name tells which rows, and the news are for the same answer
  useEffect(() => {
    if (!rows) return
    let isUnmounted = false
    let stop = () => {}
    const start = () =>
      import('./row-subscriptions.ts').then(
        ({ subscribeToRows }) => {
          if (!isUnmounted) stop = subscribeToRows(rows, onChange)
        },
        // without the code the answer is still asked for every so often
        () => undefined,
      )
    const wait = setTimeout(start, getSession().user ? 0 : anonymousDelayMs)
    return () => {
      isUnmounted = true
      clearTimeout(wait)
      stop()
    }
  }, [name])
}

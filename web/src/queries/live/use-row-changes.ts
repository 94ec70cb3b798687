import { useEffect } from 'react'
import { getSession } from '../../session/session.ts'
import { getSourceKey, type LiveSource } from './live-sources.ts'

/** Before that a visitor has no need of it: the first page view does without the code of the channels. */
const anonymousDelayMs = 10_000

/** Subscribes to rows while mounted; its code loads on demand. */
export function useRowChanges(source: LiveSource | undefined, onChange: () => void) {
  const rows = source === 'socket' ? undefined : source
  const name = rows && getSourceKey(rows)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the rows, and onChange belongs to the same query
  useEffect(() => {
    if (!rows) return
    let isUnmounted = false
    let stop = () => {}
    const start = () =>
      import('./row-subscriptions.ts').then(
        ({ subscribeToRows }) => {
          if (!isUnmounted) stop = subscribeToRows(rows, onChange)
        },
        // without the code, polling continues
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

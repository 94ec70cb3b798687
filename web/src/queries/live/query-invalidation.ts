import type { CallShape } from '@mainstreet/contract/call.ts'
import { sync } from '@mainstreet/contract/live/limits.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { LiveSocket } from './live-socket.ts'
import { setSocketPaths, setSourceConnected } from './live-sources.ts'
import { getStaleCalls, socketInvalidatedPaths } from './stale-calls.ts'
import { throttle } from './throttle.ts'

/** Invalidates the responses that frames report on, each at most every 2 s; after each connection all of them. */
export function startQueryInvalidation(
  client: QueryClient,
  socket: Pick<LiveSocket, 'subscribe' | 'onStatus' | 'status'>,
) {
  const invalidators = new Map(
    [...socketInvalidatedPaths].map((path) => [
      path,
      throttle(() => void client.invalidateQueries({ queryKey: [path] }), sync.reloadThrottleMs),
    ]),
  )
  const invalidate = (stale: readonly CallShape[]) => {
    for (const { path } of stale) invalidators.get(path)?.trigger()
  }
  setSocketPaths(socketInvalidatedPaths)
  const onStatus = () => setSourceConnected('socket', socket.status().status === 'connected')

  const unsubscribe = socket.subscribe((frame) => {
    invalidate(getStaleCalls(frame))
  })
  const unsubscribeStatus = socket.onStatus(onStatus)
  onStatus()
  return () => {
    unsubscribe()
    unsubscribeStatus()
    setSourceConnected('socket', false)
    for (const reader of invalidators.values()) reader.stop()
  }
}

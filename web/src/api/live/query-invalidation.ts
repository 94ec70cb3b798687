import type { CallShape } from '@mainstreet/contract/call.ts'
import { sync } from '@mainstreet/contract/limits.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { LiveSocket } from './live-socket.ts'
import { setUp, socketTellsOf } from './live-sources.ts'
import { fed, staleBy } from './stale-calls.ts'
import { throttled } from './throttle.ts'

/** Reads again what the socket tells of, each not more often than every 2 s; after each connection all of it. */
export function feed(client: QueryClient, socket: Pick<LiveSocket, 'subscribe' | 'onStatus' | 'status'>) {
  const readers = new Map(
    [...fed].map((path) => [
      path,
      throttled(() => void client.invalidateQueries({ queryKey: [path] }), sync.reloadThrottleMs),
    ]),
  )
  const ask = (stale: readonly CallShape[]) => {
    for (const { path } of stale) readers.get(path)?.ask()
  }
  socketTellsOf(fed)
  const onStatus = () => setUp('socket', socket.status().status === 'connected')

  const leave = socket.subscribe((frame) => {
    ask(staleBy(frame))
  })
  const unwatch = socket.onStatus(onStatus)
  onStatus()
  return () => {
    leave()
    unwatch()
    setUp('socket', false)
    for (const reader of readers.values()) reader.stop()
  }
}

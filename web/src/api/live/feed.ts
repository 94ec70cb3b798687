import type { CallShape } from '@mainstreet/contract/call.ts'
import { sync } from '@mainstreet/contract/limits.ts'
import type { DownFrame } from '@mainstreet/contract/realtime/down.ts'
import type { QueryClient } from '@tanstack/react-query'
import { calls } from '../calls.ts'
import type { LiveSocket } from './live-socket.ts'
import { setUp } from './sources.ts'
import { throttled } from './throttle.ts'

const orders = [calls.listShopOrders, calls.listCustomerOrders, calls.getOrder, calls.getGlance]
const threads = [calls.listThreads, calls.listConversations]

/** Which answers a frame makes stale. */
const staleBy: Partial<Record<DownFrame['type'], readonly CallShape[]>> = {
  order_placed: orders,
  order_changed: orders,
  order_message: [calls.listOrderMessages],
  message_received: threads,
  thread_changed: threads,
  notice: [calls.listNotices],
}
const all = [...new Set(Object.values(staleBy).flat())]

/** Reads again what the socket tells of, each not more often than every 2 s; after each connection all of it. */
export function feed(client: QueryClient, socket: Pick<LiveSocket, 'subscribe' | 'onStatus' | 'status'>) {
  const readers = new Map(
    all.map(({ path }) => [
      path,
      throttled(() => void client.invalidateQueries({ queryKey: [path] }), sync.reloadThrottleMs),
    ]),
  )
  const ask = (stale: readonly CallShape[]) => {
    for (const { path } of stale) readers.get(path)?.ask()
  }
  const onStatus = () => setUp('socket', socket.status().status === 'connected')

  const leave = socket.subscribe((frame) => {
    const missed = frame.type === 'auth_success' || frame.type === 'refresh'
    ask(missed ? all : (staleBy[frame.type] ?? []))
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

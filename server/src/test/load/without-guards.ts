import { Server } from 'node:http'
import { LRUCache } from 'lru-cache'
import { WebSocket } from 'ws'

/** Loaded before the program it takes away what keeps a siege off, to see that the test of it turns red. */
const { listen } = Server.prototype
Server.prototype.listen = function unguarded(this: Server, ...how: unknown[]) {
  this.headersTimeout = 0
  this.requestTimeout = 0
  return listen.apply(this, how as never)
} as typeof listen

// who is to be closed stays
WebSocket.prototype.close = () => undefined

// what is counted is never much
const { get } = LRUCache.prototype
LRUCache.prototype.get = function uncounted(this: LRUCache<object, object>, ...what: Parameters<typeof get>) {
  const kept: unknown = get.apply(this, what)
  return (typeof kept === 'number' ? undefined : kept) as ReturnType<typeof get>
}

import { Server } from 'node:http'
import { LRUCache } from 'lru-cache'
import { WebSocket } from 'ws'

/** Preloaded before the server. Removes the guards against attacks, to check that their tests fail without them. */
const { listen } = Server.prototype
Server.prototype.listen = function unguarded(this: Server, ...how: unknown[]) {
  this.headersTimeout = 0
  this.requestTimeout = 0
  return listen.apply(this, how as never)
} as typeof listen

// sockets stay open
WebSocket.prototype.close = () => undefined

// counters stay low
const { get } = LRUCache.prototype
LRUCache.prototype.get = function uncounted(this: LRUCache<object, object>, ...what: Parameters<typeof get>) {
  const original: unknown = get.apply(this, what)
  return (typeof original === 'number' ? undefined : original) as ReturnType<typeof get>
}

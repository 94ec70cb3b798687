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

// each call is the first of its window
const { get } = LRUCache.prototype
LRUCache.prototype.get = function uncounted(this: LRUCache<object, object>, ...what: Parameters<typeof get>) {
  const original = get.apply(this, what)
  return isRateWindow(original) ? undefined : original
}

function isRateWindow(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'unshared' in value
}

import { Server } from 'node:http'

/** Preloaded before the server, which then keeps memory, timers and listeners of each request. */
const leaked: unknown[] = []
const { listen } = Server.prototype
Server.prototype.listen = function leaking(this: Server, ...how: unknown[]) {
  this.on('request', () => {
    leaked.push(Array.from({ length: 2000 }, (_, index) => index))
    if (leaked.length % 20 === 0) {
      setInterval(() => {}, 2 ** 30)
      this.on('leak', () => {})
    }
  })
  return listen.apply(this, how as never)
} as typeof listen

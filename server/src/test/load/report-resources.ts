import type { EventEmitter } from 'node:events'
import { Server } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Preloaded before the server. At SIGUSR2 it writes what it holds after a full garbage collection. */
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const servers = new Set<Server>()
const { listen } = Server.prototype
Server.prototype.listen = function known(this: Server, ...how: unknown[]) {
  servers.add(this)
  return listen.apply(this, how as never)
} as typeof listen

const countListeners = (emitter: EventEmitter) =>
  emitter.eventNames().reduce((sum, name) => sum + emitter.listenerCount(name), 0)

process.on('SIGUSR2', () => {
  collect()
  const report = {
    heapBytes: process.memoryUsage().heapUsed,
    residentBytes: process.memoryUsage().rss,
    handles: process.getActiveResourcesInfo().length,
    listeners: [process, ...servers].reduce((sum, emitter) => sum + countListeners(emitter), 0),
  }
  process.stderr.write(`resources ${JSON.stringify(report)}\n`)
})

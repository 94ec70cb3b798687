import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const pollIntervalMs = 20

/**
 * Each response after the signal to stop has its client open a new connection: a request on one that the server closes is
 * reset, and its sender cannot know whether it was carried out. Must be the first to add hooks, as some responses skip
 * later ones.
 */
export function closeConnectionsWhenStopping(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onRequest', (_request, reply, done) => {
    // for responses that are not sent through Fastify; Node then adds the header itself
    if (isStopping()) reply.raw.shouldKeepAlive = false
    done()
  })
  // for requests that were running at the signal
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping()) reply.header('connection', 'close')
    done(null, payload)
  })
}

/** Gives clients the time to use each open connection once more; sockets and idle connections use it up. */
export async function drainConnections(server: Server, maxMs: number): Promise<void> {
  const end = performance.now() + maxMs
  while (performance.now() < end && (await countConnections(server)) > 0) await sleep(pollIntervalMs)
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}

import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { notFoundError } from '../http/api-error.ts'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

/** Of this process. */
export const outboxAttempts = new Counter({
  name: 'outbox_attempts_total',
  help: 'Attempts to handle a row of the outbox, by queue and result (handled, failed, dead_letter).',
  labelNames: ['queue', 'result'],
  registers: [],
})

type QueueState = { queue: string; oldest_due_seconds: number; dead_letters: number }

/** `GET /metrics` for a collector on the same machine; a request that came through a proxy gets 404. */
export function registerMetrics(app: FastifyInstance, listQueueStates: () => Promise<QueueState[]>): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registry.registerMetric(outboxAttempts)
  const queueGauges = createQueueGauges(registry)
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time from the request to the last byte of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  })
  // prom-client would find it again by hashing the labels, which cost more than the rest of this hook
  const known = new Map<string, ReturnType<typeof seconds.labels>>()
  const getRequestTimer = (method: string, route: string, status: number) => {
    const name = `${method} ${status} ${route}`
    const count = known.get(name) ?? seconds.labels({ method, route, status })
    known.set(name, count)
    return count
  }
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    getRequestTimer(method, routeOptions.url ?? 'none', reply.statusCode).observe(reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', async (request, reply) => {
    if (!loopback.has(request.ip) || request.headers['x-forwarded-for'] !== undefined)
      throw notFoundError('page')
    try {
      queueGauges.update(await listQueueStates())
    } catch (error) {
      // without the database the metrics of the process still count
      queueGauges.update([])
      request.log.warn({ err: error }, 'the state of the outbox could not be read')
    }
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** Of all nodes: read from the table at each scrape. */
function createQueueGauges(registry: Registry) {
  const registers = [registry]
  const oldestDue = new Gauge({
    name: 'outbox_oldest_due_seconds',
    help: 'How long the oldest due row of the queue has been waiting.',
    labelNames: ['queue'],
    registers,
  })
  const deadLetters = new Gauge({
    name: 'outbox_dead_letters',
    help: 'Rows that failed at every attempt and wait for an admin.',
    labelNames: ['queue'],
    registers,
  })
  return {
    update(states: QueueState[]) {
      oldestDue.reset()
      deadLetters.reset()
      for (const { queue, oldest_due_seconds, dead_letters } of states) {
        oldestDue.set({ queue }, oldest_due_seconds)
        deadLetters.set({ queue }, dead_letters)
      }
    },
  }
}

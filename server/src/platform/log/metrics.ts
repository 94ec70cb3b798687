import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { notFoundError } from '../http/api-error.ts'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

/** Of this process; the events themselves stay in the table `outbox`. */
export const outboxDeadLetters = new Counter({
  name: 'outbox_dead_letters_total',
  help: 'Events that failed at every attempt and stay in the outbox as dead letters.',
  labelNames: ['topic'],
  registers: [],
})

/** `GET /metrics` for a collector on the same machine; a request that came through a proxy gets 404. */
export function registerMetrics(app: FastifyInstance): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registry.registerMetric(outboxDeadLetters)
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
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

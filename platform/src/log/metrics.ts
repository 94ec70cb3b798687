import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { notFoundError } from '../http/api-error.ts'
import { isEqualConstantTime } from '../http/is-equal-constant-time.ts'
import { isLoopbackHost } from '../http/request-origin.ts'
import { outboxAttempts, publicReads, rejectedRequests, signInAttempts } from './counters.ts'
import { createGroupMetrics, type MetricGroup } from './metric-groups.ts'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

export type MetricsAccess = {
  /** Who sends it as a bearer token may read them; undefined: a program on this machine may. */
  token: string | undefined
  /** Others reach this server through a proxy, which may run on this machine and may send no header of its own. */
  isPublic: boolean
}

export type Metrics = {
  /** Its rows are read at each scrape. */
  addGroup<Row extends object>(group: MetricGroup<Row>): void
}

/** `GET /metrics` in the text format of Prometheus; 404 for all who may not read them. */
export function registerMetrics(app: FastifyInstance, access: MetricsAccess): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const counter of [outboxAttempts, publicReads, rejectedRequests, signInAttempts])
    registry.registerMetric(counter as Counter)
  measureRequests(app, registry)
  const updates: (() => Promise<void>)[] = []

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, access)) throw notFoundError('page')
    await Promise.all(
      updates.map((update) =>
        // without the database the metrics of the process still count
        update().catch((error: unknown) =>
          request.log.warn({ err: error }, 'some metrics could not be read'),
        ),
      ),
    )
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return { addGroup: (group) => void updates.push(createGroupMetrics(registry, group)) }
}

function measureRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
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
}

function mayRead(request: FastifyRequest, { token, isPublic }: MetricsAccess): boolean {
  const { headers, host, ip } = request
  if (token !== undefined) return isEqualConstantTime(headers.authorization ?? '', `Bearer ${token}`)
  // the Host header: a page of another site whose name was pointed at this machine
  const isLocal = loopback.has(ip) && isLoopbackHost(host)
  return isLocal && !isPublic && proxyHeaders.every((name) => headers[name] === undefined)
}

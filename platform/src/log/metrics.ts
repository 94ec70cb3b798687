import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AggregatorRegistry, type Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { notFoundError } from '../http/api-error.ts'
import { isEqualConstantTime } from '../http/is-equal-constant-time.ts'
import { isLoopbackHost } from '../http/request-origin.ts'
import { outboxAttempts, publicReads, rejectedRequests, signInAttempts, workerRestarts } from './counters.ts'
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
  /** Counts a response that no hook sees. */
  observeRequest: ObserveRequest
}

type RequestLabels = { method: string; route: string; status: number }
type ObserveRequest = (labels: RequestLabels, durationMs: number) => void

/** Of one process. Passes between processes as JSON. */
export type ProcessMetrics = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** Where several processes serve one port, each is scraped for all of them. */
export type MetricsOfAll = {
  /** How the others read this process. */
  offer(read: () => Promise<ProcessMetrics>): void
  readAll(): Promise<string>
}

/** Of a process that serves no requests. */
export function createProcessRegistry(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registry.registerMetric(workerRestarts)
  return registry
}

/** `GET /metrics` in the text format of Prometheus; 404 for all who may not read them. */
export function registerMetrics(app: FastifyInstance, access: MetricsAccess, all?: MetricsOfAll): Metrics {
  const registry = createProcessRegistry()
  for (const counter of [outboxAttempts, publicReads, rejectedRequests, signInAttempts])
    registry.registerMetric(counter as Counter)
  const observeRequest = measureRequests(app, registry)
  const updates: (() => Promise<void>)[] = []

  const update = () =>
    Promise.all(
      updates.map((updateGroup) =>
        // without the database the metrics of the process still count
        updateGroup().catch((error: unknown) =>
          app.log.warn({ err: error }, 'some metrics could not be read'),
        ),
      ),
    )
  all?.offer(async () => {
    await update()
    return registry.getMetricsAsJSON()
  })

  async function read(): Promise<string> {
    if (all) return all.readAll()
    await update()
    return registry.metrics()
  }

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, access)) throw notFoundError('page')
    return reply.type(registry.contentType).send(await read())
  })
  return {
    addGroup: (group) => void updates.push(createGroupMetrics(registry, group)),
    observeRequest,
  }
}

/** One process that is slow is what an alert is about: prom-client would take the mean. */
const worstOfAll = /^nodejs_eventloop_lag_(?!min_)/
/** Prom-client leaves it out; the program has run since its first process started. */
const firstOfAll = 'process_start_time_seconds'

/** The metrics of several processes as those of one, by the `aggregator` of each metric. */
export function sumMetrics(all: ProcessMetrics[]): Registry {
  return AggregatorRegistry.aggregate(
    all.map((metrics) =>
      metrics.map((metric) => {
        if (worstOfAll.test(metric.name)) return { ...metric, aggregator: 'max' as const }
        return metric.name === firstOfAll ? { ...metric, aggregator: 'min' as const } : metric
      }),
    ),
  )
}

function measureRequests(app: FastifyInstance, registry: Registry): ObserveRequest {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the last byte of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  })
  // prom-client would find it again by hashing the labels, which cost more than the rest of this hook
  const known = new Map<string, ReturnType<typeof seconds.labels>>()
  const observe: ObserveRequest = ({ method, route, status }, durationMs) => {
    const name = `${method} ${status} ${route}`
    const series = known.get(name) ?? seconds.labels({ method, route, status })
    known.set(name, series)
    series.observe(durationMs / 1000)
  }
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode: status, elapsedTime }, done) => {
    observe({ method, route: routeOptions.url ?? 'none', status }, elapsedTime)
    done()
  })
  return observe
}

function mayRead(request: FastifyRequest, { token, isPublic }: MetricsAccess): boolean {
  const { headers, host, ip } = request
  if (token !== undefined) return isEqualConstantTime(headers.authorization ?? '', `Bearer ${token}`)
  // the Host header: a page of another site whose name was pointed at this machine
  const isLocal = loopback.has(ip) && isLoopbackHost(host)
  return isLocal && !isPublic && proxyHeaders.every((name) => headers[name] === undefined)
}

import { randomBytes } from 'node:crypto'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import cookie from '@fastify/cookie'
import { calls } from '@mainstreet/contract/calls.ts'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import { bodyLimits } from '@mainstreet/contract/http-limits.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import { enforceBodyBudget } from '@mainstreet/platform/http/body-budget.ts'
import { enforceBodyTimeouts } from '@mainstreet/platform/http/body-timeouts.ts'
import { closeConnectionsWhenStopping } from '@mainstreet/platform/http/drain-connections.ts'
import { createEdgeCache, type EdgeCache } from '@mainstreet/platform/http/edge-cache.ts'
import { registerErrorHandler, sendApiError } from '@mainstreet/platform/http/error-handler.ts'
import { handleUnknownRoutes } from '@mainstreet/platform/http/handle-unknown-routes.ts'
import { registerJsonParser } from '@mainstreet/platform/http/json-body.ts'
import { noRouteSchemas } from '@mainstreet/platform/http/no-route-schemas.ts'
import { hasJustWritten } from '@mainstreet/platform/http/position-cookie.ts'
import { type CreateResponseCache, registerResponseCache } from '@mainstreet/platform/http/response-cache.ts'
import {
  buildContentSecurityPolicy,
  buildSecurityHeaders,
  registerSecurityHeaders,
} from '@mainstreet/platform/http/security-headers.ts'
import { createLoadMonitor, type LoadMonitor } from '@mainstreet/platform/load-monitor.ts'
import { logOptions } from '@mainstreet/platform/log/log-options.ts'
import { type Metrics, registerMetrics } from '@mainstreet/platform/log/metrics.ts'
import { limitByAddress } from '@mainstreet/platform/rate-limits/limit-by-address.ts'
import { shedLoad } from '@mainstreet/platform/shed-load.ts'
import { traceRequests } from '@mainstreet/platform/trace/trace-requests.ts'
import { getTracing } from '@mainstreet/platform/trace/tracing.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { isPublicUrl } from './config/demo-mode.ts'
import type { Config } from './config.ts'
import type { AppContext } from './context.ts'
import { webhookPath } from './payments/stripe/webhook-route.ts'

export type HttpServerOptions = {
  /** Where log lines go; undefined: the standard output. */
  log?: { write(line: string): void } | undefined
  /** Whether the program received a signal to stop. */
  isStopping?: () => boolean
}

export type HttpServer = {
  app: FastifyInstance
  load: LoadMonitor
  metrics: Metrics
  createResponseCache: CreateResponseCache
  /** Undefined: nothing holds responses before this node. */
  edge: EdgeCache | undefined
  buildPagePolicy: PagePolicy
}

/** The policy of a page with these inline scripts. */
type PagePolicy = (inline: Parameters<typeof buildContentSecurityPolicy>[1]) => string

/** The server without a route, and everything that guards it. */
export async function createHttpServer(
  { config, db, rateLimits, worker }: AppContext,
  { log, isStopping = () => false }: HttpServerOptions,
): Promise<HttpServer> {
  const tracing = getTracing()
  const app = Fastify({
    serverFactory: createServerFactory(sendEarly),
    logger: logOptions(config.logLevel, log, worker?.number) ?? false,
    bodyLimit: bodyLimits.defaultBytes,
    genReqId: createRequestIdGenerator(),
    routerOptions: { maxParamLength: 500 },
    schemaController: noRouteSchemas,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    frameworkErrors: (_error, request, reply) => {
      setSecurityHeaders(reply)
      sendApiError(request, reply, new ApiError('bad_request', (m) => m.errors.common.badUrl))
    },
  })
  const securityOptions = getSecurityOptions(config)
  const headers = buildSecurityHeaders(securityOptions)
  if (tracing) traceRequests(app, tracing)
  closeConnectionsWhenStopping(app, isStopping)
  const edge =
    config.operations.edge &&
    createEdgeCache(config.operations.edge, (error, what) => app.log.warn({ err: error }, what))
  app.addHook('onClose', async () => edge?.close())
  const caches = registerResponseCache(app, headers, { needsLatest: hasJustWritten, edge })
  // before all other hooks, so that their error responses carry the headers, too
  const setSecurityHeaders = registerSecurityHeaders(app, headers)
  enforceBodyTimeouts(app)
  enforceBodyBudget(app)
  registerErrorHandler(app)
  registerJsonParser(app)
  await app.register(cookie)
  const metricsAccess = {
    token: config.operations.metricsToken,
    isPublic: config.trustProxy.length > 0 || isPublicUrl(config.publicUrl),
  }
  const metrics = registerMetrics(app, metricsAccess, worker?.metrics)
  const loadLimits = { ...config.operations, processCount: worker?.count ?? 1 }
  const load = createLoadMonitor(loadLimits, () => db.getPoolUsage().waiting)
  app.addHook('onClose', async () => load.stop())
  const uncountedPaths = [calls.getHealth.path, calls.getReadiness.path, '/metrics', webhookPath]
  shedLoad(app, load, uncountedPaths)
  app.addHook('onRequest', limitByAddress(rateLimits, 'requests', uncountedPaths))
  handleUnknownRoutes(app, ['/api/', `${config.identity.path}/`])
  const buildPagePolicy: PagePolicy = (inline) => buildContentSecurityPolicy(securityOptions, inline)
  return { app, load, metrics, createResponseCache: caches.createCache, edge, buildPagePolicy }

  /** False where a hook has to see the request: it logs and traces it, or ends its connection. */
  function sendEarly(request: IncomingMessage, response: ServerResponse): boolean {
    if (tracing || loggedLevels.has(config.logLevel) || isStopping()) return false
    const startMs = performance.now()
    const route = caches.sendCached(request, response)
    if (route === undefined) return false
    response.on('finish', () => {
      const labels = { method: 'GET', route, status: response.statusCode }
      metrics.observeRequest(labels, performance.now() - startMs)
    })
    return true
  }
}

/** The levels at which each request is logged. */
const loggedLevels: ReadonlySet<string> = new Set(['info', 'debug', 'trace'])
const keepAliveTimeoutMs = 72_000

/**
 * What is sent early does not reach the framework, whose own request, reply, logger and listeners took a fifth of a cached
 * response.
 */
function createServerFactory(sendEarly: (request: IncomingMessage, response: ServerResponse) => boolean) {
  return (handler: RequestListener): Server => {
    const server = createServer((request, response) => {
      if (!sendEarly(request, response)) handler(request, response)
    })
    // the framework sets timeouts only on a server of its own
    server.keepAliveTimeout = keepAliveTimeoutMs
    return server.setTimeout(minuteMs)
  }
}

function getSecurityOptions({ publicUrl, mapStyleUrl, identity: { hostedProject } }: Config) {
  return {
    https: publicUrl?.startsWith('https:') ?? false,
    mapOrigin: mapStyleUrl && new URL(mapStyleUrl).origin,
    connectOrigins: hostedProject ? [hostedProject.url, hostedProject.url.replace(/^http/, 'ws')] : [],
  }
}

/** Never the same on two nodes; a random id per request cost a twentieth of a cached page. */
function createRequestIdGenerator(): () => string {
  const start = randomBytes(9).toString('base64url')
  let count = 0
  return () => `${start}-${(count++).toString(36)}`
}

import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import { calls } from '@mainstreet/contract/calls.ts'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import { bodyLimits, orderLimits, socketServerLimits } from '@mainstreet/contract/limits.ts'
import { registerAuthApi } from '@mainstreet/identity/auth-api.ts'
import { missingServiceRoutes } from '@mainstreet/identity/routes/missing-service-routes.ts'
import { findKeyHolder } from '@mainstreet/identity/sessions/access-token.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { getOrCreateSharedSecret } from '@mainstreet/platform/db/shared-secret.ts'
import { ApiError, notFoundError } from '@mainstreet/platform/http/api-error.ts'
import { enforceBodyBudget } from '@mainstreet/platform/http/body-budget.ts'
import { enforceBodyTimeouts } from '@mainstreet/platform/http/body-timeouts.ts'
import { closeConnectionsWhenStopping } from '@mainstreet/platform/http/drain-connections.ts'
import { registerErrorHandler, sendApiError } from '@mainstreet/platform/http/error-handler.ts'
import { createHandleCall } from '@mainstreet/platform/http/handle-call.ts'
import { registerJsonParser } from '@mainstreet/platform/http/json-body.ts'
import { rejectOtherMethods } from '@mainstreet/platform/http/reject-other-methods.ts'
import { registerResponseCache } from '@mainstreet/platform/http/response-cache.ts'
import {
  buildContentSecurityPolicy,
  buildSecurityHeaders,
  registerSecurityHeaders,
} from '@mainstreet/platform/http/security-headers.ts'
import { createLoadMonitor } from '@mainstreet/platform/load/load-monitor.ts'
import { shedLoad } from '@mainstreet/platform/load/shed-load.ts'
import { logOptions } from '@mainstreet/platform/log/log-options.ts'
import { registerMetrics } from '@mainstreet/platform/log/metrics.ts'
import { canSendMail } from '@mainstreet/platform/mail/mail-transport.ts'
import { mailboxRoutes } from '@mainstreet/platform/mail/mailbox-routes.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { limitByAddress } from '@mainstreet/platform/rate-limits/limit-by-address.ts'
import { textMessageRoutes } from '@mainstreet/platform/sms/text-message-routes.ts'
import { createUploadedImages } from '@mainstreet/storage/images/uploaded-images.ts'
import { storageRoutes } from '@mainstreet/storage/routes.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { requireAllowedOrigin, requireCsrf } from './accounts/csrf.ts'
import { createIdentityProvider } from './accounts/identity-provider/create-identity-provider.ts'
import { accountRoutes } from './accounts/routes.ts'
import { createSessionResolver } from './accounts/session-resolver.ts'
import { adminRoutes } from './admin/routes.ts'
import { apiDocsRoutes } from './api-docs/routes.ts'
import { cartRoutes } from './cart/routes.ts'
import { eraseProducts } from './catalog/erase-products-store.ts'
import { catalogRoutes } from './catalog/routes.ts'
import { chatRoutes } from './chat/routes.ts'
import { isPublicUrl } from './config/demo-mode.ts'
import { type Config, ConfigError, getListeningUrl, getPublicUrl } from './config.ts'
import type { AppDeps } from './create-app-deps.ts'
import { createCachedGeocoder, createFallbackGeocoder, type Geocoder } from './location/geocoder.ts'
import { offlineGeocoder } from './location/offline-geocoder.ts'
import { createRemoteGeocoder } from './location/remote-geocoder.ts'
import { locationRoutes } from './location/routes.ts'
import { publicNetwork, type RemoteNetwork } from './media/proxy/fetch-remote.ts'
import { mediaRoutes } from './media/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { registerOrderRoutes } from './orders/routes.ts'
import { registerPaymentRoutes } from './payments/routes.ts'
import { webhookPath } from './payments/stripe/webhook-route.ts'
import { reportRoutes } from './reports/routes.ts'
import { addServerMetrics } from './server-metrics.ts'
import { shopRoutes } from './shops/routes.ts'
import { createShopLifecycle } from './shops/shop-lifecycle.ts'
import { liveRoutes } from './socket-routes.ts'
import { pageRoutes } from './ssr/page-routes.ts'
import { searchEngineRoutes } from './ssr/search-engine-routes.ts'
import { securityTxtRoute } from './ssr/security-txt-route.ts'
import { shareCardRoutes } from './ssr/share-card-routes.ts'
import { version } from './version.ts'

type AppOptions = {
  /** Where log lines go; undefined: the standard output. */
  log?: { write(line: string): void } | undefined
  /** The folder of the built pages; undefined serves the API only. */
  distFolder?: string | undefined
  /** Where pictures are fetched from; a test puts its own world here. */
  network?: RemoteNetwork | undefined
  /** Whether the program was told to stop. */
  isStopping?: () => boolean
}

/** The whole program but its start and its end: everything meets here, and nowhere else. */
export async function buildApp(
  { config, auth, stripeProvider: provider, demo, ...deps }: AppDeps,
  { distFolder, network = publicNetwork, log, isStopping = () => false }: AppOptions = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logOptions(config.logLevel, log) ?? false,
    bodyLimit: bodyLimits.defaultBytes,
    connectionTimeout: minuteMs,
    keepAliveTimeout: 72_000,
    genReqId: createRequestIdGenerator(),
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    frameworkErrors: (_error, request, reply) => {
      setSecurityHeaders(reply)
      sendApiError(request, reply, new ApiError('bad_request', (m) => m.errors.common.badUrl))
    },
  })
  const { hostedProject } = config.identity
  const securityOptions = {
    https: config.publicUrl?.startsWith('https:') ?? false,
    mapOrigin: config.mapStyleUrl && new URL(config.mapStyleUrl).origin,
    connectOrigins: hostedProject ? [hostedProject.url, hostedProject.url.replace(/^http/, 'ws')] : [],
  }
  const headers = buildSecurityHeaders(securityOptions)
  closeConnectionsWhenStopping(app, isStopping)
  const createResponseCache = registerResponseCache(app, headers)
  // before all other hooks, so that their error responses carry the headers, too
  const setSecurityHeaders = registerSecurityHeaders(app, headers)
  enforceBodyTimeouts(app)
  enforceBodyBudget(app)
  registerErrorHandler(app)
  registerJsonParser(app)
  app.setNotFoundHandler(async () => {
    throw notFoundError('page')
  })
  await app.register(cookie)
  const metrics = registerMetrics(app, {
    token: config.operations.metricsToken,
    isPublic: config.trustProxy.length > 0 || isPublicUrl(config.publicUrl),
  })
  const load = createLoadMonitor(config.operations, () => deps.db.getPoolUsage().waiting)
  app.addHook('onClose', async () => load.stop())
  const uncountedPaths = [calls.getHealth.path, calls.getReadiness.path, '/metrics', webhookPath]
  shedLoad(app, load, uncountedPaths)
  app.addHook('onRequest', limitByAddress(deps.rateLimits, 'requests', uncountedPaths))
  const methods = rejectOtherMethods(app, ['/api/', `${config.identity.path}/`])

  const sessions = createSessionResolver(auth, config.demo)
  const csrfSecret = await getOrCreateSharedSecret(
    deps.db,
    'csrf_secret',
    randomBytes(32).toString('base64url'),
  )
  const origins = getAllowedOrigins(config)
  const handle = createHandleCall<Viewer>(app, {
    rateLimits: deps.rateLimits,
    findViewer: sessions.findViewer,
    rejectCrossSiteRequest(request) {
      requireAllowedOrigin(origins, request)
      requireCsrf(csrfSecret, request)
    },
  })

  const publicUrl = getPublicUrl(config)
  const { timeZone } = config
  const hasMailbox = config.demo && config.mail.smtpUrl === undefined
  const secureCookies = config.publicUrl?.startsWith('https:') ?? false
  if (config.identity.path === '') throw new ConfigError('AUTH_PATH=/ works for `npm run identity` only')
  if (!hostedProject)
    await registerAuthApi(
      app,
      auth,
      config.identity.google ?? demo?.registerGoogle(app, auth, publicUrl),
      config.clients.origins,
    )
  accountRoutes(handle, {
    ...auth,
    sessions,
    provider: createIdentityProvider(auth),
    shops: createShopLifecycle({ ...deps, timeZone, eraseProducts }),
    csrfSecret,
    secureCookies,
    demoAccounts: demo?.accounts ?? [],
    browser: {
      demo: config.demo,
      publicUrl,
      demoHost: config.demoHost,
      mailboxUrl: hasMailbox ? '/dev/mailbox' : undefined,
    },
  })
  if (hasMailbox) mailboxRoutes(app, deps.db, config.sms === undefined)
  if (config.demo && config.sms === undefined) textMessageRoutes(app, deps.db)
  locationRoutes(handle, { geocoder: createGeocoder(config, deps, app), mapStyleUrl: config.mapStyleUrl })
  const images = createUploadedImages(deps)
  const { dataDir, imageHosts } = config
  mediaRoutes(app, { ...deps, images, dataDir, imageHosts, network })
  const storageSecret = await getOrCreateSharedSecret(
    deps.db,
    'storage_secret',
    randomBytes(32).toString('base64url'),
  )
  const keyHolderOf = (token: string) => findKeyHolder(auth, token)
  await storageRoutes(
    app,
    { ...deps, images },
    {
      viewerOf: sessions.findViewer,
      keyHolderOf,
      sessionRefOf: sessions.findSessionRef,
      isSessionActive: sessions.isSessionActive,
      secret: storageSecret,
      policy: { ...config.clients.storage, listOwnFolders },
    },
    config.clients.origins,
  )
  shopRoutes(handle, { ...deps, timeZone, images, eraseProducts, keepReady: createResponseCache })
  catalogRoutes(handle, { ...deps, images, keepReady: createResponseCache })
  cartRoutes(handle, deps)
  const openLimits = config.callLimits ? orderLimits : undefined
  registerOrderRoutes(handle, { ...deps, openLimits })
  registerPaymentRoutes(app, handle, {
    ...deps,
    provider,
    publicUrl,
    demo: config.demo,
    commissionBp: config.commissionBp,
    openLimits,
    warn: (error, what) => app.log.warn({ err: error }, what),
  })
  provider?.sandbox?.registerPages(app)
  chatRoutes(handle, deps)
  notificationRoutes(handle, { ...deps, isMailEnabled: canSendMail(config.mail, config.demo) })
  adminRoutes(handle, { ...deps, timeZone })
  reportRoutes(app, handle, { ...deps, timeZone, version, isStopping })
  const sockets = await liveRoutes(app, {
    ...deps,
    origins,
    proofOf: sessions.verifyToken,
    keyHolderOf,
    clients: config.clients,
    trustProxy: config.trustProxy,
    maxSocketsPerAddress: config.callLimits ? socketServerLimits.maxSocketsPerAddress : undefined,
    isOverloaded: () => load.getOverload() !== undefined,
  })
  addServerMetrics(metrics, deps, sockets)
  await missingServiceRoutes(app, config.clients.origins)
  apiDocsRoutes(app)
  shareCardRoutes(app, { ...deps, images, dataDir })
  searchEngineRoutes(app, { db: deps.db, publicUrl })
  securityTxtRoute(app, { contact: config.operations.securityContact, publicUrl, now: deps.now })
  methods.close()

  if (distFolder !== undefined)
    await pageRoutes(app, {
      distFolder,
      publicUrl,
      demo: config.demo,
      discountBadge: config.discountBadge,
      timeZone,
      buildPolicy: (inline) => buildContentSecurityPolicy(securityOptions, inline),
      subscribe: deps.bus.subscribe,
      rateLimits: deps.rateLimits,
    })
  return app
}

/** Never the same on two nodes; a random id per request cost a twentieth of a cached page. */
function createRequestIdGenerator(): () => string {
  const start = randomBytes(9).toString('base64url')
  let count = 0
  return () => `${start}-${(count++).toString(36)}`
}

/** In file storage, a user's own folder and, for a merchant, the shop's. */
function listOwnFolders({ id, role, shop_id }: Viewer): string[] {
  return shop_id && role === 'merchant' ? [id, shop_id] : [id]
}

function createGeocoder(
  { geocoderUrl, publicUrl }: Config,
  { now }: PlatformDeps,
  { log }: FastifyInstance,
): Geocoder {
  const offline = createCachedGeocoder(offlineGeocoder)
  if (geocoderUrl === undefined) return offline
  const userAgent = `Mainstreet/${version} (${publicUrl ?? 'a street without an address'})`
  const remote = createCachedGeocoder(createRemoteGeocoder({ url: geocoderUrl, userAgent }))
  const warn = (error: unknown) => log.warn({ err: error }, 'the geocoder did not answer')
  return createFallbackGeocoder({ first: remote, second: offline, now, warn })
}

function getAllowedOrigins(config: Config): ReadonlySet<string> {
  const local = ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${config.port}`)
  return new Set([...local, getListeningUrl(config), ...(config.publicUrl ? [config.publicUrl] : [])])
}

import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import type { DemoAccount } from '@mainstreet/contract/accounts/user.ts'
import { bodies, orders } from '@mainstreet/contract/limits.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { googleOf } from '../../demo/google/select-google-provider.ts'
import { demoAccounts } from '../../demo/seed/demo-accounts.ts'
import { authApi } from '../../protocols/auth/auth-api.ts'
import { openIdentity } from '../../protocols/auth/create-auth-deps.ts'
import { storageRoutes } from '../../protocols/storage/routes.ts'
import { requireCsrf, requireSameSite } from './accounts/csrf.ts'
import { openProvider } from './accounts/identity-provider/create-identity-provider.ts'
import { identityRoutes } from './accounts/routes.ts'
import { openSessions } from './accounts/session-resolver.ts'
import type { Viewer } from './accounts/viewer.ts'
import { adminRoutes } from './admin/routes.ts'
import { documentCalls } from './api-docs.ts'
import { cartRoutes } from './cart/routes.ts'
import { catalogRoutes } from './catalog/routes.ts'
import { messageRoutes } from './chat/routes.ts'
import { type Config, listeningAddress, streetAddress } from './config.ts'
import { type Geocoder, keptGeocoder, withFallback } from './location/geocoder.ts'
import { offlineGeocoder } from './location/offline-geocoder.ts'
import { remoteGeocoder } from './location/remote-geocoder.ts'
import { locationRoutes } from './location/routes.ts'
import { type Outside, outside } from './media/proxy/fetch-remote.ts'
import { imageRoutes } from './media/routes.ts'
import { openPictures } from './media/uploaded-images.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import type { Provider } from './payments/stripe/stripe-provider.ts'
import { openBlobs } from './platform/blobs/blob-store.ts'
import { sharedSecret } from './platform/db/shared-secret.ts'
import { notFound, Refusal } from './platform/http/api-error.ts'
import { limitBodies } from './platform/http/body-budget.ts'
import { waitForBodies } from './platform/http/body-timeouts.ts'
import { openCallRates } from './platform/http/call-rate-limits.ts'
import { answer, answerFailures } from './platform/http/error-handler.ts'
import { mounting } from './platform/http/handle-call.ts'
import { readJson } from './platform/http/json-body.ts'
import { refuseOtherMethods } from './platform/http/reject-other-methods.ts'
import { readyAnswers } from './platform/http/response-cache.ts'
import { secureHeaders, strictHeaders, strictPolicy } from './platform/http/security-headers.ts'
import { logOptions } from './platform/log/log-options.ts'
import { measure } from './platform/log/metrics.ts'
import { canMail } from './platform/mail/mail-transport.ts'
import { mailboxPage } from './platform/mail/mailbox-routes.ts'
import type { Deps } from './platform/platform-deps.ts'
import { reportRoutes } from './reports/routes.ts'
import { shopRoutes } from './shops/routes.ts'
import { keepShops } from './shops/shop-lifecycle.ts'
import { realtimeRoutes } from './socket-routes.ts'
import { webPages } from './ssr/page-routes.ts'
import { searchEngineFiles } from './ssr/search-engine-routes.ts'
import { shareCardRoutes } from './ssr/share-card-routes.ts'

const version = '0.1.0'

export type AppOptions = Deps & {
  config: Config
  /** Where log lines go; undefined: the standard output. */
  log?: { write(line: string): void } | undefined
  /** Where the built pages lie; undefined serves the calls alone. */
  distFolder?: string | undefined
  /** Where pictures are fetched from; a test puts its own world here. */
  world?: Outside
  /** Who charges cards; undefined where nobody does. */
  provider?: Provider | undefined
}

/** The whole program but its start and its end: everything meets here, and nowhere else. */
export async function buildApp({
  config,
  distFolder,
  world = outside,
  provider,
  log,
  ...deps
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logOptions(config.logLevel, log) ?? false,
    bodyLimit: bodies.usualBytes,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    genReqId: requestIds(),
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    frameworkErrors: (_fault, request, reply) => {
      secure(reply)
      answer(request, reply, new Refusal('bad_request', 'The address cannot be read'))
    },
  })
  const { hosted } = config.identity
  const safe = {
    https: config.publicUrl?.startsWith('https:') ?? false,
    mapOrigin: config.mapStyleUrl && new URL(config.mapStyleUrl).origin,
    called: hosted ? [hosted.url, hosted.url.replace(/^http/, 'ws')] : [],
  }
  const headers = strictHeaders(safe)
  const keepReady = readyAnswers(app, headers)
  // before all other hooks: what a later one refuses carries the headers, too
  const secure = secureHeaders(app, headers)
  waitForBodies(app)
  limitBodies(app)
  answerFailures(app)
  readJson(app)
  app.setNotFoundHandler(async () => {
    throw notFound('Page')
  })
  await app.register(cookie)
  measure(app)
  const methods = refuseOtherMethods(app, ['/api/', `${config.identity.path}/`])

  const identity = await openIdentity(deps, config.identity)
  const sessions = openSessions(identity, config.demo)
  const csrfSecret = await sharedSecret(deps.db, 'csrf_secret', randomBytes(32).toString('base64url'))
  const origins = ownOrigins(config)
  const rates = openCallRates(config.callLimits)
  const on = mounting<Viewer>(app, {
    rates,
    viewerOf: sessions.viewerOf,
    requireOwnPage(request) {
      requireSameSite(origins, request)
      requireCsrf(csrfSecret, request)
    },
  })

  const accounts: readonly DemoAccount[] = config.demo ? demoAccounts : []
  const publicUrl = streetAddress(config)
  const hasMailbox = config.demo && config.mail.smtpUrl === undefined
  const secureCookies = config.publicUrl?.startsWith('https:') ?? false
  if (!hosted) await authApi(app, identity, googleOf(app, identity, publicUrl))
  identityRoutes(on, {
    ...identity,
    sessions,
    provider: openProvider(identity),
    shops: keepShops(deps),
    csrfSecret,
    secureCookies,
    demoAccounts: accounts,
    browser: {
      demo: config.demo,
      publicUrl,
      demoHost: config.demoHost,
      mailbox: hasMailbox ? '/dev/mailbox' : undefined,
    },
  })
  if (hasMailbox) mailboxPage(app, deps.db)
  locationRoutes(on, { geocoder: openGeocoder(config, deps, app), mapStyleUrl: config.mapStyleUrl })
  const blobs = openBlobs(config)
  const pictures = openPictures({ ...deps, blobs })
  const { dataDir, imageHosts } = config
  imageRoutes(app, { ...deps, blobs, pictures, dataDir, imageHosts, world })
  const storageSecret = await sharedSecret(deps.db, 'storage_secret', randomBytes(32).toString('base64url'))
  await storageRoutes(
    app,
    { ...deps, blobs, pictures },
    { viewerOf: sessions.viewerOf, secret: storageSecret },
  )
  shopRoutes(on, { ...deps, pictures, keepReady })
  catalogRoutes(on, { ...deps, pictures, keepReady, rates })
  cartRoutes(on, deps)
  const openLimits = config.callLimits ? orders : undefined
  orderRoutes(on, { ...deps, openLimits })
  paymentRoutes(app, on, {
    ...deps,
    provider,
    publicUrl,
    demo: config.demo,
    commissionBp: config.commissionBp,
    openLimits,
    warn: (fault, what) => app.log.warn({ err: fault }, what),
  })
  provider?.sandbox?.pages(app)
  messageRoutes(on, deps)
  notificationRoutes(on, { ...deps, mayMail: canMail(config.mail, config.demo) })
  adminRoutes(on, deps)
  reportRoutes(app, on, { ...deps, version })
  await realtimeRoutes(app, { ...deps, origins, proofOf: sessions.proofOf })
  documentCalls(app, version)
  shareCardRoutes(app, { ...deps, blobs, pictures, dataDir })
  searchEngineFiles(app, { db: deps.db, publicUrl })
  methods.close()

  if (distFolder !== undefined)
    await webPages(app, {
      distFolder,
      publicUrl,
      demo: config.demo,
      discountBadge: config.discountBadge,
      policyOf: (inline) => strictPolicy(safe, inline),
      subscribe: deps.bus.subscribe,
    })
  return app
}

/** Never the same on any node; a random one for each request cost a twentieth of a ready page. */
function requestIds(): () => string {
  const start = randomBytes(9).toString('base64url')
  let count = 0
  return () => `${start}-${(count++).toString(36)}`
}

function openGeocoder({ geocoderUrl, publicUrl }: Config, { now }: Deps, { log }: FastifyInstance): Geocoder {
  const offline = keptGeocoder(offlineGeocoder)
  if (geocoderUrl === undefined) return offline
  const userAgent = `Mainstreet/${version} (${publicUrl ?? 'a street without an address'})`
  const remote = keptGeocoder(remoteGeocoder({ url: geocoderUrl, userAgent }))
  const warn = (fault: unknown) => log.warn({ err: fault }, 'the geocoder did not answer')
  return withFallback({ first: remote, second: offline, now, warn })
}

function ownOrigins(config: Config): ReadonlySet<string> {
  const local = ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${config.port}`)
  return new Set([...local, listeningAddress(config), ...(config.publicUrl ? [config.publicUrl] : [])])
}

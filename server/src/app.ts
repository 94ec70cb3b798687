import { socketServerLimits } from '@mainstreet/contract/live/limits.ts'
import { registerAuthApi } from '@mainstreet/identity/auth-api.ts'
import { missingServiceRoutes } from '@mainstreet/identity/routes/missing-service-routes.ts'
import { findKeyHolder } from '@mainstreet/identity/sessions/access-token.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { createHandleCall } from '@mainstreet/platform/http/handle-call.ts'
import { mailboxRoutes } from '@mainstreet/platform/mail/mailbox-routes.ts'
import { textMessageRoutes } from '@mainstreet/platform/sms/text-message-routes.ts'
import { storageRoutes } from '@mainstreet/storage/routes.ts'
import type { FastifyInstance } from 'fastify'
import { offersGoogle, offersPasskeys } from './accounts/browser-config.ts'
import { contactRoutes } from './accounts/contact/routes.ts'
import { requireAllowedOrigin, requireCsrf } from './accounts/csrf.ts'
import { isDemoToken } from './accounts/demo/demo-tokens.ts'
import { registerEmailEventsRoute } from './accounts/email-events-route.ts'
import { accountRoutes } from './accounts/routes.ts'
import { translateAuthErrors } from './accounts/translate-auth-errors.ts'
import { adminRoutes } from './admin/routes.ts'
import { apiDocsRoutes } from './api-docs/routes.ts'
import { cartRoutes } from './cart/routes.ts'
import { eraseProducts } from './catalog/erase-products-store.ts'
import { catalogRoutes } from './catalog/routes.ts'
import { chatRoutes } from './chat/routes.ts'
import { clientErrorRoutes } from './client-errors/routes.ts'
import { type Config, ConfigError, getListeningUrl } from './config.ts'
import type { AppContext } from './context.ts'
import { healthRoutes } from './health/routes.ts'
import { createHttpServer, type HttpServerOptions } from './http-server.ts'
import { insightRoutes } from './insights/routes.ts'
import { createGeocoder } from './location/create-geocoder.ts'
import { locationRoutes } from './location/routes.ts'
import { mediaRoutes } from './media/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { createOrderBatches } from './orders/order-batches.ts'
import { registerOrderRoutes } from './orders/routes.ts'
import { registerPaymentRoutes } from './payments/routes.ts'
import { addServerMetrics } from './server-metrics.ts'
import { shopRoutes } from './shops/routes.ts'
import { liveRoutes } from './socket-routes.ts'
import { pageRoutes } from './ssr/page-routes.ts'
import { searchEngineRoutes } from './ssr/search-engine-routes.ts'
import { securityTxtRoute } from './ssr/security-txt-route.ts'
import { shareCardRoutes } from './ssr/share-card-routes.ts'
import { version } from './version.ts'

type AppOptions = HttpServerOptions & {
  /** The folder of the built pages; undefined serves the API only. */
  distFolder?: string | undefined
}

/** All routes of the program on its server. */
export async function buildApp(context: AppContext, options: AppOptions = {}): Promise<FastifyInstance> {
  const { app, load, metrics, createResponseCache, edge, buildPagePolicy } = await createHttpServer(
    context,
    options,
  )
  const { config, publicUrl, auth, sessions, demo, secrets, stripeProvider: provider } = context
  const { clients, identity } = config
  const warn = (error: unknown, what: string) => app.log.warn({ err: error }, what)
  const origins = getAllowedOrigins(config)
  const handle = createHandleCall<Viewer>(app, {
    rateLimits: context.rateLimits,
    findViewer: sessions.findViewer,
    // all visitors share the demo accounts, whose passwords they know
    isRecentlyAuthenticated: async (token) =>
      isDemoToken(token) || translateAuthErrors(context.identityProvider.isRecentlyAuthenticated(token)),
    lacksSecondFactor: async (token) => (await sessions.identify(token))?.lacksFactor ?? false,
    rejectCrossSiteRequest(request) {
      requireAllowedOrigin(origins, request)
      requireCsrf(secrets.csrf, request)
    },
    recordWrite: context.reads.recordWrite,
  })

  if (identity.path === '') throw new ConfigError('AUTH_PATH=/ works for `npm run identity` only')
  if (!identity.hostedProject)
    await registerAuthApi(
      app,
      auth,
      identity.google ?? demo?.registerGoogle(app, auth, publicUrl),
      clients.origins,
    )
  const hasMailbox = config.demo && config.mail.smtpUrl === undefined
  accountRoutes(handle, {
    ...auth,
    sessions,
    provider: context.identityProvider,
    shops: context.shops,
    csrfSecret: secrets.csrf,
    secureCookies: config.publicUrl?.startsWith('https:') ?? false,
    demoAccounts: demo?.accounts ?? [],
    browser: {
      demo: config.demo,
      publicUrl,
      demoHost: config.demoHost,
      mailboxUrl: hasMailbox ? '/dev/mailbox' : undefined,
      requiresAdminFactor: config.requiresAdminFactor,
    },
  })
  contactRoutes(handle, context)
  if (config.mail.webhookSecret !== undefined)
    registerEmailEventsRoute(app, context, config.mail.webhookSecret)
  if (hasMailbox) mailboxRoutes(app, context.db, config.sms === undefined)
  if (config.demo && config.sms === undefined) textMessageRoutes(app, context.db)
  locationRoutes(handle, {
    mapStyleUrl: config.mapStyleUrl,
    geocoder: createGeocoder({
      url: config.geocoderUrl,
      userAgent: `Mainstreet/${version} (${config.publicUrl ?? 'a street without an address'})`,
      now: context.now,
      warn,
    }),
  })
  const { dataDir, imageHosts } = config
  mediaRoutes(app, { ...context, dataDir, imageHosts })
  const keyHolderOf = (token: string) => findKeyHolder(auth, token)
  await storageRoutes(
    app,
    context,
    {
      viewerOf: sessions.findViewer,
      keyHolderOf,
      sessionRefOf: sessions.findSessionRef,
      isSessionActive: sessions.isSessionActive,
      secret: secrets.storage,
      policy: { ...clients.storage, listOwnFolders },
    },
    clients.origins,
  )
  shopRoutes(handle, { ...context, eraseProducts, keepReady: createResponseCache })
  catalogRoutes(handle, { ...context, keepReady: createResponseCache })
  cartRoutes(handle, context)
  const orderBatches = createOrderBatches(context.db)
  registerOrderRoutes(handle, {
    ...context,
    orderBatches,
    passLinks: { publicUrl, secret: secrets.pickupPass },
  })
  const { commissionBp, refundConfirmationAboveCents, demo: isDemo } = config
  const paymentSettings = { commissionBp, refundConfirmationAboveCents, demo: isDemo }
  registerPaymentRoutes(app, handle, { ...context, ...paymentSettings, orderBatches, provider, warn })
  provider?.sandbox?.registerPages(app)
  chatRoutes(handle, context)
  notificationRoutes(app, handle, { ...context, unsubscribeSecret: secrets.unsubscribe })
  adminRoutes(handle, { ...context, backups: config.backups })
  clientErrorRoutes(handle, context)
  insightRoutes(handle, context)
  healthRoutes(app, handle, { ...context, version, isStopping: options.isStopping ?? (() => false) })
  const sockets = await liveRoutes(app, {
    ...context,
    origins,
    proofOf: sessions.verifyToken,
    keyHolderOf,
    clients,
    trustProxy: config.trustProxy,
    maxSocketsPerAddress: config.callLimits ? socketServerLimits.maxSocketsPerAddress : undefined,
    isOverloaded: () => load.getOverload() !== undefined,
  })
  addServerMetrics(metrics, context, sockets)
  await missingServiceRoutes(app, clients.origins)
  apiDocsRoutes(app)
  shareCardRoutes(app, { ...context, dataDir })
  searchEngineRoutes(app, context)
  securityTxtRoute(app, { ...context, contact: config.operations.securityContact })

  if (options.distFolder !== undefined)
    await pageRoutes(app, {
      distFolder: options.distFolder,
      publicUrl,
      discountBadge: config.discountBadge,
      timeZone: context.timeZone,
      signIn: [
        ...(offersGoogle(config.identity) ? (['google'] as const) : []),
        ...(config.demo ? (['demo'] as const) : []),
        ...(offersPasskeys(config.identity) ? (['passkey'] as const) : []),
      ],
      buildPolicy: buildPagePolicy,
      subscribe: context.bus.subscribe,
      edge,
      rateLimits: context.rateLimits,
    })
  return app
}

/** In file storage, a user's own folder and, for a merchant, the shop's. */
function listOwnFolders({ id, role, shop_id }: Viewer): string[] {
  return shop_id && role === 'merchant' ? [id, shop_id] : [id]
}

function getAllowedOrigins(config: Config): ReadonlySet<string> {
  const local = ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${config.port}`)
  return new Set([...local, getListeningUrl(config), ...(config.publicUrl ? [config.publicUrl] : [])])
}

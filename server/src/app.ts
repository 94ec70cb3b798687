import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import type { DemoAccount } from '@mainstreet/contract/identity/user.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { cartRoutes } from './cart/routes.ts'
import { catalogRoutes } from './catalog/routes.ts'
import { type Config, listeningAddress } from './config.ts'
import { documentCalls } from './docs.ts'
import { authApi } from './identity/auth/auth-api.ts'
import { requireCsrf, requireSameSite } from './identity/csrf.ts'
import { googleOf } from './identity/google-of.ts'
import { openIdentity } from './identity/open-identity.ts'
import { openProvider } from './identity/open-provider.ts'
import { identityRoutes } from './identity/routes.ts'
import { openSessions } from './identity/sessions.ts'
import { sharedSecret } from './identity/store.ts'
import type { Viewer } from './identity/viewer.ts'
import { imageRoutes } from './images/routes.ts'
import { locationRoutes } from './location/routes.ts'
import { messageRoutes } from './messages/routes.ts'
import { orderRoutes } from './orders/routes.ts'
import type { Deps } from './platform/deps.ts'
import { notFound, Refusal } from './platform/errors.ts'
import { answer, answerFailures } from './platform/failures.ts'
import { secureHeaders } from './platform/headers.ts'
import { readJson } from './platform/json.ts'
import { logOptions } from './platform/log.ts'
import { mailboxPage } from './platform/mailbox.ts'
import { refuseOtherMethods } from './platform/methods.ts'
import { measure } from './platform/metrics.ts'
import { mounting } from './platform/mount.ts'
import { reportRoutes } from './reports/routes.ts'
import { demoAccounts } from './seed/demo-accounts.ts'
import { keepShops } from './shops/keep-shops.ts'
import { shopRoutes } from './shops/routes.ts'
import { webPages } from './web/pages.ts'

export const version = '0.1.0'

const mostBodyBytes = 4 * 1024 * 1024

export type AppOptions = Deps & {
  config: Config
  /** Where log lines go; undefined: the standard output. */
  log?: { write(line: string): void } | undefined
  /** Where the built pages lie; undefined serves the calls alone. */
  distFolder?: string | undefined
}

/** The whole program but its start and its end: everything meets here, and nowhere else. */
export async function buildApp({ config, distFolder, log, ...deps }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logOptions(config.logLevel, log) ?? false,
    bodyLimit: mostBodyBytes,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    genReqId: () => randomBytes(9).toString('base64url'),
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    frameworkErrors: (_fault, request, reply) => {
      answer(request, reply, new Refusal('bad_request', 'The address cannot be read'))
    },
  })
  answerFailures(app)
  readJson(app)
  app.setNotFoundHandler(async () => {
    throw notFound('Page')
  })
  await app.register(cookie)
  const { hosted } = config.identity
  await secureHeaders(app, config.publicUrl?.startsWith('https:') ?? false, hosted ? [hosted.url] : [])
  measure(app)
  const methods = refuseOtherMethods(app, ['/api/', `${config.identity.path}/`])

  const identity = await openIdentity(deps, config.identity)
  const sessions = openSessions(identity, config.demo)
  const csrfSecret = await sharedSecret(deps.db, 'csrf_secret', randomBytes(32).toString('base64url'))
  const origins = ownOrigins(config)
  const on = mounting<Viewer>(app, {
    viewerOf: sessions.viewerOf,
    requireOwnPage(request) {
      requireSameSite(origins, request)
      requireCsrf(csrfSecret, request)
    },
  })

  const accounts: readonly DemoAccount[] = config.demo ? demoAccounts : []
  const publicUrl = config.publicUrl ?? listeningAddress(config)
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
  locationRoutes(on)
  imageRoutes(app, { ...deps, dataDir: config.dataDir })
  shopRoutes(on, { ...deps, dataDir: config.dataDir })
  catalogRoutes(on, { ...deps, dataDir: config.dataDir })
  cartRoutes(on, deps)
  orderRoutes(on, deps)
  messageRoutes(on, deps)
  reportRoutes(app, on, { ...deps, version })
  documentCalls(app, version)
  methods.close()

  if (distFolder !== undefined)
    await webPages(app, {
      distFolder,
      publicUrl,
      subscribe: deps.bus.subscribe,
    })
  return app
}

function ownOrigins(config: Config): ReadonlySet<string> {
  const local = ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${config.port}`)
  return new Set([...local, listeningAddress(config), ...(config.publicUrl ? [config.publicUrl] : [])])
}

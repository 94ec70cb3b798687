import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import type { DemoAccount } from '@mainstreet/contract/identity/user.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { adminRoutes } from './admin/routes.ts'
import { cartRoutes } from './cart/routes.ts'
import { catalogRoutes } from './catalog/routes.ts'
import type { Config } from './config.ts'
import { documentCalls } from './docs.ts'
import { requireCsrf, requireSameSite } from './identity/csrf.ts'
import { identityRoutes } from './identity/routes.ts'
import { openSessions } from './identity/sessions.ts'
import { sharedSecret } from './identity/store.ts'
import type { Viewer } from './identity/viewer.ts'
import { type Outside, outside } from './images/fetch-remote.ts'
import { openPictures } from './images/pictures.ts'
import { imageRoutes } from './images/routes.ts'
import { locationRoutes } from './location/routes.ts'
import { messageRoutes } from './messages/routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { openBlobs } from './platform/blobs/blobs.ts'
import type { Deps } from './platform/deps.ts'
import { notFound, Refusal } from './platform/errors.ts'
import { answer, answerFailures } from './platform/failures.ts'
import { secureHeaders } from './platform/headers.ts'
import { readJson } from './platform/json.ts'
import { logOptions } from './platform/log.ts'
import { refuseOtherMethods } from './platform/methods.ts'
import { measure } from './platform/metrics.ts'
import { mounting } from './platform/mount.ts'
import { reportRoutes } from './reports/routes.ts'
import { demoAccounts } from './seed/demo-accounts.ts'
import { shopRoutes } from './shops/routes.ts'
import { storageRoutes } from './storage/routes.ts'
import { webPages } from './web/pages.ts'

export const version = '0.1.0'

const mostBodyBytes = 4 * 1024 * 1024

export type AppOptions = Deps & {
  config: Config
  /** Where the built pages lie; undefined serves the calls alone. */
  distFolder?: string | undefined
  /** Where pictures are fetched from; a test puts its own world here. */
  world?: Outside
}

/** The whole program but its start and its end: everything meets here, and nowhere else. */
export async function buildApp({
  config,
  distFolder,
  world = outside,
  ...deps
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logOptions(config.logLevel) ?? false,
    bodyLimit: mostBodyBytes,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    genReqId: () => randomBytes(9).toString('base64url'),
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
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
  await secureHeaders(app, config.publicUrl?.startsWith('https:') ?? false)
  measure(app)
  const methods = refuseOtherMethods(app)

  const sessions = openSessions(deps, config.demo)
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
  const secureCookies = config.publicUrl?.startsWith('https:') ?? false
  identityRoutes(on, { ...deps, sessions, csrfSecret, secureCookies, demoAccounts: accounts })
  locationRoutes(on)
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
  shopRoutes(on, { ...deps, pictures })
  catalogRoutes(on, { ...deps, pictures })
  cartRoutes(on, deps)
  orderRoutes(on, deps)
  messageRoutes(on, deps)
  adminRoutes(on, deps)
  reportRoutes(app, on, { ...deps, version })
  documentCalls(app, version)
  methods.close()

  if (distFolder !== undefined)
    await webPages(app, {
      distFolder,
      publicUrl: config.publicUrl ?? listeningAddress(config),
      subscribe: deps.bus.subscribe,
    })
  return app
}

export function listeningAddress({ host, port }: Config): string {
  return `http://${host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`
}

function ownOrigins(config: Config): ReadonlySet<string> {
  const local = ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${config.port}`)
  return new Set([...local, listeningAddress(config), ...(config.publicUrl ? [config.publicUrl] : [])])
}

import { storagePrefix } from '@mainstreet/contract/media/storage-paths.ts'
import { allowOrigins } from '@mainstreet/identity/routes/cors.ts'
import { limitByAddress } from '@mainstreet/platform/rate-limits/limit-by-address.ts'
import type { FastifyInstance } from 'fastify'
import { bucketRoutes } from './bucket-routes.ts'
import { downloadRoutes } from './download-routes.ts'
import { objectRoutes } from './object-routes.ts'
import { signRoutes } from './sign-routes.ts'
import { createSignedTokens } from './signed-tokens.ts'
import { createGetCaller, getStorageRate, type StorageAuth } from './storage-caller.ts'
import { configureStorageProtocol } from './storage-protocol.ts'
import type { StorageDeps } from './store-object.ts'
import { uploadRoutes } from './upload-routes.ts'

const isRead = (method: string) => method === 'GET' || method === 'HEAD'

/** Routes where a signed token or a public bucket replaces the session. */
function isPublicRoute(method: string, url: string): boolean {
  const path = url.startsWith(storagePrefix) ? url.slice(storagePrefix.length) : url
  if (path.startsWith('/object/public/') || path.startsWith('/object/info/public/')) return true
  if (path.startsWith('/render/image/public/')) return true
  const isSigned = isRead(method) && /^\/(object|render\/image)\/sign\//.test(path)
  return isSigned || (method === 'PUT' && path.startsWith('/object/upload/sign/'))
}

/** The Supabase Storage protocol, so that its client works with our server and with the hosted service. */
export async function storageRoutes(
  app: FastifyInstance,
  deps: StorageDeps,
  auth: StorageAuth,
  origins: readonly string[] | undefined,
) {
  await app.register(
    async (storage) => {
      await configureStorageProtocol(storage)
      allowOrigins(storage, origins)
      const limits = {
        reads: limitByAddress(deps.rateLimits, 'reads'),
        writes: limitByAddress(deps.rateLimits, 'writes'),
      }
      storage.addHook('onRequest', (request) => limits[getStorageRate(request)](request))
      const getCaller = createGetCaller(storage, auth, isPublicRoute, deps.rateLimits)
      bucketRoutes(storage, deps, getCaller)
      const { isSessionActive, policy } = auth
      const tokens = createSignedTokens(auth.secret, deps.now)
      const objectDeps = { ...deps, getCaller, isSessionActive, policy, tokens }
      for (const routes of [uploadRoutes, signRoutes, downloadRoutes, objectRoutes])
        routes(storage, objectDeps)
    },
    { prefix: storagePrefix },
  )
}

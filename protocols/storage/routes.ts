import { storagePrefix } from '@mainstreet/contract/media/storage-paths.ts'
import type { FastifyInstance } from 'fastify'
import type { Viewer } from '../../server/src/accounts/viewer.ts'
import { bucketRoutes } from './bucket-routes.ts'
import { objectRoutes } from './object-routes.ts'
import { createSignedTokens } from './signed-tokens.ts'
import { configureStorageProtocol, createGetViewer } from './storage-protocol.ts'
import type { StorageDeps } from './store-object.ts'

type StorageAuth = { viewerOf(token: string): Promise<Viewer | undefined>; secret: string }

/** Routes where a signed token or a public bucket replaces the session. */
function isPublicRoute(method: string, url: string): boolean {
  const path = url.startsWith(storagePrefix) ? url.slice(storagePrefix.length) : url
  if (path.startsWith('/object/public/') || path.startsWith('/object/info/public/')) return true
  const isSigned = method === 'GET' && path.startsWith('/object/sign/')
  return isSigned || (method === 'PUT' && path.startsWith('/object/upload/sign/'))
}

/** The Supabase Storage protocol, so that its client works with our server and with the hosted service. */
export async function storageRoutes(
  app: FastifyInstance,
  deps: StorageDeps,
  { viewerOf, secret }: StorageAuth,
) {
  await app.register(
    async (storage) => {
      await configureStorageProtocol(storage)
      const getViewer = createGetViewer(storage, viewerOf, isPublicRoute)
      bucketRoutes(storage, deps, getViewer)
      objectRoutes(storage, deps, getViewer, createSignedTokens(secret, deps.now))
    },
    { prefix: storagePrefix },
  )
}

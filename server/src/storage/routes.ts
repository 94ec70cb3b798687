import type { FastifyInstance } from 'fastify'
import type { Viewer } from '../identity/viewer.ts'
import { bucketRoutes } from './bucket-routes.ts'
import type { StorageDeps } from './keep-object.ts'
import { objectRoutes } from './object-routes.ts'
import { callerBy, speakProtocol } from './protocol.ts'
import { openSignedTokens } from './signed-tokens.ts'

type Identity = { viewerOf(token: string): Promise<Viewer | undefined>; secret: string }

/** The Supabase Storage protocol, so that its own client speaks to us as to the hosted service. */
export async function storageRoutes(app: FastifyInstance, deps: StorageDeps, { viewerOf, secret }: Identity) {
  await app.register(
    async (storage) => {
      await speakProtocol(storage)
      const caller = callerBy(viewerOf)
      bucketRoutes(storage, deps, caller)
      objectRoutes(storage, deps, caller, openSignedTokens(secret, deps.now))
    },
    { prefix: '/storage/v1' },
  )
}

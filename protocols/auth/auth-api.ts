import { bodies } from '@mainstreet/contract/limits.ts'
import type { FastifyInstance } from 'fastify'
import { readForms } from '../../server/src/platform/http/form-body.ts'
import type { AuthDeps } from './auth-deps.ts'
import type { Google } from './oauth/google-provider.ts'
import { adminCalls } from './routes/auth-admin-routes.ts'
import { answerAuthFailures } from './routes/auth-error-handler.ts'
import { allowOrigins } from './routes/cors.ts'
import { aboutCalls } from './routes/discovery-routes.ts'
import { oauthCalls } from './routes/oauth-routes.ts'
import { publicCalls } from './routes/public-routes.ts'
import { userCalls } from './routes/user-routes.ts'
import { verifyCalls } from './routes/verify-routes.ts'

/** The identity module: the Supabase Auth protocol under one path. */
export async function authApi(
  app: FastifyInstance,
  deps: AuthDeps,
  google: Google | undefined,
): Promise<void> {
  await app.register(
    async (inside) => {
      inside.addHook('onRoute', (route) => {
        route.bodyLimit = bodies.usualBytes
      })
      answerAuthFailures(inside)
      readForms(inside)
      allowOrigins(inside, deps.settings.origins)
      aboutCalls(inside, deps)
      publicCalls(inside, deps)
      verifyCalls(inside, deps)
      userCalls(inside, deps)
      oauthCalls(inside, deps, google)
      adminCalls(inside, deps)
    },
    { prefix: deps.settings.path },
  )
}

import { bodyLimits } from '@mainstreet/contract/http-limits.ts'
import { registerFormParser } from '@mainstreet/platform/http/form-body.ts'
import type { FastifyInstance } from 'fastify'
import type { AuthDeps } from './auth-deps.ts'
import { createGoogleProvider, type GoogleSettings } from './oauth/google-provider.ts'
import { authAdminRoutes } from './routes/auth-admin-routes.ts'
import { setAuthErrorHandler } from './routes/auth-error-handler.ts'
import { allowOrigins } from './routes/cors.ts'
import { discoveryRoutes } from './routes/discovery-routes.ts'
import { factorRoutes } from './routes/factor-routes.ts'
import { oauthRoutes } from './routes/oauth-routes.ts'
import { passkeyRoutes } from './routes/passkey-routes.ts'
import { publicRoutes } from './routes/public-routes.ts'
import { userRoutes } from './routes/user-routes.ts'
import { verifyRoutes } from './routes/verify-routes.ts'

/** The auth module: the Supabase Auth protocol under one path. */
export async function registerAuthApi(
  app: FastifyInstance,
  deps: AuthDeps,
  google: GoogleSettings | undefined,
  origins: readonly string[] | undefined,
): Promise<void> {
  await app.register(
    async (authScope) => {
      authScope.addHook('onRoute', (route) => {
        route.bodyLimit = bodyLimits.defaultBytes
      })
      authScope.addHook('onClose', deps.signInLog.flush)
      setAuthErrorHandler(authScope)
      registerFormParser(authScope)
      allowOrigins(authScope, origins)
      discoveryRoutes(authScope, deps)
      publicRoutes(authScope, deps)
      verifyRoutes(authScope, deps)
      userRoutes(authScope, deps)
      factorRoutes(authScope, deps)
      passkeyRoutes(authScope, deps)
      oauthRoutes(authScope, deps, google && createGoogleProvider(google))
      authAdminRoutes(authScope, deps)
    },
    { prefix: deps.settings.path },
  )
}

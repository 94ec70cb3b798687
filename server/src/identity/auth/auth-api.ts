import { bodies } from '@mainstreet/contract/limits.ts'
import type { FastifyInstance } from 'fastify'
import { readForms } from '../../platform/form-body.ts'
import { aboutCalls } from './about-calls.ts'
import { adminCalls } from './admin-calls.ts'
import { answerAuthFailures } from './answer-auth-failures.ts'
import type { AuthDeps } from './auth-deps.ts'
import { allowOrigins } from './cors.ts'
import type { Google } from './google.ts'
import { oauthCalls } from './oauth-calls.ts'
import { publicCalls } from './public-calls.ts'
import { userCalls } from './user-calls.ts'
import { verifyCalls } from './verify-calls.ts'

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

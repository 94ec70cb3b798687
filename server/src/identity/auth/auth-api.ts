import type { FastifyInstance } from 'fastify'
import { adminCalls } from './admin-calls.ts'
import { answerAuthFailures } from './answer-auth-failures.ts'
import type { AuthDeps } from './auth-deps.ts'
import { allowOrigins } from './cors.ts'
import { publicCalls } from './public-calls.ts'
import { userCalls } from './user-calls.ts'

const mostBodyBytes = 1024 * 1024

/** The identity module: the Supabase Auth protocol under one path. */
export async function authApi(app: FastifyInstance, deps: AuthDeps): Promise<void> {
  await app.register(
    async (inside) => {
      inside.addHook('onRoute', (route) => {
        route.bodyLimit = mostBodyBytes
      })
      answerAuthFailures(inside)
      allowOrigins(inside, deps.settings.origins)
      publicCalls(inside, deps)
      userCalls(inside, deps)
      adminCalls(inside, deps)
    },
    { prefix: deps.settings.path },
  )
}

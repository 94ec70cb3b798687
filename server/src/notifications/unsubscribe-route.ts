import { routes } from '@mainstreet/contract/routes.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { registerRawParser } from '@mainstreet/platform/http/raw-body.ts'
import type { CallRateLimits } from '@mainstreet/platform/rate-limits/call-rate-limits.ts'
import type { FastifyInstance } from 'fastify'
import { setEmailSubscription } from './email-subscriptions.ts'

type UnsubscribeDeps = { db: Queryable; unsubscribeSecret: string; rateLimits: CallRateLimits }

/** A form with the field `List-Unsubscribe=One-Click`; the link alone decides. */
const maxBodyBytes = 2048

/** RFC 8058: the mail program of the user posts to the link in the header of the email, without a session. */
export function registerUnsubscribeRoute(app: FastifyInstance, deps: UnsubscribeDeps): void {
  app.register(async (scope) => {
    registerRawParser(scope)
    scope.post<{ Params: { event: string; token: string } }>(
      routes.emailSubscription.path,
      {
        bodyLimit: maxBodyBytes,
        onRequest: async ({ ip }) => deps.rateLimits.consume('links', { ip }),
      },
      async ({ params }, reply) => {
        await setEmailSubscription(deps, params, false)
        return reply.header('cache-control', 'no-store').code(204).send()
      },
    )
  })
}

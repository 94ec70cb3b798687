import { getBearerToken } from '@mainstreet/platform/http/handle-call.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { requireNotDemoAccount } from '../accounts/create-demo-account.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import { enforceRateLimit } from '../enforce-rate-limit.ts'
import { type AuthenticatedAccount, requireSession } from '../sessions/require-session.ts'

type OwnerCheck = (request: FastifyRequest, reply: FastifyReply) => Promise<AuthenticatedAccount>

/** For the routes of second factors and passkeys. */
export function createOwnerChecks(deps: AuthDeps) {
  /** Of an account that is one person's own. */
  const requireOwner: OwnerCheck = async (request, reply) => {
    const signedIn = await requireSession(deps, getBearerToken(request))
    reply.header('cache-control', 'no-store')
    if (signedIn.account.is_anonymous)
      throw new AuthError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions')
    requireNotDemoAccount(deps, signedIn.account.id)
    return signedIn
  }

  /** For a change, as each can send the owner an email. */
  const requireOwnerWithinRate: OwnerCheck = async (request, reply) => {
    const signedIn = await requireOwner(request, reply)
    await enforceRateLimit(deps, `factors ${signedIn.account.id}`, deps.settings.rateLimits.calls)
    return signedIn
  }

  return { requireOwner, requireOwnerWithinRate }
}

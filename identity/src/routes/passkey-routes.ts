import { isUuid } from '@mainstreet/contract/uuid.ts'
import { getBearerToken } from '@mainstreet/platform/http/handle-call.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AuthDeps } from '../auth-deps.ts'
import { validationError } from '../auth-error.ts'
import { enforceCallRateLimit, enforceRateLimit } from '../enforce-rate-limit.ts'
import {
  listPasskeysOf,
  passkeyNotFoundError,
  removePasskey,
  renamePasskey,
} from '../passkeys/manage-passkeys.ts'
import { registerPasskey, startPasskeyRegistration } from '../passkeys/register-passkey.ts'
import { signInWithPasskey, startPasskeySignIn } from '../passkeys/sign-in-with-passkey.ts'
import { requireSession } from '../sessions/require-session.ts'
import { getCaller, parseAuthBody } from './auth-request.ts'
import { createOwnerChecks } from './owner-checks.ts'

/** Sign-in by passkey, and the passkeys of the signed-in user. */
export function passkeyRoutes(app: FastifyInstance, deps: AuthDeps): void {
  const { requireOwnerWithinRate } = createOwnerChecks(deps)

  app.post('/passkeys/authentication/options', async (request, reply) => {
    await enforceCallRateLimit(deps, request, 'calls')
    reply.header('cache-control', 'no-store')
    return startPasskeySignIn(deps)
  })

  app.post('/passkeys/authentication/verify', async (request, reply) => {
    await enforceCallRateLimit(deps, request, 'verify')
    reply.header('cache-control', 'no-store')
    return signInWithPasskey(deps, parsePasskeyResponse(request), getCaller(request))
  })

  app.post('/passkeys/registration/options', async (request, reply) =>
    startPasskeyRegistration(deps, await requireOwnerWithinRate(request, reply)),
  )

  app.post('/passkeys/registration/verify', async (request, reply) => {
    const signedIn = await requireOwnerWithinRate(request, reply)
    return registerPasskey(deps, signedIn, parsePasskeyResponse(request))
  })

  app.get('/passkeys', { exposeHeadRoute: false }, async (request, reply) => {
    const { account } = await requireSession(deps, getBearerToken(request))
    reply.header('cache-control', 'no-store')
    await enforceRateLimit(deps, `passkeys ${account.id}`, deps.settings.rateLimits.tokens)
    return listPasskeysOf(deps, account.id)
  })

  app.patch('/passkeys/:id', async (request, reply) => {
    const signedIn = await requireOwnerWithinRate(request, reply)
    const id = parsePasskeyId(request)
    return renamePasskey(deps, signedIn, id, parseAuthBody(request).friendly_name ?? '')
  })

  app.delete('/passkeys/:id', async (request, reply) => {
    const signedIn = await requireOwnerWithinRate(request, reply)
    await removePasskey(deps, signedIn, parsePasskeyId(request))
    return reply.code(204).send()
  })
}

function parsePasskeyResponse(request: FastifyRequest) {
  const { challenge_id: challengeId, credential } = parseAuthBody(request)
  if (!challengeId) throw validationError('challenge_id is required')
  if (!credential) throw validationError('credential is required')
  if (!isUuid(challengeId)) throw validationError('challenge_id must be a valid UUID')
  return { challengeId, credential }
}

export function parsePasskeyId(request: FastifyRequest, name = 'id'): string {
  const id = (request.params as Record<string, string>)[name] ?? ''
  if (!isUuid(id)) throw passkeyNotFoundError()
  return id.toLowerCase()
}

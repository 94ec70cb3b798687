import { isUuid } from '@mainstreet/contract/uuid.ts'
import { getBearerToken } from '@mainstreet/platform/http/handle-call.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requireNotDemoAccount } from '../accounts/create-demo-account.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthError, validationError } from '../auth-error.ts'
import { enforceCallRateLimit, enforceRateLimit } from '../enforce-rate-limit.ts'
import { enrollFactor } from '../factors/enroll-factor.ts'
import {
  createRecoveryCodes,
  getRecoveryCodeStatus,
  removeRecoveryCodes,
  replaceRecoveryCodes,
  verifyRecoveryCode,
} from '../factors/recovery-codes.ts'
import { unenrollFactor } from '../factors/remove-factors.ts'
import { challengeFactor, verifyFactor } from '../factors/verify-factor.ts'
import { type AuthenticatedAccount, requireSession } from '../sessions/require-session.ts'
import { type AuthBody, parseAuthBody } from './auth-request.ts'

/** The second factors of the signed-in user. */
export function factorRoutes(app: FastifyInstance, deps: AuthDeps): void {
  const { settings } = deps

  /** Of an account that is one person's own. */
  const requireOwner = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<AuthenticatedAccount> => {
    const signedIn = await requireSession(deps, getBearerToken(request))
    reply.header('cache-control', 'no-store')
    if (signedIn.account.is_anonymous)
      throw new AuthError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions')
    requireNotDemoAccount(deps, signedIn.account.id)
    return signedIn
  }

  /** For a change, as each can send the owner an email. */
  const requireOwnerWithinRate = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<AuthenticatedAccount> => {
    const signedIn = await requireOwner(request, reply)
    await enforceRateLimit(deps, `factors ${signedIn.account.id}`, settings.rateLimits.calls)
    return signedIn
  }

  app.post('/factors', async (request, reply) => {
    const signedIn = await requireOwnerWithinRate(request, reply)
    const body = parseAuthBody(request)
    requireEnabledType(body)
    const issuer = body.issuer || undefined
    return enrollFactor(deps, signedIn, { friendlyName: body.friendly_name ?? '', issuer })
  })

  app.get('/factors/recovery-codes', { exposeHeadRoute: false }, async (request, reply) =>
    getRecoveryCodeStatus(deps, await requireOwner(request, reply)),
  )

  app.post('/factors/recovery-codes', async (request, reply) => {
    const signedIn = await requireOwnerWithinRate(request, reply)
    return createRecoveryCodes(deps, signedIn, parseAuthBody(request).friendly_name || undefined)
  })

  app.post('/factors/recovery-codes/regenerate', async (request, reply) =>
    replaceRecoveryCodes(deps, await requireOwnerWithinRate(request, reply)),
  )

  app.post('/factors/recovery-codes/verify', async (request, reply) => {
    await enforceCallRateLimit(deps, request, 'verify')
    const signedIn = await requireOwner(request, reply)
    return verifyRecoveryCode(deps, signedIn, parseAuthBody(request).code ?? '')
  })

  app.delete('/factors/recovery-codes', async (request, reply) =>
    removeRecoveryCodes(deps, await requireOwnerWithinRate(request, reply)),
  )

  app.post('/factors/:id/challenge', async (request, reply) => {
    await enforceCallRateLimit(deps, request, 'verify')
    const signedIn = await requireOwner(request, reply)
    return challengeFactor(deps, signedIn, parseFactorId(request))
  })

  app.post('/factors/:id/verify', async (request, reply) => {
    await enforceCallRateLimit(deps, request, 'verify')
    const signedIn = await requireOwner(request, reply)
    const body = parseAuthBody(request)
    if (!body.code) throw validationError('Code needs to be non-empty')
    const challengeId = body.challenge_id ?? ''
    if (!isUuid(challengeId)) throw validationError('challenge_id must be an UUID')
    return verifyFactor(deps, signedIn, parseFactorId(request), { challengeId, code: body.code })
  })

  app.delete('/factors/:id', async (request, reply) => {
    const signedIn = await requireOwnerWithinRate(request, reply)
    const id = parseFactorId(request)
    await unenrollFactor(deps, signedIn, id)
    return { id }
  })
}

function requireEnabledType({ factor_type }: AuthBody): void {
  switch (factor_type) {
    case 'totp':
      return
    case 'phone':
      throw new AuthError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')
    case 'webauthn':
      throw new AuthError(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn')
    default:
      throw validationError('factor_type needs to be totp, phone, or webauthn')
  }
}

export function parseFactorId(request: FastifyRequest, name = 'id'): string {
  const id = (request.params as Record<string, string>)[name] ?? ''
  if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID')
  return id.toLowerCase()
}

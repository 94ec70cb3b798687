import type { SignInMethod } from '@mainstreet/contract/accounts/sign-in-attempt.ts'
import { isUuid } from '@mainstreet/contract/uuid.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthError, validationError } from '../auth-error.ts'
import { enforceCallRateLimit } from '../enforce-rate-limit.ts'
import { challengeSecurityKey, enrollSecurityKey } from '../factors/challenge-security-key.ts'
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
import { verifySecurityKey } from '../factors/verify-security-key.ts'
import type { AuthenticatedAccount } from '../sessions/require-session.ts'
import { getSignInOwner, recordingFailure } from '../sign-ins/record-failure.ts'
import type { ClaimedParty } from '../webauthn/relying-party.ts'
import { type AuthBody, getCaller, parseAuthBody } from './auth-request.ts'
import { createOwnerChecks } from './owner-checks.ts'

/** The second factors of the signed-in user. */
export function factorRoutes(app: FastifyInstance, deps: AuthDeps): void {
  const { requireOwner, requireOwnerWithinRate } = createOwnerChecks(deps)

  async function recorded<Result>(
    request: FastifyRequest,
    { account }: AuthenticatedAccount,
    method: SignInMethod,
    work: Promise<Result>,
  ): Promise<Result> {
    const caller = getCaller(request)
    const signIn = { method, owner: getSignInOwner(account) }
    const result = await recordingFailure(deps, signIn, caller, work)
    deps.signInLog.recordSuccess(signIn, caller)
    return result
  }

  app.post('/factors', async (request, reply) => {
    const signedIn = await requireOwnerWithinRate(request, reply)
    const body = parseAuthBody(request)
    requireEnabledType(body)
    if (body.factor_type === 'webauthn') return enrollSecurityKey(deps, signedIn, body.friendly_name ?? '')
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
    return recorded(
      request,
      signedIn,
      'recovery_code',
      verifyRecoveryCode(deps, signedIn, parseAuthBody(request).code ?? ''),
    )
  })

  app.delete('/factors/recovery-codes', async (request, reply) =>
    removeRecoveryCodes(deps, await requireOwnerWithinRate(request, reply)),
  )

  app.post('/factors/:id/challenge', async (request, reply) => {
    await enforceCallRateLimit(deps, request, 'verify')
    const signedIn = await requireOwner(request, reply)
    const id = parseFactorId(request)
    if (isSecurityKey(signedIn, id))
      return challengeSecurityKey(deps, signedIn, id, parseClaimedParty(parseAuthBody(request)))
    return challengeFactor(deps, signedIn, id)
  })

  app.post('/factors/:id/verify', async (request, reply) => {
    await enforceCallRateLimit(deps, request, 'verify')
    const signedIn = await requireOwner(request, reply)
    const id = parseFactorId(request)
    const body = parseAuthBody(request)
    const isKey = isSecurityKey(signedIn, id)
    if (!isKey && !body.code) throw validationError('Code needs to be non-empty')
    const challengeId = body.challenge_id ?? ''
    if (!isUuid(challengeId)) throw validationError('challenge_id must be an UUID')
    const raised = isKey
      ? verifySecurityKey(deps, signedIn, id, { challengeId, ...parseKeyResponse(body) })
      : verifyFactor(deps, signedIn, id, { challengeId, code: body.code ?? '' })
    // the first code sets the factor up
    if (!isVerified(signedIn, id)) return raised
    return recorded(request, signedIn, isKey ? 'security_key' : 'authenticator_app', raised)
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
    case 'webauthn':
      return
    case 'phone':
      throw new AuthError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')
    default:
      throw validationError('factor_type needs to be totp, phone, or webauthn')
  }
}

const isVerified = ({ account }: AuthenticatedAccount, id: string) =>
  account.factors.some((factor) => factor.id === id && factor.status === 'verified')

const isSecurityKey = ({ account }: AuthenticatedAccount, id: string) =>
  account.factors.some((factor) => factor.id === id && factor.factor_type === 'webauthn')

function parseClaimedParty({ webauthn }: AuthBody): ClaimedParty {
  return {
    rpId: webauthn?.rpId ?? webauthn?.rp_id ?? undefined,
    rpOrigins: webauthn?.rpOrigins ?? webauthn?.rp_origins ?? undefined,
  }
}

function parseKeyResponse(body: AuthBody) {
  const { webauthn } = body
  if (!webauthn) throw validationError('WebAuthn config required')
  const { type, credential_response } = webauthn
  if (type !== 'create' && type !== 'request')
    throw validationError('WebAuthn type must be create or request')
  if (!credential_response) throw validationError('credential_response required')
  return { ...parseClaimedParty(body), type, credentialResponse: credential_response } as const
}

export function parseFactorId(request: FastifyRequest, name = 'id'): string {
  const id = (request.params as Record<string, string>)[name] ?? ''
  if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID')
  return id.toLowerCase()
}

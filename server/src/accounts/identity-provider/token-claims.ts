import { isCanonicalUuid } from '@mainstreet/contract/uuid.ts'
import { toLookupEmail } from '@mainstreet/identity/accounts/email-address.ts'
import type { AuthDeps } from '@mainstreet/identity/auth-deps.ts'
import { AuthError } from '@mainstreet/identity/auth-error.ts'
import type { HostedProject } from '@mainstreet/identity/auth-settings.ts'
import { verifyAccessToken } from '@mainstreet/identity/sessions/access-token.ts'
import type { Amr } from '@mainstreet/identity/sessions/sessions-store.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import { createRemoteJWKSet, decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose'
import { z } from 'zod'

/** What a verified token says about a user: the id, the session and the metadata of the provider. */
export type UserClaims = {
  sub: string
  sessionId: string
  issuedAt: Date
  expiresAt: Date
  /** Whether its session had proved a second factor when the token was issued. */
  isSecondLevel: boolean
  email: string
  metadata: Record<string, unknown>
  authentications: Amr[]
}

/** Undefined when the token is invalid. */
export type ClaimsReader = (token: string) => Promise<UserClaims | undefined>

export function createClaimsReader(deps: AuthDeps): ClaimsReader {
  const { hostedProject } = deps.settings
  const read = hostedProject
    ? createHostedClaimsReader(hostedProject, deps.now)
    : createLocalClaimsReader(deps)
  return async (token) => {
    const claims = await read(token)
    return claims && toUserClaims(claims)
  }
}

type PayloadReader = (token: string) => Promise<JWTPayload | undefined>

function createLocalClaimsReader(deps: AuthDeps): PayloadReader {
  return (token) =>
    verifyAccessToken(deps, token).catch((error: unknown) => {
      if (error instanceof AuthError) return undefined
      throw error
    })
}

const invalidTokenErrors = [
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
]

function createHostedClaimsReader(hosted: HostedProject, now: () => Date): PayloadReader {
  const keys = createRemoteJWKSet(new URL(`${hosted.url}/auth/v1/.well-known/jwks.json`), {
    timeoutDuration: 4000,
    cooldownDuration: 10_000,
  })
  const secret = hosted.jwtSecret === undefined ? undefined : new TextEncoder().encode(hosted.jwtSecret)
  const checks = () => ({
    issuer: `${hosted.url}/auth/v1`,
    audience: 'authenticated',
    requiredClaims: ['exp', 'sub'],
    currentDate: now(),
  })
  return async (token) => {
    try {
      // the header only selects between the project's keys and its secret, each with its own algorithms
      if (decodeProtectedHeader(token).alg !== 'HS256')
        return (await jwtVerify(token, keys, { ...checks(), algorithms: ['ES256', 'RS256'] })).payload
      if (!secret) return undefined
      return (await jwtVerify(token, secret, { ...checks(), algorithms: ['HS256'] })).payload
    } catch (error) {
      if (invalidTokenErrors.some((kind) => error instanceof kind)) return undefined
      if (error instanceof TypeError && error.message.includes('Protected Header')) return undefined
      // the keys cannot be fetched: the token may be valid, so the caller must not be signed out
      throw new ApiError('unavailable', (m) => m.errors.accounts.signInUnavailable, {
        cause: error,
        retryAfterSeconds: 5,
      })
    }
  }
}

const authentications = z.array(z.object({ method: z.string(), timestamp: z.number() }))

/** Service and anonymous keys are tokens too, but belong to no user. */
function toUserClaims(claims: JWTPayload): UserClaims | undefined {
  const {
    sub,
    session_id,
    role,
    iat = 0,
    exp,
    aal,
    email,
    user_metadata,
    amr,
  } = claims as JWTPayload & Record<string, unknown>
  if (role !== 'authenticated' || !sub || !isCanonicalUuid(sub) || !exp) return undefined
  if (typeof session_id !== 'string' || !isCanonicalUuid(session_id)) return undefined
  return {
    sub,
    sessionId: session_id,
    issuedAt: new Date(iat * 1000),
    expiresAt: new Date(exp * 1000),
    isSecondLevel: aal === 'aal2',
    email: typeof email === 'string' ? toLookupEmail(email) : '',
    metadata: (user_metadata ?? {}) as Record<string, unknown>,
    authentications: authentications.safeParse(amr).data ?? [],
  }
}

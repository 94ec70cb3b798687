import { decodeJwt, decodeProtectedHeader, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { type Account, getAppMetadata } from '../accounts/account.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import { getAssuranceLevel } from './assurance-level.ts'
import type { SessionRow } from './sessions-store.ts'

export type AccessTokenClaims = {
  sub?: string
  role?: string
  session_id?: string
  exp?: number
  aal?: string
}

/** The `aud` claim of user tokens. Service tokens have a role, but no audience and no subject. */
const audience = 'authenticated'
const anonymousRole = 'anon'
const serviceRoles = new Set(['service_role', 'supabase_admin'])

/** What of a session is in its access tokens. */
export type TokenSession = Pick<SessionRow, 'id' | 'amr' | 'factor_id'>

export async function signAccessToken(
  { signingKeys, settings, now }: AuthDeps,
  account: Account,
  session: TokenSession,
): Promise<{ token: string; expiresAt: number; expiresIn: number }> {
  const key = await signingKeys.current()
  const issuedAt = Math.floor(now().getTime() / 1000)
  const expiresIn = settings.accessTokenLifetimeMs / 1000
  const claims = {
    email: account.email,
    phone: account.phone ?? '',
    app_metadata: getAppMetadata(account),
    user_metadata: account.user_metadata,
    role: 'authenticated',
    aal: getAssuranceLevel(session),
    amr: session.amr,
    session_id: session.id,
    is_anonymous: account.is_anonymous,
  }
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: key.alg, kid: key.kid, typ: 'JWT' })
    .setIssuer(settings.url)
    .setSubject(account.id)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + expiresIn)
    .sign(key.signKey)
  return { token, expiresAt: issuedAt + expiresIn, expiresIn }
}

/** The claims of a token signed by us or with the trusted secret. */
export async function verifyAccessToken(deps: AuthDeps, token: string): Promise<AccessTokenClaims> {
  try {
    const claims = await verifyToken(deps, token)
    if (!isKey(claims) && claims.aud !== audience)
      throw new errors.JWTClaimValidationFailed('unexpected "aud" claim value', claims, 'aud')
    return claims
  } catch (error) {
    if (!(error instanceof errors.JOSEError) && !(error instanceof TypeError)) throw error
    throw badJwtError(`unable to parse or verify signature, ${error.message}`, error)
  }
}

async function verifyToken(
  { signingKeys, settings, now }: AuthDeps,
  token: string,
): Promise<JWTPayload & AccessTokenClaims> {
  const { alg, kid } = decodeProtectedHeader(token)
  const currentDate = now()
  // the header only selects among our own keys, each bound to one algorithm
  if (alg === 'HS256' && settings.trustedJwtSecret !== undefined) {
    const secret = new TextEncoder().encode(settings.trustedJwtSecret)
    return (await jwtVerify(token, secret, { algorithms: ['HS256'], currentDate, requiredClaims: ['exp'] }))
      .payload
  }
  const key = typeof kid === 'string' ? await signingKeys.find(kid) : undefined
  if (!key) throw new errors.JWKSNoMatchingKey()
  const checks = { algorithms: [key.alg], currentDate, requiredClaims: ['exp'] }
  const userChecks = { ...checks, issuer: settings.url, audience, requiredClaims: ['exp', 'sub'] }
  // keys of services and of the public are issued by the operator: they name no user and no audience
  const isUserToken = !isKey(decodeJwt<AccessTokenClaims>(token))
  return (await jwtVerify(token, key.verifyKey, isUserToken ? userChecks : checks)).payload
}

function badJwtError(reason: string, cause?: unknown): AuthError {
  return new AuthError(403, 'bad_jwt', `invalid JWT: ${reason}`, { cause })
}

/** A token of a service or of the public. */
function isKey(claims: AccessTokenClaims): boolean {
  return isServiceToken(claims) || claims.role === anonymousRole
}

export function isServiceToken({ role }: AccessTokenClaims): boolean {
  return serviceRoles.has(role ?? '')
}

/** What a token without a user stands for: a service of the operator, or the public. */
export type KeyHolder = { role: 'service' | 'anonymous'; expiresAtMs: number }

/** Undefined for a token of a user and for an invalid one. */
export async function findKeyHolder(deps: AuthDeps, token: string): Promise<KeyHolder | undefined> {
  const { anonKey, hostedProject } = deps.settings
  if (token === (hostedProject?.anonKey ?? anonKey))
    return { role: 'anonymous', expiresAtMs: Number.POSITIVE_INFINITY }
  const claims = await verifyAccessToken(deps, token).catch((error: unknown) => {
    if (error instanceof AuthError) return undefined
    throw error
  })
  if (!claims?.exp) return undefined
  const expiresAtMs = claims.exp * 1000
  if (isServiceToken(claims)) return { role: 'service', expiresAtMs }
  return claims.role === anonymousRole ? { role: 'anonymous', expiresAtMs } : undefined
}

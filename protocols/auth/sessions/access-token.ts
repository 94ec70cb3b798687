import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { type Account, appMetadataOf } from '../accounts/account.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthRefusal } from '../auth-error.ts'
import type { Amr } from './sessions-store.ts'

export type Claims = {
  sub?: string
  role?: string
  session_id?: string
  exp?: number
  amr?: Amr[]
}

/** Under `aud`, for people. Service tokens have a role, and neither audience nor subject. */
const audience = 'authenticated'
const serviceRoles = new Set(['service_role', 'supabase_admin'])

export async function signAccessToken(
  { keys, settings, now }: AuthDeps,
  account: Account,
  session: { id: string; amr: Amr[] },
): Promise<{ token: string; expiresAt: number; expiresIn: number }> {
  const key = await keys.current()
  const issuedAt = Math.floor(now().getTime() / 1000)
  const expiresIn = settings.tokenLifeMs / 1000
  const claims = {
    email: account.email,
    phone: '',
    app_metadata: appMetadataOf(account),
    user_metadata: account.user_metadata,
    role: 'authenticated',
    aal: 'aal1',
    amr: session.amr,
    session_id: session.id,
    is_anonymous: false,
  }
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: key.alg, kid: key.kid, typ: 'JWT' })
    .setIssuer(settings.url)
    .setSubject(account.id)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + expiresIn)
    .sign(key.sign)
  return { token, expiresAt: issuedAt + expiresIn, expiresIn }
}

/** The claims of a token that we or the holder of the trusted secret have signed. */
export async function readAccessToken(deps: AuthDeps, token: string): Promise<Claims> {
  try {
    const claims = await verified(deps, token)
    if (!isService(claims) && claims.aud !== audience)
      throw new errors.JWTClaimValidationFailed('unexpected "aud" claim value', claims, 'aud')
    return claims
  } catch (fault) {
    if (!(fault instanceof errors.JOSEError) && !(fault instanceof TypeError)) throw fault
    throw badJwt(`unable to parse or verify signature, ${fault.message}`, fault)
  }
}

async function verified({ keys, settings, now }: AuthDeps, token: string): Promise<JWTPayload & Claims> {
  const { alg, kid } = decodeProtectedHeader(token)
  const currentDate = now()
  // the header only chooses among our own keys, each bound to its one algorithm
  if (alg === 'HS256' && settings.trustedSecret !== undefined) {
    const secret = new TextEncoder().encode(settings.trustedSecret)
    return (await jwtVerify(token, secret, { algorithms: ['HS256'], currentDate, requiredClaims: ['exp'] }))
      .payload
  }
  const key = typeof kid === 'string' ? await keys.find(kid) : undefined
  if (!key) throw new errors.JWKSNoMatchingKey()
  const checks = { algorithms: [key.alg], issuer: settings.url, audience, requiredClaims: ['exp', 'sub'] }
  return (await jwtVerify(token, key.verify, { ...checks, currentDate })).payload
}

function badJwt(why: string, cause?: unknown): AuthRefusal {
  return new AuthRefusal(403, 'bad_jwt', `invalid JWT: ${why}`, { cause })
}

export function isService({ role }: Claims): boolean {
  return serviceRoles.has(role ?? '')
}

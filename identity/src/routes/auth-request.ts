// for its types: the app that serves these routes registers the plugin
import type {} from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Caller } from '../auth-deps.ts'
import { validationError } from '../auth-error.ts'
import type { AuthSettings } from '../auth-settings.ts'
import type { RedirectTarget } from '../email/send-token-email.ts'
import { parseChallenge } from '../oauth/pkce.ts'
import { resolveRedirectUrl } from '../oauth/redirects.ts'
import { deviceCookie } from '../sessions/known-devices.ts'

const optionalText = z.string().max(5000).nullish()
const optionalMetadata = z.record(z.string(), z.unknown()).nullish()

/** Versions of the client differ in the case of the names. */
const webauthnBody = z.object({
  type: optionalText,
  rpId: optionalText,
  rp_id: optionalText,
  rpOrigins: z.array(z.string().max(5000)).max(100).nullish(),
  rp_origins: z.array(z.string().max(5000)).max(100).nullish(),
  credential_response: z.unknown().optional(),
})

/** Every field of any body of the protocol; unknown fields are ignored. */
const authBody = z
  .object({
    email: optionalText,
    phone: optionalText,
    channel: optionalText,
    password: optionalText,
    current_password: optionalText,
    nonce: optionalText,
    data: optionalMetadata,
    app_metadata: optionalMetadata,
    user_metadata: optionalMetadata,
    refresh_token: optionalText,
    auth_code: optionalText,
    code_verifier: optionalText,
    code_challenge: optionalText,
    code_challenge_method: optionalText,
    create_user: z.boolean().nullish(),
    type: optionalText,
    token: optionalText,
    token_hash: optionalText,
    redirect_to: optionalText,
    email_confirm: z.boolean().nullish(),
    ban_duration: optionalText,
    new_email: optionalText,
    id: optionalText,
    role: optionalText,
    friendly_name: optionalText,
    factor_type: optionalText,
    challenge_id: optionalText,
    code: optionalText,
    issuer: optionalText,
    provider: optionalText,
    webauthn: webauthnBody.nullish(),
    credential: z.unknown().optional(),
  })
  .default({})

export type AuthBody = z.output<typeof authBody>

export function parseAuthBody(request: FastifyRequest): AuthBody {
  const parsed = authBody.safeParse(request.body ?? {})
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw validationError(`${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'cannot be read'}`)
}

export function getQuery(request: FastifyRequest): Record<string, string | undefined> {
  const query = request.query as Record<string, string | string[] | undefined>
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  )
}

export function getCaller(request: FastifyRequest): Caller {
  return {
    ip: request.ip,
    userAgent: String(request.headers['user-agent'] ?? ''),
    device: request.cookies[deviceCookie],
    log: request.log,
  }
}

/** From the query, else the header of the same name, else the referer; the site URL if it is not allowed. */
export function getRedirectUrl(
  settings: AuthSettings,
  request: FastifyRequest,
  bodyRedirect?: string | null,
): string {
  const { redirect_to } = getQuery(request)
  const { redirect_to: header, referer } = request.headers
  return resolveRedirectUrl(settings, String(bodyRedirect ?? redirect_to ?? header ?? referer ?? ''))
}

export function getRedirectTarget(
  settings: AuthSettings,
  request: FastifyRequest,
  body: AuthBody,
): RedirectTarget {
  return { redirectTo: getRedirectUrl(settings, request), challenge: parseChallenge(body) }
}

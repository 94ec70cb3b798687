import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Caller } from '../auth-deps.ts'
import { invalid } from '../auth-error.ts'
import type { IdentitySettings } from '../auth-settings.ts'
import type { Return } from '../email/send-token-email.ts'
import { challengeOf } from '../oauth/pkce.ts'
import { returnAddress } from '../oauth/redirects.ts'

const text = z.string().max(5000).nullish()
const metadata = z.record(z.string(), z.unknown()).nullish()

/** Every field that a body of the protocol may carry; what is not asked for is left alone. */
const body = z
  .object({
    email: text,
    phone: text,
    password: text,
    current_password: text,
    nonce: text,
    data: metadata,
    app_metadata: metadata,
    user_metadata: metadata,
    refresh_token: text,
    auth_code: text,
    code_verifier: text,
    code_challenge: text,
    code_challenge_method: text,
    create_user: z.boolean().nullish(),
    type: text,
    token: text,
    token_hash: text,
    redirect_to: text,
    email_confirm: z.boolean().nullish(),
    ban_duration: text,
    new_email: text,
    id: text,
    role: text,
    issuer: text,
    provider: text,
  })
  .default({})

export type AuthBody = z.output<typeof body>

export function bodyOf(request: FastifyRequest): AuthBody {
  const parsed = body.safeParse(request.body ?? {})
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw invalid(`${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'cannot be read'}`)
}

export function queryOf(request: FastifyRequest): Record<string, string | undefined> {
  const query = request.query as Record<string, string | string[] | undefined>
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  )
}

export function callerOf(request: FastifyRequest): Caller {
  return { ip: request.ip, userAgent: String(request.headers['user-agent'] ?? '') }
}

/** The query, else a header of the same name, else the page that asks; allowed, or the site's address. */
export function redirectOf(
  settings: IdentitySettings,
  request: FastifyRequest,
  inBody?: string | null,
): string {
  const { redirect_to } = queryOf(request)
  const { redirect_to: header, referer } = request.headers
  return returnAddress(settings, String(inBody ?? redirect_to ?? header ?? referer ?? ''))
}

export function returnOf(settings: IdentitySettings, request: FastifyRequest, asked: AuthBody): Return {
  return { redirectTo: redirectOf(settings, request), challenge: challengeOf(asked) }
}

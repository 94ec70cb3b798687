import { AuthError } from '@mainstreet/identity/auth-error.ts'
import type { HostedProject } from '@mainstreet/identity/auth-settings.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import { z } from 'zod'

type HostedRequestOptions = { token?: string; query?: Record<string, string>; body?: unknown }

const timeoutMs = 8000
const hostedErrorCode = z.object({
  code: z.union([z.string(), z.number()]).optional(),
  error_code: z.string().optional(),
})
const hostedErrorText = z.object({ message: z.string().optional(), msg: z.string().optional() })

export type HostedAuthClient = {
  /** With a user's token, or anonymously. */
  request(method: string, path: string, options?: HostedRequestOptions): Promise<unknown>
  /** With the service role key. */
  adminRequest(method: string, path: string, options?: HostedRequestOptions): Promise<unknown>
}

/** Calls a hosted project, which speaks the same protocol as our own auth module. */
export function createHostedAuthClient({ url, anonKey, serviceRoleKey }: HostedProject): HostedAuthClient {
  async function call(
    method: string,
    path: string,
    key: string,
    { token, query, body }: HostedRequestOptions,
  ) {
    const search = query ? `?${new URLSearchParams(query)}` : ''
    const response = await fetch(`${url}/auth/v1${path}${search}`, {
      method,
      headers: {
        apikey: key,
        authorization: `Bearer ${token ?? key}`,
        'content-type': 'application/json',
        'x-supabase-api-version': '2024-01-01',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw unavailableError(cause)
    })
    const text = await response.text()
    const responseBody: unknown = text ? parseJson(text) : undefined
    if (response.ok) return responseBody
    if (response.status >= 500)
      throw unavailableError(new Error(`The identity provider responded with status ${response.status}`))
    throw toAuthError(response.status, responseBody, Number(response.headers.get('retry-after') ?? 0))
  }
  return {
    request: (method, path, options = {}) => call(method, path, anonKey, options),
    adminRequest: (method, path, options = {}) =>
      call(method, path, serviceRoleKey, { ...options, token: serviceRoleKey }),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw unavailableError(cause)
  }
}

function toAuthError(status: number, body: unknown, retryAfterSeconds: number): AuthError {
  const { code, error_code } = hostedErrorCode.safeParse(body).data ?? {}
  const { message, msg } = hostedErrorText.safeParse(body).data ?? {}
  const name = error_code ?? (typeof code === 'string' ? code : 'validation_failed')
  const retry = status === 429 ? { retryAfterSeconds: retryAfterSeconds || 60 } : {}
  return new AuthError(status, name, message ?? msg ?? 'Refused', retry)
}

function unavailableError(cause: unknown): ApiError {
  return new ApiError('unavailable', (m) => m.errors.accounts.signInUnavailable, {
    cause,
    retryAfterSeconds: 5,
  })
}

import { z } from 'zod'
import { AuthRefusal } from '../../../../protocols/auth/auth-error.ts'
import type { HostedProject } from '../../../../protocols/auth/auth-settings.ts'
import { Refusal } from '../../platform/http/api-error.ts'

type Ask = { token?: string; query?: Record<string, string>; body?: unknown }

const waitMs = 8000
const failure = z.object({
  code: z.union([z.string(), z.number()]).optional(),
  error_code: z.string().optional(),
})
const words = z.object({ message: z.string().optional(), msg: z.string().optional() })

export type Hosted = {
  /** With a person's token, or as anybody. */
  ask(method: string, path: string, ask?: Ask): Promise<unknown>
  /** With the service role's key. */
  manage(method: string, path: string, ask?: Ask): Promise<unknown>
}

/** Calls of a hosted project, in the same protocol that our own module speaks. */
export function openHosted({ url, anonKey, serviceRoleKey }: HostedProject): Hosted {
  async function call(method: string, path: string, key: string, { token, query, body }: Ask) {
    const search = query ? `?${new URLSearchParams(query)}` : ''
    const answer = await fetch(`${url}/auth/v1${path}${search}`, {
      method,
      headers: {
        apikey: key,
        authorization: `Bearer ${token ?? key}`,
        'content-type': 'application/json',
        'x-supabase-api-version': '2024-01-01',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(waitMs),
    }).catch((cause: unknown) => {
      throw unreachable(cause)
    })
    const text = await answer.text()
    const read: unknown = text ? parsed(text) : undefined
    if (answer.ok) return read
    if (answer.status >= 500) throw unreachable(new Error(`The identity provider answered ${answer.status}`))
    throw refusalIn(answer.status, read, Number(answer.headers.get('retry-after') ?? 0))
  }
  return {
    ask: (method, path, ask = {}) => call(method, path, anonKey, ask),
    manage: (method, path, ask = {}) => call(method, path, serviceRoleKey, { ...ask, token: serviceRoleKey }),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw unreachable(cause)
  }
}

function refusalIn(status: number, body: unknown, retryAfterSeconds: number): AuthRefusal {
  const { code, error_code } = failure.safeParse(body).data ?? {}
  const { message, msg } = words.safeParse(body).data ?? {}
  const name = error_code ?? (typeof code === 'string' ? code : 'validation_failed')
  const wait = status === 429 ? { retryAfterSeconds: retryAfterSeconds || 60 } : {}
  return new AuthRefusal(status, name, message ?? msg ?? 'Refused', wait)
}

function unreachable(cause: unknown): Refusal {
  return new Refusal('unavailable', 'Signing in is not reachable just now. Please try again.', {
    cause,
    retryAfterSeconds: 5,
  })
}

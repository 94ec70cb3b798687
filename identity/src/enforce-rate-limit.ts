import { minuteMs } from '@mainstreet/contract/durations.ts'
import { addressKey } from '@mainstreet/platform/rate-limits/address-key.ts'
import type { FastifyRequest } from 'fastify'
import type { AuthDeps } from './auth-deps.ts'
import { AuthError } from './auth-error.ts'

/** The window of every `AUTH_RATE_*` setting. */
const windowMs = 5 * minuteMs

type RateLimitDeps = Pick<AuthDeps, 'rateLimiter'>

/** Counts one request for `key`; throws when there were `max` in the last 5 minutes. */
export async function enforceRateLimit(
  { rateLimiter }: RateLimitDeps,
  key: string,
  max: number,
): Promise<void> {
  const retryAfterSeconds = await rateLimiter.consume(key, max, windowMs)
  if (retryAfterSeconds > 0)
    throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfterSeconds })
}

/** The same for one endpoint of the protocol, per IP address. */
export function enforceCallRateLimit(
  deps: Pick<AuthDeps, 'rateLimiter' | 'settings'>,
  request: FastifyRequest,
  kind: keyof AuthDeps['settings']['rateLimits'],
): Promise<void> {
  const key = `${kind} ${request.routeOptions.url} ${addressKey(request.ip)}`
  return enforceRateLimit(deps, key, deps.settings.rateLimits[kind])
}

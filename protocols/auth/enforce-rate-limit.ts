import type { FastifyRequest } from 'fastify'
import { addressKey } from '../../server/src/platform/http/address-key.ts'
import type { AuthDeps } from './auth-deps.ts'
import { AuthRefusal } from './auth-error.ts'

/** Of every `AUTH_RATE_*`. */
const windowMs = 5 * 60_000

type Rates = Pick<AuthDeps, 'rates'>

/** Counts one more of `what`; throws when there were `most` in the last 5 minutes. */
export async function requireRate({ rates }: Rates, what: string, most: number): Promise<void> {
  const retryAfterSeconds = await rates.take(what, most, windowMs)
  if (retryAfterSeconds > 0)
    throw new AuthRefusal(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfterSeconds })
}

/** The same for one call of the protocol, by the address that asks. */
export function requireCallRate(
  deps: Pick<AuthDeps, 'rates' | 'settings'>,
  request: FastifyRequest,
  kind: keyof AuthDeps['settings']['rates'],
): Promise<void> {
  const what = `${kind} ${request.routeOptions.url} ${addressKey(request.ip)}`
  return requireRate(deps, what, deps.settings.rates[kind])
}

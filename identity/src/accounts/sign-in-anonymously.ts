import { randomUUIDv7 } from 'node:crypto'
import { accountLimits } from '@mainstreet/contract/accounts/limits.ts'
import { hourMs } from '@mainstreet/contract/durations.ts'
import { addressKey } from '@mainstreet/platform/rate-limits/address-key.ts'
import type { AuthDeps, Caller } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import { type AuthSession, createSession } from '../sessions/create-session.ts'
import type { AccountMetadata } from './account.ts'
import { insertAccount } from './accounts-store.ts'

/** An account without email, phone or password; whoever loses its session loses the account. */
export async function signInAnonymously(
  deps: AuthDeps,
  data: AccountMetadata,
  caller: Caller,
): Promise<AuthSession> {
  const { settings, rateLimiter } = deps
  if (!settings.anonymousSignIn)
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  if (!settings.isSignUpOpen)
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
  const max = settings.rateLimits.calls > 0 ? accountLimits.maxAnonymousSignInsPerHour : 0
  const retryAfterSeconds = await rateLimiter.consume(`anonymous ${addressKey(caller.ip)}`, max, hourMs)
  if (retryAfterSeconds > 0)
    throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfterSeconds })
  return deps.db.tx(async (tx) => {
    const id = randomUUIDv7()
    await insertAccount(tx, {
      id,
      email: null,
      isAnonymous: true,
      passwordHash: null,
      userMetadata: data,
      confirmedAt: null,
      now: deps.now(),
    })
    return createSession(tx, deps, id, 'anonymous', caller)
  })
}

import { oneTimeCodes } from '@mainstreet/contract/accounts/limits.ts'
import { dayMs, hourMs } from '@mainstreet/contract/durations.ts'
import type { FactorType } from '../accounts/account.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'

/**
 * Counts an attempt per account and kind of factor before the code is compared, over all its sessions and challenges;
 * returns a function to uncount it. Each kind has a count of its own: guesses of codes leave the recovery codes usable.
 */
export async function countFactorGuess(
  { rateLimiter }: Pick<AuthDeps, 'rateLimiter'>,
  accountId: string,
  type: FactorType,
): Promise<() => Promise<void>> {
  const limits = listLimits(accountId, type)
  for (const [key, max, windowMs] of limits) {
    const retryAfterSeconds = await rateLimiter.consume(key, max, windowMs)
    if (retryAfterSeconds > 0) throw tooManyGuessesError(type, retryAfterSeconds)
  }
  return async () => {
    for (const [key] of limits) await rateLimiter.release(key)
  }
}

export async function resetFactorGuesses(
  { rateLimiter }: Pick<AuthDeps, 'rateLimiter'>,
  accountId: string,
  type: FactorType,
): Promise<void> {
  for (const [key] of listLimits(accountId, type)) await rateLimiter.reset(key)
}

function listLimits(accountId: string, type: FactorType) {
  const { maxFailuresPerHour, maxFailuresPerDay } = oneTimeCodes
  return [
    [`factor hour ${type} ${accountId}`, maxFailuresPerHour, hourMs],
    [`factor day ${type} ${accountId}`, maxFailuresPerDay, dayMs],
  ] as const
}

function tooManyGuessesError(type: FactorType, retryAfterSeconds: number): AuthError {
  const code = type === 'recovery_code' ? 'mfa_recovery_codes_locked' : 'over_request_rate_limit'
  return new AuthError(429, code, 'Too many wrong codes, please try again later', { retryAfterSeconds })
}

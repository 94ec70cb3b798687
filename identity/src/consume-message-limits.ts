import type { AuthDeps } from './auth-deps.ts'
import { AuthError } from './auth-error.ts'

export type MessageLimit = [key: string, max: number, windowMs: number]

/** Counts a message in each limit, in their order; the first that is exceeded rejects it, and the rest do not count it. */
export async function consumeMessageLimits(
  { rateLimiter }: Pick<AuthDeps, 'rateLimiter'>,
  limits: readonly MessageLimit[],
  code: 'over_email_send_rate_limit' | 'over_sms_send_rate_limit',
): Promise<void> {
  for (const [key, max, windowMs] of limits) {
    const seconds = await rateLimiter.consume(key, max, windowMs)
    if (seconds > 0)
      throw new AuthError(
        429,
        code,
        `For security purposes, you can only request this after ${seconds} seconds.`,
        { retryAfterSeconds: seconds },
      )
  }
}

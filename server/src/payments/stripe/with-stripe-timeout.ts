import type { PaymentDeps } from '../payment-deps.ts'

/** A response takes at most ten seconds. */
const maxWaitMs = 9000

/**
 * Limits the wait for the provider, however many calls are made. The work goes on, and the payment job completes what
 * it misses.
 */
export async function withStripeTimeout(
  { warn }: Pick<PaymentDeps, 'warn'>,
  work: Promise<unknown>,
): Promise<void> {
  const { promise: timedOut, resolve } = Promise.withResolvers<'too long'>()
  const timer = setTimeout(resolve, maxWaitMs, 'too long')
  try {
    const first = await Promise.race([work, timedOut])
    if (first === 'too long')
      work.catch((error: unknown) => warn(error, 'a call to the card provider failed after the timeout'))
  } finally {
    clearTimeout(timer)
  }
}

import type { PaymentDeps } from '../payment-deps.ts'

/** Reliability T18: an answer within ten seconds. */
const maxWaitMs = 9000

/** Nobody waits longer than this for the provider, however much it is asked; the work goes on, and what it misses the clock does. */
export async function withStripeTimeout(
  { warn }: Pick<PaymentDeps, 'warn'>,
  work: Promise<unknown>,
): Promise<void> {
  const { promise: timedOut, resolve } = Promise.withResolvers<'too long'>()
  const timer = setTimeout(resolve, maxWaitMs, 'too long')
  try {
    const first = await Promise.race([work, timedOut])
    if (first === 'too long')
      work.catch((error: unknown) => warn(error, 'what was asked of the card provider has failed'))
  } finally {
    clearTimeout(timer)
  }
}

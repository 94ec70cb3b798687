import type { MoneyDeps } from '../process-payment.ts'

/** Reliability T18: an answer within ten seconds. */
const longestMs = 9000

/** Nobody waits longer than this for the provider, however much it is asked; the work goes on, and what it misses the clock does. */
export async function patiently({ warn }: Pick<MoneyDeps, 'warn'>, work: Promise<unknown>): Promise<void> {
  const { promise: tooLong, resolve } = Promise.withResolvers<'too long'>()
  const timer = setTimeout(resolve, longestMs, 'too long')
  try {
    const first = await Promise.race([work, tooLong])
    if (first === 'too long')
      work.catch((fault: unknown) => warn(fault, 'what was asked of the card provider has failed'))
  } finally {
    clearTimeout(timer)
  }
}

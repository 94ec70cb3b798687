import { callRates } from '@mainstreet/contract/limits.ts'
import { createRateLimiter } from './rate-limiter.ts'

export type CallRateName = keyof typeof callRates

type RateLimitedCaller = { accountId: string; ip: string }

export type CallRateLimits = {
  /** Counts one call of this kind; throws when the account or address has exceeded its limit. */
  consume(name: CallRateName, caller: RateLimitedCaller): void
}

/** Counted in memory, so per node: a limit that must hold across nodes is a condition in the database. */
export function createCallRateLimits(isEnabled: boolean): CallRateLimits {
  if (!isEnabled) return { consume: () => {} }
  const counters = new Map(
    Object.entries(callRates).map(([name, { account, address, windowMs }]) => [
      name,
      {
        account: createRateLimiter({ maxCalls: account, windowMs }),
        address: createRateLimiter({ maxCalls: address, windowMs }),
      },
    ]),
  )
  return {
    consume(name, { accountId, ip }) {
      const counter = counters.get(name)
      counter?.account(accountId)
      counter?.address(ip)
    },
  }
}

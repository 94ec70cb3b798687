import { callRates } from '@mainstreet/contract/limits.ts'
import { openCallLimit } from './rate-limiter.ts'

export type CallRateName = keyof typeof callRates

type Caller = { accountId: string; ip: string }

export type CallRates = {
  /** Counts one call of this kind; throws when the account or the address made too many. */
  require(name: CallRateName, caller: Caller): void
}

/** Counted in memory, so by node: what must hold everywhere is a condition in the database. */
export function openCallRates(isOn: boolean): CallRates {
  if (!isOn) return { require: () => {} }
  const counters = new Map(
    Object.entries(callRates).map(([name, { account, address, windowMs }]) => [
      name,
      {
        account: openCallLimit({ most: account, windowMs }),
        address: openCallLimit({ most: address, windowMs }),
      },
    ]),
  )
  return {
    require(name, { accountId, ip }) {
      const counter = counters.get(name)
      counter?.account(accountId)
      counter?.address(ip)
    },
  }
}

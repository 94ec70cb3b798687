import { createHmac } from 'node:crypto'
import { type CallRateName, callRates } from '@mainstreet/contract/http-limits.ts'
import type { Queryable } from '../db/db.ts'
import { addRateCounts } from '../db/rate-limit-store.ts'
import { addressKey } from './address-key.ts'
import { createRateCounter, type RateCounter, type UnsharedCount } from './rate-limiter.ts'

/** Undefined where it is not known yet, or nobody is signed in. */
type RateLimitedCaller = { accountId?: string | undefined; ip?: string | undefined }

export type CallRateLimits = {
  /** Counts one call of this kind; throws when the account or address has exceeded its limit. */
  consume(name: CallRateName, caller: RateLimitedCaller): void
  /** Adds what this node has counted to what the others have; run it every second. */
  share(): Promise<void>
}

const maxSharedAtOnce = 500

/** Also with CALL_LIMITS=off, where one caller does the work of thousands: nobody needs more of these. */
const alwaysEnforced = new Set<string>(['maps', 'errorReports'] satisfies CallRateName[])

/**
 * Counted in memory, and added up over all nodes in the table `rate_limit_windows` about once a second, so that most
 * calls cost no statement. What must hold exactly is a condition in the database.
 */
export function createCallRateLimits(
  isEnabled: boolean,
  db: Queryable,
  secret: string,
  now: () => Date,
): CallRateLimits {
  const counters = new Map(
    Object.entries(callRates)
      .filter(([name]) => isEnabled || alwaysEnforced.has(name))
      .map(([name, { account, address, windowMs }]) => [
        name,
        {
          account: createRateCounter({ maxCalls: account, windowMs }),
          address: createRateCounter({ maxCalls: address, windowMs }),
        },
      ]),
  )

  function listUnshared() {
    return [...counters].flatMap(([name, counter]) =>
      (['account', 'address'] as const).flatMap((kind) =>
        counter[kind].listUnshared().map((unshared) => ({
          counter: counter[kind],
          unshared,
          key: createHmac('sha256', secret).update(`call ${name} ${kind} ${unshared.key}`).digest(),
        })),
      ),
    )
  }

  return {
    consume(name, { accountId, ip }) {
      const counter = counters.get(name)
      if (ip !== undefined) counter?.address.count(addressKey(ip))
      if (accountId !== undefined) counter?.account.count(accountId)
    },
    async share() {
      const all = listUnshared()
      for (let start = 0; start < all.length; start += maxSharedAtOnce)
        await shareCounts(db, all.slice(start, start + maxSharedAtOnce), now())
    },
  }
}

type SharedKey = { counter: RateCounter; unshared: UnsharedCount; key: Buffer }

async function shareCounts(db: Queryable, shared: SharedKey[], now: Date): Promise<void> {
  const byKey = new Map(shared.map((one) => [one.key.toString('hex'), one]))
  const counts = shared.map(({ key, unshared: { count, expiresAt } }) => ({
    key,
    count,
    expires_at: new Date(expiresAt),
  }))
  for (const { key, count, expires_at } of await addRateCounts(db, counts, now)) {
    const one = byKey.get(key.toString('hex'))
    one?.counter.setTotal(one.unshared, count, expires_at.getTime())
  }
}

import { LRUCache } from 'lru-cache'
import { Refusal } from '../platform/errors.ts'

/** Reliability T34: at most 30 guesses in 5 minutes. */
const mostFailures = 30
const windowMs = 5 * 60_000

/** Counts failed sign-ins by account and by address; bounded, forgotten after the window. */
export function signInAttempts() {
  const failures = new LRUCache<string, number>({ max: 50_000, ttl: windowMs, noUpdateTTL: true })
  return {
    require(keys: string[]) {
      const blocked = keys.find((key) => (failures.get(key) ?? 0) >= mostFailures)
      if (blocked === undefined) return
      const retryAfterSeconds = Math.max(1, Math.ceil(failures.getRemainingTTL(blocked) / 1000))
      throw new Refusal('rate_limited', 'Too many tries. Please wait a few minutes.', { retryAfterSeconds })
    },
    failed(keys: string[]) {
      for (const key of keys) failures.set(key, (failures.get(key) ?? 0) + 1)
    },
  }
}

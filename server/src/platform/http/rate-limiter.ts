import { LRUCache } from 'lru-cache'
import { addressKey } from './address-key.ts'
import { ApiError } from './api-error.ts'

type RateLimit = { maxCalls: number; windowMs: number }

/** Counts calls by address (IPv6: by /64 network). Bounded; entries expire with the window. */
export function createRateLimiter({ maxCalls, windowMs }: RateLimit) {
  const counts = new LRUCache<string, number>({ max: 20_000, ttl: windowMs, noUpdateTTL: true })
  return function count(ip: string): void {
    const address = addressKey(ip)
    const before = counts.get(address) ?? 0
    if (before >= maxCalls) {
      const retryAfterSeconds = Math.max(1, Math.ceil(counts.getRemainingTTL(address) / 1000))
      throw new ApiError('rate_limited', (m) => m.errors.common.tooManyRequests, { retryAfterSeconds })
    }
    counts.set(address, before + 1)
  }
}

import { LRUCache } from 'lru-cache'
import { addressKey } from './address-key.ts'
import { Refusal } from './api-error.ts'

type Bound = { most: number; windowMs: number }

/** Counts calls by address (IPv6: by its /64); bounded, forgotten after the window. */
export function openCallLimit({ most, windowMs }: Bound) {
  const counts = new LRUCache<string, number>({ max: 20_000, ttl: windowMs, noUpdateTTL: true })
  return function count(ip: string): void {
    const address = addressKey(ip)
    const before = counts.get(address) ?? 0
    if (before >= most) {
      const retryAfterSeconds = Math.max(1, Math.ceil(counts.getRemainingTTL(address) / 1000))
      throw new Refusal('rate_limited', 'Too many requests. Please wait a moment.', { retryAfterSeconds })
    }
    counts.set(address, before + 1)
  }
}

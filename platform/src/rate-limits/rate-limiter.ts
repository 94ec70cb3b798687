import { LRUCache } from 'lru-cache'
import { ApiError } from '../http/api-error.ts'
import { addressKey } from './address-key.ts'

export type RateLimit = { maxCalls: number; windowMs: number }

/** What this node has counted for a key and not yet shared with the other nodes. */
export type UnsharedCount = { key: string; count: number; expiresAt: number }

export type RateCounter = {
  /** Throws when there were `maxCalls` in the window. */
  count(key: string): void
  /** The keys with at least a quarter of `maxCalls`; few calls need not be shared. */
  listUnshared(): UnsharedCount[]
  /** `count` of this node is part of `total` now. */
  setTotal(shared: UnsharedCount, total: number, expiresAt: number): void
}

type RateWindow = { count: number; unshared: number; expiresAt: number }

const maxKeys = 20_000

/** Bounded; a window ends after `windowMs`. */
export function createRateCounter({ maxCalls, windowMs }: RateLimit): RateCounter {
  // `max` would reserve memory for all keys at once, for each of some forty counters: 0.14 s of a start
  const windows = new LRUCache<string, RateWindow>({ maxSize: maxKeys, sizeCalculation: () => 1 })
  const busyKeys = new Set<string>()
  const minShared = maxCalls / 4

  function getWindow(key: string): RateWindow {
    const existing = windows.get(key)
    if (existing && existing.expiresAt > Date.now()) return existing
    const started = { count: 0, unshared: 0, expiresAt: Date.now() + windowMs }
    windows.set(key, started)
    return started
  }

  return {
    count(key) {
      const window = getWindow(key)
      if (window.count >= maxCalls) {
        const retryAfterSeconds = Math.max(1, Math.ceil((window.expiresAt - Date.now()) / 1000))
        throw new ApiError('rate_limited', (m) => m.errors.common.tooManyRequests, { retryAfterSeconds })
      }
      window.count += 1
      window.unshared += 1
      if (window.count >= minShared) busyKeys.add(key)
    },
    listUnshared() {
      for (const key of busyKeys) if (!windows.has(key)) busyKeys.delete(key)
      return [...busyKeys].flatMap((key) => {
        const window = windows.peek(key)
        return window ? [{ key, count: window.unshared, expiresAt: window.expiresAt }] : []
      })
    },
    setTotal(shared, total, expiresAt) {
      const window = windows.peek(shared.key)
      // a new window has begun meanwhile
      if (window?.expiresAt !== shared.expiresAt) return
      window.unshared -= shared.count
      if (window.unshared === 0) busyKeys.delete(shared.key)
      window.count = total + window.unshared
      window.expiresAt = expiresAt
    },
  }
}

/** Counts calls by address (IPv6: by /64 network) on this node. */
export function createRateLimiter(limit: RateLimit) {
  const counter = createRateCounter(limit)
  return (ip: string): void => counter.count(addressKey(ip))
}

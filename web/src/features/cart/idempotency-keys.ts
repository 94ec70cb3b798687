import { minuteMs } from '@mainstreet/contract/durations.ts'
import { tryStorage } from '../../browser/local-storage.ts'
import { createRandomKey } from '../../browser/random-key.ts'

type StoredKey = { shopId: string; text: string; key: string; createdAtMs: number }

const storageKey = 'mainstreet_reservation_keys'
/** A later attempt is a new reservation. */
const keyLifetimeMs = 10 * minuteMs
let cachedKeys: StoredKey[] | undefined

/**
 * The same key while the same reservation is repeated, also after a reload: a lost response must not cause
 * a second reservation.
 */
export function getIdempotencyKey(shopId: string, text: string, now = Date.now()): string {
  const others = readKeys().filter((one) => one.shopId !== shopId && now - one.createdAtMs < keyLifetimeMs)
  const storedKey = readKeys().find(
    (one) => one.shopId === shopId && one.text === text && now - one.createdAtMs < keyLifetimeMs,
  )
  const { key, createdAtMs } = storedKey ?? { key: createRandomKey(), createdAtMs: now }
  storeKeys([...others, { shopId, text, key, createdAtMs }])
  return key
}

export function clearIdempotencyKey(shopId: string) {
  storeKeys(readKeys().filter((one) => one.shopId !== shopId))
}

function readKeys(): StoredKey[] {
  if (cachedKeys) return cachedKeys
  const stored: unknown = tryStorage(() => JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'))
  cachedKeys = Array.isArray(stored) ? stored.filter(isStoredKey) : []
  return cachedKeys
}

function isStoredKey(one: Partial<StoredKey> | null): one is StoredKey {
  const { shopId, text, key, createdAtMs } = one ?? {}
  return [shopId, text, key].every((part) => typeof part === 'string') && typeof createdAtMs === 'number'
}

function storeKeys(next: StoredKey[]) {
  cachedKeys = next
  tryStorage(() => sessionStorage.setItem(storageKey, JSON.stringify(next)))
}

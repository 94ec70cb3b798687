import { tried } from '../../../browser/local-storage.ts'
import { newKey } from '../../../browser/random-key.ts'

type Kept = { shopId: string; text: string; key: string; at: number }

const storageKey = 'mainstreet_reserving'
/** Who comes back later means another reservation. */
const keptMs = 10 * 60_000
let kept: Kept[] | undefined

/**
 * The same key as long as the same thing is sent again, also by who has loaded the page anew meanwhile: a lost answer must
 * not reserve it twice.
 */
export function keyOf(shopId: string, text: string, now = Date.now()): string {
  const others = all().filter((one) => one.shopId !== shopId && now - one.at < keptMs)
  const known = all().find((one) => one.shopId === shopId && one.text === text && now - one.at < keptMs)
  const { key, at } = known ?? { key: newKey(), at: now }
  keep([...others, { shopId, text, key, at }])
  return key
}

export function forgetKey(shopId: string) {
  keep(all().filter((one) => one.shopId !== shopId))
}

function all(): Kept[] {
  if (kept) return kept
  const stored: unknown = tried(() => JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'))
  kept = Array.isArray(stored) ? stored.filter(isKept) : []
  return kept
}

function isKept(one: Partial<Kept> | null): one is Kept {
  const { shopId, text, key, at } = one ?? {}
  return [shopId, text, key].every((part) => typeof part === 'string') && typeof at === 'number'
}

function keep(next: Kept[]) {
  kept = next
  tried(() => sessionStorage.setItem(storageKey, JSON.stringify(next)))
}

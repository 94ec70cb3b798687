import { useMemo, useSyncExternalStore } from 'react'
import { keep, readKept, tried } from '../browser/local-storage.ts'

/** What a visitor was about to do when the sign-in came in between. */
export type PurchaseIntent = {
  action: 'reserve' | 'checkout'
  /** Of the product, or of what the cart holds. */
  title: string
  path: string
  image?: string | null | undefined
  productId?: string | undefined
  quantity?: number | undefined
}
type Stored = PurchaseIntent & { at: number }

const storageKey = 'mainstreet_intent'
/** Long enough for the email with the confirmation link, which opens in another tab. */
const maxAgeMs = 2 * 3_600_000

const listeners = new Set<() => void>()

export function rememberIntent(intent: PurchaseIntent, now = Date.now()): void {
  keep(storageKey, { ...intent, at: now } satisfies Stored)
}

export function readIntent(now = Date.now()): PurchaseIntent | undefined {
  const stored = readKept(storageKey) as Partial<Stored> | null | undefined
  if (stored?.action !== 'reserve' && stored?.action !== 'checkout') return undefined
  const { action, title, path, image, productId, quantity, at } = stored
  const isFresh = typeof at === 'number' && at <= now && now - at < maxAgeMs
  if (!isFresh || typeof title !== 'string' || typeof path !== 'string' || !/^\/(?![/\\])/.test(path))
    return undefined
  return {
    action,
    title,
    path,
    image: typeof image === 'string' ? image : undefined,
    productId: typeof productId === 'string' ? productId : undefined,
    quantity: Number.isInteger(quantity) ? quantity : undefined,
  }
}

export function forgetIntent(): void {
  tried(() => localStorage.removeItem(storageKey))
  for (const listener of listeners) listener()
}

/** Followed over all tabs: what is confirmed or declined in one is decided in the others. */
export function useIntent(): PurchaseIntent | undefined {
  const stored = useSyncExternalStore(subscribe, storedText, () => '')
  return useMemo(() => (stored ? readIntent() : undefined), [stored])
}

function storedText(): string {
  return tried(() => localStorage.getItem(storageKey)) ?? ''
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  globalThis.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    globalThis.removeEventListener('storage', listener)
  }
}

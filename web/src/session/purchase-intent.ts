import { hourMs } from '@mainstreet/contract/durations.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { onStorageChange, readLocalStorage, tryStorage, writeLocalStorage } from '../browser/local-storage.ts'
import { createEmitter, type Emitter } from '../ui/hooks/create-store.ts'

/** What a visitor was about to buy when the sign-in became necessary. */
export type PurchaseIntent = {
  action: 'reserve' | 'checkout'
  /** The title of the product, or a summary of the cart. */
  title: string
  path: string
  image?: string | null | undefined
  productId?: string | undefined
  quantity?: number | undefined
}
type StoredPurchaseIntent = PurchaseIntent & { at: number }

const storageKey = 'mainstreet_intent'
/** Long enough for the email with the confirmation link, which opens in another tab. */
const maxAgeMs = 2 * hourMs

const changes: Emitter = createEmitter(() =>
  onStorageChange(
    (key) => key === storageKey,
    () => changes.emit(),
  ),
)

export function savePurchaseIntent(intent: PurchaseIntent, now = Date.now()): void {
  writeLocalStorage(storageKey, { ...intent, at: now } satisfies StoredPurchaseIntent)
}

export function readPurchaseIntent(now = Date.now()): PurchaseIntent | undefined {
  const stored = readLocalStorage(storageKey) as Partial<StoredPurchaseIntent> | null | undefined
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

export function clearPurchaseIntent(): void {
  tryStorage(() => localStorage.removeItem(storageKey))
  changes.emit()
}

/** Shared by all tabs: a decision in one counts in the others. */
export function usePurchaseIntent(): PurchaseIntent | undefined {
  const stored = useSyncExternalStore(changes.subscribe, readStoredText, () => '')
  return useMemo(() => (stored ? readPurchaseIntent() : undefined), [stored])
}

function readStoredText(): string {
  return tryStorage(() => localStorage.getItem(storageKey)) ?? ''
}

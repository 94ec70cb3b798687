import { tryStorage } from '../../browser/local-storage.ts'
import type { CheckoutInput } from './checkout-input.ts'

/** The checkout input survives a reload of this tab; signing out deletes it. */
const storageKey = 'mainstreet_checkout'

export function storeCheckoutInput(userId: string, input: CheckoutInput) {
  tryStorage(() =>
    sessionStorage.setItem(storageKey, JSON.stringify({ userId, input } satisfies StoredCheckoutInput)),
  )
}

/** The stored input of the same user, merged over the defaults of a new checkout. */
export function readCheckoutInput(userId: string, fresh: CheckoutInput): CheckoutInput {
  const stored: StoredCheckoutInput | null | undefined = tryStorage(() =>
    JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'),
  )
  return stored?.userId === userId ? { ...fresh, ...stored.input } : fresh
}

export function clearCheckoutInput() {
  tryStorage(() => sessionStorage.removeItem(storageKey))
}

type StoredCheckoutInput = { userId: string; input: Partial<CheckoutInput> }

import { tryStorage } from '../../browser/local-storage.ts'
import type { CheckoutInput } from './checkout-input.ts'

/** What was typed at the checkout outlives a reload of this tab; the reset routine takes it away at sign-out. */
const storageKey = 'mainstreet_checkout'

export function storeCheckoutInput(userId: string, input: CheckoutInput) {
  tryStorage(() =>
    sessionStorage.setItem(storageKey, JSON.stringify({ userId, input } satisfies StoredCheckoutInput)),
  )
}

/** Of the same person, over what a new checkout begins with. */
export function readCheckoutInput(userId: string, fresh: CheckoutInput): CheckoutInput {
  const kept: StoredCheckoutInput | null | undefined = tryStorage(() =>
    JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'),
  )
  return kept?.userId === userId ? { ...fresh, ...kept.input } : fresh
}

export function clearCheckoutInput() {
  tryStorage(() => sessionStorage.removeItem(storageKey))
}

type StoredCheckoutInput = { userId: string; input: Partial<CheckoutInput> }

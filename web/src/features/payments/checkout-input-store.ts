import { tryStorage } from '../../browser/local-storage.ts'
import type { TypedCheckoutInput } from './checkout-input.ts'

/** The checkout input survives a reload of this tab; signing out deletes it. */
const storageKey = 'mainstreet_checkout'

export function storeCheckoutInput(userId: string, input: TypedCheckoutInput) {
  tryStorage(() =>
    sessionStorage.setItem(storageKey, JSON.stringify({ userId, input } satisfies StoredCheckoutInput)),
  )
}

/** The stored input of the same user, merged over the defaults of a new checkout. */
export function readCheckoutInput(userId: string, fresh: TypedCheckoutInput): TypedCheckoutInput {
  const stored: StoredCheckoutInput | null | undefined = tryStorage(() =>
    JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'),
  )
  return stored?.userId === userId ? { ...fresh, ...stored.input } : fresh
}

export function clearCheckoutInput() {
  tryStorage(() => sessionStorage.removeItem(storageKey))
}

type StoredCheckoutInput = { userId: string; input: Partial<TypedCheckoutInput> }

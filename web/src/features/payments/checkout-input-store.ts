import { tried } from '../../browser/local-storage.ts'
import type { Wishes } from './checkout-input.ts'

/** What was typed at the checkout outlives a reload of this tab; the reset routine takes it away at sign-out. */
const key = 'mainstreet_checkout'

export function keepWishes(userId: string, wishes: Wishes) {
  tried(() => sessionStorage.setItem(key, JSON.stringify({ userId, wishes } satisfies Kept)))
}

/** Of the same person, over what a new checkout begins with. */
export function keptWishes(userId: string, fresh: Wishes): Wishes {
  const kept: Kept | null | undefined = tried(() => JSON.parse(sessionStorage.getItem(key) ?? 'null'))
  return kept?.userId === userId ? { ...fresh, ...kept.wishes } : fresh
}

export function forgetWishes() {
  tried(() => sessionStorage.removeItem(key))
}

type Kept = { userId: string; wishes: Partial<Wishes> }

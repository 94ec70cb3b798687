import type { Wishes } from './wishes.ts'

/** What was typed at the checkout outlives a reload of this tab; the reset routine takes it away at sign-out. */
const key = 'mainstreet_checkout'

export function keepWishes(userId: string, wishes: Wishes) {
  try {
    sessionStorage.setItem(key, JSON.stringify({ userId, wishes }))
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** Of the same person, over what a new checkout begins with. */
export function keptWishes(userId: string, fresh: Wishes): Wishes {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null
    return kept?.userId === userId ? { ...fresh, ...kept.wishes } : fresh
  } catch {
    return fresh
  }
}

export function forgetWishes() {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept then.
  }
}

type Kept = { userId: string; wishes: Partial<Wishes> }

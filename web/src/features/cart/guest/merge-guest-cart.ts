import type { Cart } from '@mainstreet/contract/cart/cart.ts'
import { cart as limits } from '@mainstreet/contract/limits.ts'
import { ApiFailure } from '../../../api/api-error.ts'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { newKey } from '../../../browser/random-key.ts'
import { takeGuestCart } from './guest-cart.ts'

type Wish = { productId: string; quantity: number; priceSeen: number }
/** Taken out of the visitor's cart and on its way into a customer's; its key makes the server merge it once. */
type Parcel = { key: string; userId: string; sentAt: number; items: Wish[] }

const storageKey = 'mainstreet_cart_merge'

/** What the store did not take: it is sent again as long as the page lives. */
let unsaved: Parcel[] | undefined

export type Merged = { cart: Cart; merged: number; left_out: number }

/**
 * What the visitor put in goes into the customer's cart. A parcel that got no answer is kept and sent again with the same
 * key; undefined when there was nothing, or nothing came through.
 */
export async function mergeGuestCart(userId: string, now = Date.now()): Promise<Merged | undefined> {
  const parcels = await alone(() => packed(userId, now))
  let result: Merged | undefined
  for (const parcel of parcels) {
    const sent = await send(parcel)
    if (sent === 'later') return result
    drop(parcel)
    if (sent)
      result = {
        cart: sent.cart,
        merged: (result?.merged ?? 0) + parcel.items.length - sent.left_out.length,
        left_out: (result?.left_out ?? 0) + sent.left_out.length,
      }
  }
  return result
}

async function send({ userId, items, key }: Parcel) {
  try {
    return await request(calls.mergeCart, { params: { userId }, body: { items }, idempotencyKey: key })
  } catch (failure) {
    const refused = failure instanceof ApiFailure && failure.status >= 400 && failure.status < 500
    // what is refused once is refused for ever, but for a session that has ended and for haste
    return refused && ![401, 409, 429].includes(failure.status) ? undefined : ('later' as const)
  }
}

/** Moves the visitor's cart into a parcel of this customer; gives all of the customer's that are still to be sent. */
function packed(userId: string, now: number): Parcel[] {
  const kept = parcels().filter(({ sentAt }) => now - sentAt < limits.resendMs)
  const items = takeGuestCart().items.map(({ product_id, quantity, price_seen }) => ({
    productId: product_id,
    quantity: Math.min(quantity, limits.quantity),
    priceSeen: price_seen,
  }))
  if (items.length > 0) kept.push({ key: newKey(), userId, sentAt: now, items })
  store(kept)
  return kept.filter((parcel) => parcel.userId === userId)
}

function drop({ key }: Parcel) {
  store(parcels().filter((parcel) => parcel.key !== key))
}

function parcels(): Parcel[] {
  if (unsaved) return unsaved
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? '[]') as unknown
    return Array.isArray(stored) ? stored.filter(isParcel) : []
  } catch {
    return []
  }
}

function isParcel(parcel: Partial<Parcel> | null): parcel is Parcel {
  return typeof parcel?.key === 'string' && typeof parcel.sentAt === 'number' && Array.isArray(parcel.items)
}

function store(kept: Parcel[]) {
  try {
    if (kept.length > 0) localStorage.setItem(storageKey, JSON.stringify(kept))
    else localStorage.removeItem(storageKey)
    unsaved = undefined
  } catch {
    unsaved = kept
  }
}

/** Two tabs that see the sign-in at once do not both pack the same cart; without locks (plain http) they hardly can. */
function alone<T>(work: () => T): Promise<T> | T {
  return navigator.locks ? navigator.locks.request(storageKey, async () => work()) : work()
}

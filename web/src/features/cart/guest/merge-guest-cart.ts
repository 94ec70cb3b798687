import type { Cart } from '@mainstreet/contract/cart/cart.ts'
import { cartLimits as limits } from '@mainstreet/contract/limits.ts'
import { ApiError } from '../../../api/api-error.ts'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { createRandomKey } from '../../../browser/random-key.ts'
import { takeGuestCart } from './guest-cart.ts'

type MergeItem = { productId: string; quantity: number; priceSeen: number }
/** Taken out of the visitor's cart and on its way into a customer's; its key makes the server merge it once. */
type PendingMerge = { key: string; userId: string; sentAt: number; items: MergeItem[] }

const storageKey = 'mainstreet_cart_merge'

/** What the store did not take: it is sent again as long as the page lives. */
let unstoredMerges: PendingMerge[] | undefined

export type CartMergeResult = { cart: Cart; merged: number; left_out: number }

/**
 * What the visitor put in goes into the customer's cart. A parcel that got no answer is kept and sent again with the same
 * key; undefined when there was nothing, or nothing came through.
 */
export async function mergeGuestCart(userId: string, now = Date.now()): Promise<CartMergeResult | undefined> {
  const parcels = await withExclusiveLock(() => takePendingMerges(userId, now))
  let result: CartMergeResult | undefined
  for (const parcel of parcels) {
    const sent = await sendMerge(parcel)
    if (sent === 'later') return result
    removePendingMerge(parcel)
    if (sent)
      result = {
        cart: sent.cart,
        merged: (result?.merged ?? 0) + parcel.items.length - sent.left_out.length,
        left_out: (result?.left_out ?? 0) + sent.left_out.length,
      }
  }
  return result
}

async function sendMerge({ userId, items, key }: PendingMerge) {
  try {
    return await request(calls.mergeCart, { params: { userId }, body: { items }, idempotencyKey: key })
  } catch (failure) {
    const isRejected = failure instanceof ApiError && failure.status >= 400 && failure.status < 500
    // what is refused once is refused for ever, but for a session that has ended and for haste
    return isRejected && ![401, 409, 429].includes(failure.status) ? undefined : ('later' as const)
  }
}

/** Moves the visitor's cart into a parcel of this customer; gives all of the customer's that are still to be sent. */
function takePendingMerges(userId: string, now: number): PendingMerge[] {
  const pending = readPendingMerges().filter(({ sentAt }) => now - sentAt < limits.resendMs)
  const items = takeGuestCart().items.map(({ product_id, quantity, price_seen }) => ({
    productId: product_id,
    quantity: Math.min(quantity, limits.maxQuantity),
    priceSeen: price_seen,
  }))
  if (items.length > 0) pending.push({ key: createRandomKey(), userId, sentAt: now, items })
  storePendingMerges(pending)
  return pending.filter((parcel) => parcel.userId === userId)
}

function removePendingMerge({ key }: PendingMerge) {
  storePendingMerges(readPendingMerges().filter((parcel) => parcel.key !== key))
}

function readPendingMerges(): PendingMerge[] {
  if (unstoredMerges) return unstoredMerges
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? '[]') as unknown
    return Array.isArray(stored) ? stored.filter(isPendingMerge) : []
  } catch {
    return []
  }
}

function isPendingMerge(candidate: Partial<PendingMerge> | null): candidate is PendingMerge {
  return (
    typeof candidate?.key === 'string' &&
    typeof candidate.sentAt === 'number' &&
    Array.isArray(candidate.items)
  )
}

function storePendingMerges(merges: PendingMerge[]) {
  try {
    if (merges.length > 0) localStorage.setItem(storageKey, JSON.stringify(merges))
    else localStorage.removeItem(storageKey)
    unstoredMerges = undefined
  } catch {
    unstoredMerges = merges
  }
}

/** Two tabs that see the sign-in at once do not both pack the same cart; without locks (plain http) they hardly can. */
function withExclusiveLock<T>(work: () => T): Promise<T> | T {
  return navigator.locks ? navigator.locks.request(storageKey, async () => work()) : work()
}

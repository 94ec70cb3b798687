import type { Cart } from '@mainstreet/contract/cart/cart.ts'
import { cartLimits as limits } from '@mainstreet/contract/cart/limits.ts'
import { ApiError } from '../../../api/api-error.ts'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { createRandomKey } from '../../../browser/random-key.ts'
import { takeGuestCart } from './guest-cart.ts'

type MergeItem = { productId: string; quantity: number; last_seen_price: number }
/** Items taken from the guest cart for a customer's cart; the key makes the server merge them once. */
type PendingMerge = { key: string; userId: string; sentAt: number; items: MergeItem[] }

const storageKey = 'mainstreet_cart_merge'

/** Merges that could not be stored: they are repeated while the page is open. */
let unstoredMerges: PendingMerge[] | undefined

export type CartMergeResult = { cart: Cart; merged: number; skipped: number }

/**
 * Merges the guest cart into the customer's cart. A merge without a response is stored and repeated with
 * the same key; undefined when there was nothing to merge, or no merge succeeded.
 */
export async function mergeGuestCart(userId: string, now = Date.now()): Promise<CartMergeResult | undefined> {
  const pendingMerges = await withExclusiveLock(() => takePendingMerges(userId, now))
  let result: CartMergeResult | undefined
  for (const merge of pendingMerges) {
    const sent = await sendMerge(merge)
    if (sent === 'later') return result
    removePendingMerge(merge)
    if (sent)
      result = {
        cart: sent.cart,
        merged: (result?.merged ?? 0) + merge.items.length - sent.skipped.length,
        skipped: (result?.skipped ?? 0) + sent.skipped.length,
      }
  }
  return result
}

async function sendMerge({ userId, items, key }: PendingMerge) {
  try {
    return await request(calls.mergeCart, { params: { userId }, body: { items }, idempotencyKey: key })
  } catch (failure) {
    const isRejected = failure instanceof ApiError && failure.status >= 400 && failure.status < 500
    // a rejected merge stays rejected, except after an ended session, a conflict or a rate limit
    return isRejected && ![401, 409, 429].includes(failure.status) ? undefined : ('later' as const)
  }
}

/** Moves the guest cart into a pending merge of this customer; returns all pending merges of the customer. */
function takePendingMerges(userId: string, now: number): PendingMerge[] {
  const pending = readPendingMerges().filter(({ sentAt }) => now - sentAt < limits.resendMs)
  const items = takeGuestCart().items.map(({ product_id, quantity, last_seen_price }) => ({
    productId: product_id,
    quantity: Math.min(quantity, limits.maxQuantity),
    last_seen_price,
  }))
  if (items.length > 0) pending.push({ key: createRandomKey(), userId, sentAt: now, items })
  storePendingMerges(pending)
  return pending.filter((merge) => merge.userId === userId)
}

function removePendingMerge({ key }: PendingMerge) {
  storePendingMerges(readPendingMerges().filter((merge) => merge.key !== key))
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

/** So that two tabs do not merge the same cart; on plain http there are no locks, and a collision is unlikely. */
function withExclusiveLock<T>(work: () => T): Promise<T> | T {
  return navigator.locks ? navigator.locks.request(storageKey, async () => work()) : work()
}

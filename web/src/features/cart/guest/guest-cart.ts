import type { Cart, CartItem } from '@mainstreet/contract/cart/cart.ts'
import { cartLimits as limits } from '@mainstreet/contract/limits.ts'
import { useSyncExternalStore } from 'react'
import { emptyCart, removeLines } from '../cart-updates.ts'

const storageKey = 'mainstreet_cart'

let cart: Cart | undefined
/** The store is full or closed: then it lasts as long as the page. */
let unsaved = false
const listeners = new Set<() => void>()

/** What somebody who is not signed in has put in; kept in this browser alone. Empty on the server and at the first render. */
export function useGuestCart(): Cart {
  return useSyncExternalStore(subscribe, getGuestCart, () => emptyCart)
}

export function getGuestCart(): Cart {
  cart ??= readStored()
  return cart
}

/** False when the cart is full. */
export function updateGuestCart(next: (cart: Cart) => Cart): boolean {
  const changed = next(readStored())
  if (changed.items.length > limits.maxLines) return false
  storeCart(changed)
  return true
}

/** As it is stored now, not as this tab last heard of it: another one may just have taken it. Nothing is left. */
export function takeGuestCart(): Cart {
  const taken = readStored()
  storeCart(emptyCart)
  return taken
}

/** Counted anew: a stored sum is nobody's truth. */
function readStored(): Cart {
  if (unsaved && cart) return cart
  try {
    const items = JSON.parse(localStorage.getItem(storageKey) ?? '[]') as unknown
    return removeLines({ ...emptyCart, items: Array.isArray(items) ? items.filter(isCartItem) : [] }, [])
  } catch {
    return cart ?? emptyCart
  }
}

function isCartItem(line: Partial<CartItem> | null): line is CartItem {
  return (
    typeof line?.product_id === 'string' &&
    typeof line.shop_id === 'string' &&
    typeof line.name === 'string' &&
    [line.price, line.price_seen, line.stock].every(Number.isFinite) &&
    Number.isInteger(line.quantity)
  )
}

function storeCart(next: Cart) {
  cart = next
  try {
    if (next.items.length > 0) localStorage.setItem(storageKey, JSON.stringify(next.items))
    else localStorage.removeItem(storageKey)
    unsaved = false
  } catch {
    unsaved = true
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) globalThis.addEventListener('storage', syncFromOtherTabs)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) globalThis.removeEventListener('storage', syncFromOtherTabs)
  }
}

function syncFromOtherTabs(event: StorageEvent) {
  if (event.key !== storageKey && event.key !== null) return
  cart = readStored()
  for (const listener of listeners) listener()
}

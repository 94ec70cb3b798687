import type { Cart, CartItem } from '@mainstreet/contract/cart/cart.ts'
import { cartLimits as limits } from '@mainstreet/contract/cart/limits.ts'
import { onStorageChange, tryStorage } from '../../../browser/local-storage.ts'
import { createStore, type Store, useStore } from '../../../ui/hooks/create-store.ts'
import { emptyCart, removeLines } from '../cart-updates.ts'

const storageKey = 'mainstreet_cart'

/** The last known cart, for when storage is full or unavailable. */
let cart = emptyCart
/** Storage is full or unavailable: then the cart lasts as long as the page. */
let unsaved = false
const store: Store<Cart> = createStore(readStored, () =>
  onStorageChange((key) => key === storageKey, store.refresh),
)

/** The cart of a visitor; stored in this browser only. Empty on the server and at the first render. */
export function useGuestCart(): Cart {
  return useStore(store, emptyCart)
}

export function getGuestCart(): Cart {
  return store.get()
}

/** False when the cart is full. */
export function updateGuestCart(next: (cart: Cart) => Cart): boolean {
  const changed = next(readStored())
  if (changed.items.length > limits.maxLines) return false
  storeCart(changed)
  return true
}

/** Reads the stored cart, not this tab's last state: another tab may just have taken it. Leaves an empty cart. */
export function takeGuestCart(): Cart {
  const taken = readStored()
  storeCart(emptyCart)
  return taken
}

/** Computes the totals again: stored totals are not trusted. */
function readStored(): Cart {
  if (unsaved) return cart
  const items = tryStorage(() => JSON.parse(localStorage.getItem(storageKey) ?? '[]') as unknown)
  if (items !== undefined)
    cart = removeLines({ ...emptyCart, items: Array.isArray(items) ? items.filter(isCartItem) : [] }, [])
  return cart
}

function isCartItem(line: Partial<CartItem> | null): line is CartItem {
  return (
    typeof line?.product_id === 'string' &&
    typeof line.shop_id === 'string' &&
    typeof line.name === 'string' &&
    [line.price, line.last_seen_price, line.stock].every(Number.isFinite) &&
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
  store.set(next)
}

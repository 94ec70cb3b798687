import { toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import type { Cart, CartItem } from '@mainstreet/contract/cart/cart.ts'
import { cartLimits as limits } from '@mainstreet/contract/cart/limits.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { calls } from '../../api/calls.ts'
import { request } from '../../api/client.ts'
import { useProductChanges } from '../../queries/live/use-product-changes.ts'
import { callQueryOptions, useCallQuery } from '../../queries/use-call.ts'
import { isSessionEndError, useUser } from '../../session/session.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { type CartUpdate, enqueueMutation, useOptimisticCart } from './cart-mutation-queue.ts'
import {
  addLine,
  type CartProduct,
  emptyCart,
  removeLines,
  setLineQuantity,
  toCartProduct,
} from './cart-updates.ts'
import { getGuestCart, updateGuestCart, useGuestCart } from './guest/guest-cart.ts'

/** The cart of the customer or visitor; changes show at once, and are undone when the server rejects them. */
export function useCart({ live = false }: { live?: boolean } = {}) {
  const client = useQueryClient()
  const user = useUser()
  const guestCart = useGuestCart()
  const userId = user?.id ?? ''
  const canShop = Boolean(user) && toStoredRole(user?.role ?? 'customer') === 'customer'
  const params = { userId }
  const { queryKey } = callQueryOptions(calls.getCart, { params })
  const query = useCallQuery(calls.getCart, { params }, { enabled: canShop, live })
  const optimisticCart = useOptimisticCart(userId, (canShop && query.data?.cart) || emptyCart)
  const cart = user ? optimisticCart : guestCart
  useProductChanges(calls.getCart, live && user ? cart.items.map(({ product_id }) => product_id) : [])

  /** `replacesLineOf`: the product whose line is set. */
  async function step(
    next: CartUpdate,
    send: () => Promise<{ cart: Cart } | undefined>,
    {
      replacesLineOf,
      failed = m.shopping.cart.updateFailed,
    }: { replacesLineOf?: string; failed?: { title: string; description: string } } = {},
  ): Promise<boolean> {
    if (!user) return updateGuestCart(next) || showAddError(m.shopping.cart.full(limits.maxLines))
    try {
      await enqueueMutation({ userId, update: next, replacesLineOf }, async () => {
        const response = await send()
        await client.cancelQueries({ queryKey })
        client.setQueryData<{ cart: Cart }>(
          queryKey,
          (before) => response ?? { cart: next(before?.cart ?? emptyCart) },
        )
      })
      return true
    } catch (failure) {
      void client.invalidateQueries({ queryKey })
      if (isSessionEndError(failure)) return false
      return isOutOfStockError(failure)
        ? rejectOutOfStock()
        : showAddError(getErrorMessage(failure) ?? failed.description, failed.title)
    }
  }

  /** A line that was just added gets a new id from the server. */
  function findOrCreateLine({ id, product_id }: CartItem): { userId: string; itemId: string } {
    const currentItems = client.getQueryData<{ cart: Cart }>(queryKey)?.cart.items
    return { userId, itemId: currentItems?.find((item) => item.product_id === product_id)?.id ?? id }
  }

  async function add(product: CartProduct, quantity = 1) {
    // an undo before the removal was done
    const already = getGuestCart().items.find(({ product_id }) => product_id === product.id)?.quantity ?? 0
    if (!user && already + quantity > product.stock)
      return showAddError(m.shopping.cart.onlyLeft({ product: product.name, stock: product.stock }))
    return step(
      (cart) => addLine(cart, product, quantity),
      () =>
        request(calls.addToCart, {
          params,
          body: { productId: product.id, shopId: product.shop_id, quantity },
        }),
      { failed: m.cart.addFailed },
    )
  }

  const set = (item: CartItem, quantity: number) =>
    step(
      (cart) => setLineQuantity(cart, item.product_id, quantity),
      () => request(calls.setCartQuantity, { params: findOrCreateLine(item), body: { quantity } }),
      { replacesLineOf: item.product_id },
    )

  /** Without a toast: for reserved items, and items that can be restored. */
  const remove = (items: readonly CartItem[]) =>
    step(
      (cart) => removeLines(cart, items),
      async () => {
        await Promise.all(
          items.map((item) =>
            request(calls.removeFromCart, { params: findOrCreateLine(item) }).catch(ignoreMissingLine),
          ),
        )
        return undefined
      },
      items.length === 1 && items[0] ? { replacesLineOf: items[0].product_id } : {},
    )

  /** With an undo, where the item is still available. */
  async function removeWithUndo(item: CartItem) {
    const quantity = Math.min(item.quantity, item.stock)
    const undo = item.available && quantity > 0 ? () => void add(toCartProduct(item), quantity) : undefined
    const done = await remove([item])
    if (done) toast({ title: m.shopping.cart.removed(item.name), undo })
    return done
  }

  return {
    cart,
    /** Only for signed-in users; a guest cart is there at once. */
    isPending: canShop && query.isPending,
    error: query.error,
    refetch: query.refetch,
    itemOf: (productId: string) => cart.items.find((item) => item.product_id === productId),
    add,
    change: (item: CartItem, quantity: number) => (quantity > 0 ? set(item, quantity) : removeWithUndo(item)),
    remove,
  }
}

/** Another tab was faster: the line is gone, as intended. */
function ignoreMissingLine(failure: unknown) {
  if (!(failure instanceof ApiError) || failure.status !== 404) throw failure
}

function showAddError(message: string, title: string = m.cart.addFailed.title): false {
  toast({ title, description: message, tone: 'danger' })
  return false
}

/** Undefined without a text from the server. */
function getErrorMessage(failure: unknown): string | undefined {
  return failure instanceof ApiError ? failure.serverMessage : undefined
}

/** Another customer took the last one. */
function isOutOfStockError(failure: unknown): boolean {
  if (!(failure instanceof ApiError) || failure.code !== 'out_of_stock') return false
  const { available } = (failure.body ?? {}) as { available?: { stock: number }[] }
  return available?.[0]?.stock === 0
}

function rejectOutOfStock(): false {
  showOutOfStockToast()
  return false
}

/** Products that are out of stock cannot be added (docs/spec.md, section 5). */
export function showOutOfStockToast() {
  toast({ ...m.cart.outOfStock, tone: 'danger' })
}

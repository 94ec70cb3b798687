import { storedRole } from '@mainstreet/contract/accounts/roles.ts'
import type { Cart, CartItem } from '@mainstreet/contract/cart/cart.ts'
import { cart as limits } from '@mainstreet/contract/limits.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ApiFailure } from '../../api/api-error.ts'
import { calls } from '../../api/calls.ts'
import { request } from '../../api/client.ts'
import { useProductNews } from '../../api/live/use-product-changes.ts'
import { answerQuery, useMaybeAnswer } from '../../api/use-call.ts'
import { isEnd, useUser } from '../../session/session.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { emptyCart, type Goods, goodsOf, withLine, without, withQuantity } from './cart-updates.ts'
import { changeGuestCart, guestCart, useGuestCart } from './guest/guest-cart.ts'
import { type CartStep, inTurn, useStepped } from './state/cart-mutation-queue.ts'

const notChanged = { title: 'Your cart could not be changed', description: 'Please try again in a moment.' }

/** The cart of the customer, or of the visitor; each step is seen at once and taken back when the server refuses it. */
export function useCart({ live = false }: { live?: boolean } = {}) {
  const client = useQueryClient()
  const user = useUser()
  const guest = useGuestCart()
  const userId = user?.id ?? ''
  const mayShop = Boolean(user) && storedRole(user?.role ?? 'customer') === 'customer'
  const params = { userId }
  const { queryKey } = answerQuery(calls.getCart, { params })
  const answer = useMaybeAnswer(calls.getCart, { params }, { enabled: mayShop, live })
  const stepped = useStepped(userId, (mayShop && answer.data?.cart) || emptyCart)
  const cart = user ? stepped : guest
  useProductNews(calls.getCart, live && user ? cart.items.map(({ product_id }) => product_id) : [])

  /** `sets`: the product whose line is set. */
  async function step(
    next: CartStep,
    send: () => Promise<{ cart: Cart } | undefined>,
    { sets, failed = notChanged }: { sets?: string; failed?: typeof notChanged } = {},
  ): Promise<boolean> {
    if (!user) return changeGuestCart(next) || refused(`A cart holds at most ${limits.lines} products`)
    try {
      await inTurn({ userId, step: next, sets }, async () => {
        const answer = await send()
        await client.cancelQueries({ queryKey })
        client.setQueryData<{ cart: Cart }>(
          queryKey,
          (before) => answer ?? { cart: next(before?.cart ?? emptyCart) },
        )
      })
      return true
    } catch (failure) {
      void client.invalidateQueries({ queryKey })
      if (isEnd(failure)) return false
      return isGone(failure) ? gone() : refused(wordsOf(failure) ?? failed.description, failed.title)
    }
  }

  /** A line that was just added has another id since the server knows of it. */
  function lineOf({ id, product_id }: CartItem): { userId: string; itemId: string } {
    const known = client.getQueryData<{ cart: Cart }>(queryKey)?.cart.items
    return { userId, itemId: known?.find((item) => item.product_id === product_id)?.id ?? id }
  }

  async function add(goods: Goods, quantity = 1) {
    // an undo was made before its line went
    const already = guestCart().items.find(({ product_id }) => product_id === goods.id)?.quantity ?? 0
    if (!user && already + quantity > goods.stock) return refused(`Only ${goods.stock} of ${goods.name} left`)
    return step(
      (cart) => withLine(cart, goods, quantity),
      () =>
        request(calls.addToCart, { params, body: { productId: goods.id, shopId: goods.shop_id, quantity } }),
      { failed: texts.cart.addFailed },
    )
  }

  const set = (item: CartItem, quantity: number) =>
    step(
      (cart) => withQuantity(cart, item.product_id, quantity),
      () => request(calls.setCartQuantity, { params: lineOf(item), body: { quantity } }),
      { sets: item.product_id },
    )

  /** Without a word: for what has been reserved, and what can be put back. */
  const remove = (items: readonly CartItem[]) =>
    step(
      (cart) => without(cart, items),
      async () => {
        await Promise.all(
          items.map((item) => request(calls.removeFromCart, { params: lineOf(item) }).catch(unlessAway)),
        )
        return undefined
      },
      items.length === 1 && items[0] ? { sets: items[0].product_id } : {},
    )

  /** And a way back, where it can still be had. */
  async function takeOut(item: CartItem) {
    const quantity = Math.min(item.quantity, item.stock)
    const undo = item.available && quantity > 0 ? () => void add(goodsOf(item), quantity) : undefined
    const done = await remove([item])
    if (done) toast({ title: `${item.name} removed`, undo })
    return done
  }

  return {
    cart,
    /** Of who is signed in; a visitor's is there at once. */
    isPending: mayShop && answer.isPending,
    error: answer.error,
    refetch: answer.refetch,
    itemOf: (productId: string) => cart.items.find((item) => item.product_id === productId),
    add,
    change: (item: CartItem, quantity: number) => (quantity > 0 ? set(item, quantity) : takeOut(item)),
    remove,
  }
}

/** Another tab was quicker: it is as was wished. */
function unlessAway(failure: unknown) {
  if (!(failure instanceof ApiFailure) || failure.status !== 404) throw failure
}

function refused(words: string, title: string = texts.cart.addFailed.title): false {
  toast({ title, description: words, tone: 'danger' })
  return false
}

/** Undefined where the server could not say why. */
function wordsOf(failure: unknown): string | undefined {
  return failure instanceof ApiFailure ? failure.serverText : undefined
}

/** Somebody else took the last one. */
function isGone(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure) || failure.code !== 'out_of_stock') return false
  const { left } = (failure.body ?? {}) as { left?: { stock: number }[] }
  return left?.[0]?.stock === 0
}

function gone(): false {
  sayGone()
  return false
}

/** Spec 5: nothing that is out of stock comes into a cart. */
export function sayGone() {
  toast({ ...texts.cart.outOfStock, tone: 'danger' })
}

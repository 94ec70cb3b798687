import type { Cart, CartItem } from '@mainstreet/contract/cart/cart.ts'
import { storedRole } from '@mainstreet/contract/identity/roles.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ApiFailure } from '../../api/api-failure.ts'
import { calls } from '../../api/calls.ts'
import { request } from '../../api/client.ts'
import { useProductNews } from '../../api/live/use-product-news.ts'
import { useUser } from '../../api/session.ts'
import { answerQuery, useMaybeAnswer } from '../../api/use-answer.ts'
import { toast } from '../../ui/toast.ts'
import { emptyCart, type Goods, goodsOf, withLine, without, withQuantity } from './cart-steps.ts'
import { changeGuestCart, useGuestCart } from './guest-cart.ts'

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
  const cart = user ? (mayShop && answer.data?.cart) || emptyCart : guest
  useProductNews(calls.getCart, live && user ? cart.items.map(({ product_id }) => product_id) : [])

  async function step(
    next: (cart: Cart) => Cart,
    send: () => Promise<{ cart: Cart } | undefined>,
  ): Promise<boolean> {
    if (!user) return changeGuestCart(next) || refused(`A cart holds at most ${guest.items.length} products`)
    await client.cancelQueries({ queryKey })
    const before = client.getQueryData<{ cart: Cart }>(queryKey)
    client.setQueryData(queryKey, { cart: next(before?.cart ?? emptyCart) })
    try {
      const answer = await send()
      if (answer) client.setQueryData(queryKey, answer)
      return true
    } catch (failure) {
      client.setQueryData(queryKey, before)
      void client.invalidateQueries({ queryKey })
      return isGone(failure) ? gone() : refused(failure instanceof ApiFailure ? failure.words : undefined)
    }
  }

  const add = (goods: Goods, quantity = 1) =>
    step(
      (cart) => withLine(cart, goods, quantity),
      () =>
        request(calls.addToCart, { params, body: { productId: goods.id, shopId: goods.shop_id, quantity } }),
    )

  const set = (item: CartItem, quantity: number) =>
    step(
      (cart) => withQuantity(cart, item.id, quantity),
      () => request(calls.setCartQuantity, { params: { userId, itemId: item.id }, body: { quantity } }),
    )

  /** Without a word: for what has been reserved, and what can be put back. */
  const remove = (items: readonly CartItem[]) =>
    step(
      (cart) => without(cart, items),
      async () => {
        await Promise.all(
          items.map(({ id }) =>
            request(calls.removeFromCart, { params: { userId, itemId: id } }).catch(unlessAway),
          ),
        )
        return undefined
      },
    )

  /** And a way back. */
  async function takeOut(item: CartItem) {
    const done = await remove([item])
    if (done) toast({ title: `${item.name} removed`, undo: () => void add(goodsOf(item), item.quantity) })
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

function refused(words: string = texts.cart.addFailed.description): false {
  toast({ title: texts.cart.addFailed.title, description: words, tone: 'danger' })
  return false
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

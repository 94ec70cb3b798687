import type { Cart, CartItem } from '@mainstreet/contract/cart/cart.ts'
import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { storedRole } from '@mainstreet/contract/identity/roles.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ApiFailure } from '../../api/api-failure.ts'
import { calls } from '../../api/calls.ts'
import { request } from '../../api/client.ts'
import { useSession } from '../../api/session.ts'
import { answerQuery, useMaybeAnswer } from '../../api/use-answer.ts'
import { toast } from '../../ui/toast.ts'
import { withLine, withQuantity } from './cart-steps.ts'

const empty: Cart = { items: [], count: 0, total_amount: 0 }

/** The signed-in customer's cart; each step is seen at once and taken back when the server refuses it. */
export function useCart() {
  const client = useQueryClient()
  const { user } = useSession()
  const userId = user?.id ?? ''
  const mayShop = Boolean(user) && storedRole(user?.role ?? 'customer') === 'customer'
  const params = { userId }
  const { queryKey } = answerQuery(calls.getCart, { params })
  const answer = useMaybeAnswer(calls.getCart, { params }, { enabled: mayShop })
  const cart = (mayShop && answer.data?.cart) || empty

  async function step(
    next: (cart: Cart) => Cart,
    send: () => Promise<{ cart: Cart } | undefined>,
  ): Promise<boolean> {
    await client.cancelQueries({ queryKey })
    const before = client.getQueryData<{ cart: Cart }>(queryKey)
    client.setQueryData(queryKey, { cart: next(before?.cart ?? empty) })
    try {
      const answer = await send()
      if (answer) client.setQueryData(queryKey, answer)
      return true
    } catch (failure) {
      client.setQueryData(queryKey, before)
      void client.invalidateQueries({ queryKey })
      const described = failure instanceof ApiFailure ? failure.words : texts.cart.addFailed.description
      toast({ title: texts.cart.addFailed.title, description: described, tone: 'danger' })
      return false
    }
  }

  const add = (product: Product, quantity = 1) =>
    step(
      (cart) => withLine(cart, product, quantity),
      () =>
        request(calls.addToCart, {
          params,
          body: { productId: product.id, shopId: product.shop_id, quantity },
        }),
    )

  const change = (item: CartItem, quantity: number) =>
    step(
      (cart) => withQuantity(cart, item.id, quantity),
      () => {
        const line = { params: { userId, itemId: item.id } }
        return quantity > 0
          ? request(calls.setCartQuantity, { ...line, body: { quantity } })
          : request(calls.removeFromCart, line).then(() => undefined)
      },
    )

  return {
    cart,
    isPending: mayShop && answer.isPending,
    error: answer.error,
    refetch: answer.refetch,
    itemOf: (productId: string) => cart.items.find((item) => item.product_id === productId),
    add,
    change,
  }
}

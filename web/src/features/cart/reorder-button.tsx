import type { User } from '@mainstreet/contract/accounts/user.ts'
import type { Cart } from '@mainstreet/contract/cart/cart.ts'
import { href } from '@mainstreet/contract/href.ts'
import { separateItems } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { calls } from '../../api/calls.ts'
import { callQueryOptions } from '../../queries/use-call.ts'
import { useSend } from '../../queries/use-send.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { toast } from '../../ui/toasts/toast.ts'

/** Adds the same items to the cart, as far as they are available. */
export function ReorderButton({ order, user }: { order: Order; user: User }) {
  const client = useQueryClient()
  const merge = useSend(calls.mergeCart)

  async function reorder() {
    const params = { userId: user.id }
    const items = order.items.map(({ product_id, quantity }) => ({ productId: product_id, quantity }))
    const response = await merge.send({ params, body: { items } })
    if (!response) return
    client.setQueryData(callQueryOptions(calls.getCart, { params }).queryKey, { cart: response.cart })
    const { some, ...message } = reorderMessage(order.items, response)
    toast({
      ...message,
      tone: some ? 'good' : 'danger',
      ...(some && { action: { label: m.shopping.cart.view, to: href(routes.cart) } }),
    })
  }

  return (
    <div className="grid gap-2">
      <Button variant="quiet" size="sm" busy={merge.busy} onClick={() => void reorder()}>
        {!merge.busy && <RotateCcw aria-hidden="true" className="size-4" />}
        {order.order_type === 'order'
          ? m.shopping.cart.reorder.orderAgain
          : m.shopping.cart.reorder.reserveAgain}
      </Button>
      <ErrorMessage error={merge.error} />
    </div>
  )
}

type ReorderItems = readonly Pick<Order['items'][number], 'product_id' | 'name' | 'quantity'>[]
type ReorderResult = {
  cart: { items: readonly Pick<Cart['items'][number], 'product_id' | 'quantity'>[] }
  skipped: readonly string[]
}

/** Which items were added to the cart, which are fewer now, and which are gone. */
export function reorderMessage(items: ReorderItems, { cart, skipped }: ReorderResult) {
  const addedQuantity = new Map(cart.items.map(({ product_id, quantity }) => [product_id, quantity]))
  const texts = m.shopping.cart.reorder
  const named = (some: ReorderItems) => separateItems(some.map(({ name }) => name))
  const unavailable = items.filter(({ product_id }) => skipped.includes(product_id))
  if (unavailable.length === items.length)
    return { some: false, title: texts.noneAvailable, description: named(unavailable) }

  const fewer = items.filter(
    ({ product_id, quantity }) => (addedQuantity.get(product_id) ?? quantity) < quantity,
  )
  const message = [
    unavailable.length > 0 && texts.unavailable(named(unavailable)),
    fewer.length > 0 && texts.fewer(named(fewer)),
  ].filter(Boolean)
  return {
    some: true,
    title: texts.added,
    description: message.length > 0 ? message.join(' ') : undefined,
  }
}

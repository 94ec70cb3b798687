import type { User } from '@mainstreet/contract/accounts/user.ts'
import { href } from '@mainstreet/contract/href.ts'
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
import { reorderMessage } from './reorder-message.ts'

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

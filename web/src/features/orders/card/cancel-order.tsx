import type { Order } from '@mainstreet/contract/orders/order.ts'
import { useEffect, useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { useRefresh } from '../../../api/use-invalidate-calls.ts'
import { useSend } from '../../../api/use-send.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { usePassFocus } from '../../../ui/hooks/use-focus-fallback.ts'
import { ReasonDialog } from '../../../ui/overlays/reason-dialog.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { openMoves } from '../transitions/allowed-transitions.ts'
import { currentOrder, notCanceledWords } from '../transitions/current-order.ts'

const reasons = ['I can’t make it in time', 'I changed my mind', 'I ordered the wrong item']
const stale = [calls.listCustomerOrders, calls.getOrder]

/** Nothing where the rule does not let the customer cancel. */
export function CancelOrder({ order, now }: { order: Order; now: Date }) {
  return openMoves(order, 'customer', now).includes('cancelled') ? <Cancelling order={order} /> : null
}

function Cancelling({ order }: { order: Order }) {
  const ref = usePassFocus<HTMLDivElement>()
  const [asking, setAsking] = useState(false)
  const move = useSend(calls.moveOrder, { invalidates: stale })
  const refresh = useRefresh(...stale)

  const cancel = async (reason: string) => {
    const body = { status: 'cancelled' as const, ...(reason && { reason }) }
    const done = await move.send({ params: { id: order.id }, body })
    if (!done) return refresh()
    setAsking(false)
    toast({
      title: `Your ${order.order_type} is canceled`,
      description: `We’ve told ${order.shop_name}.`,
    })
  }

  // the button goes with the refreshed order: what is true now outlives it
  useEffect(() => {
    const current = currentOrder(move.failure)
    if (!current) return
    setAsking(false)
    toast({ ...notCanceledWords(current), tone: 'danger' })
  }, [move.failure])

  return (
    <div ref={ref} className="contents">
      <Button variant="plain" size="sm" onClick={() => setAsking(true)}>
        Cancel {order.order_type}
      </Button>
      <ReasonDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Cancel this ${order.order_type}?`}
        text={`${order.shop_name} will release your items.`}
        label="Add a note for the shop"
        templates={reasons}
        confirm={`Cancel ${order.order_type}`}
        keep={`Keep ${order.order_type}`}
        busy={move.busy}
        failure={move.failure}
        onConfirm={cancel}
      />
    </div>
  )
}

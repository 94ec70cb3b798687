import type { Order } from '@mainstreet/contract/orders/order.ts'
import { useState } from 'react'
import { calls } from '../../api/calls.ts'
import { useSend } from '../../api/use-send.ts'
import { Button } from '../../ui/button.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { usePassFocus } from '../../ui/use-pass-focus.ts'
import { openMoves } from './order-facts.ts'

const reasons = ['I cannot come in time', 'I changed my mind', 'I ordered the wrong thing']

/** Nothing where the rule does not let the customer cancel. */
export function CancelOrder({ order, now }: { order: Order; now: Date }) {
  return openMoves(order, 'customer', now).includes('cancelled') ? <Cancelling order={order} /> : null
}

function Cancelling({ order }: { order: Order }) {
  const ref = usePassFocus<HTMLDivElement>()
  const [asking, setAsking] = useState(false)
  const move = useSend(calls.moveOrder, { invalidates: [calls.listCustomerOrders, calls.getOrder] })

  const cancel = async (reason: string) => {
    const body = { status: 'cancelled' as const, ...(reason && { reason }) }
    const done = await move.send({ params: { id: order.id }, body })
    if (!done) return
    setAsking(false)
    toast({ title: `Your ${order.order_type} is cancelled`, description: `${order.shop_name} knows.` })
  }

  return (
    <div ref={ref} className="contents">
      <Button variant="plain" size="sm" onClick={() => setAsking(true)}>
        Cancel {order.order_type}
      </Button>
      <ReasonDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Cancel this ${order.order_type}?`}
        text={`${order.shop_name} will put everything back on the shelf.`}
        label="What should the shop know?"
        templates={reasons}
        confirm={`Cancel ${order.order_type}`}
        keep="Keep it"
        busy={move.busy}
        failure={move.failure}
        onConfirm={cancel}
      />
    </div>
  )
}

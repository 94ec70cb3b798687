import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { Suspense, useEffect, useState } from 'react'
import { calls } from '../../api/calls.ts'
import { lazyComponent } from '../../browser/lazy-component.tsx'
import { useInvalidateCalls } from '../../queries/use-invalidate-calls.ts'
import { useSend } from '../../queries/use-send.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useFocusFallback } from '../../ui/hooks/use-focus-fallback.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { getAllowedTransitions } from './allowed-transitions.ts'
import { getCurrentOrder, notCanceledMessage } from './current-order.ts'

// with its form library, which the customer's page does without
const ReasonDialog = lazyComponent(() => import('./reason-dialog.tsx'), 'ReasonDialog')

const affectedCalls = [calls.listCustomerOrders, calls.getOrder]

/** Nothing when the customer may not cancel. */
export function CancelOrder({ order, now }: { order: Order; now: Date }) {
  return getAllowedTransitions(order, 'customer', now).includes('cancelled') ? (
    <CancelOrderForm order={order} />
  ) : null
}

function CancelOrderForm({ order }: { order: Order }) {
  const texts = m.orders.cancel
  const ref = useFocusFallback<HTMLDivElement>()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const move = useSend(calls.updateOrderStatus, { invalidates: affectedCalls })
  const refresh = useInvalidateCalls(...affectedCalls)

  const cancel = async (reason: string) => {
    const body = { status: 'cancelled' as const, ...(reason && { reason }) }
    const done = await move.send({ params: { id: order.id }, body })
    if (!done) return refresh()
    setDialogOpen(false)
    toast({ title: texts.done[order.order_type], description: texts.shopNotified(order.shop_name) })
  }

  // the refreshed order removes the button: the message must outlive it
  useEffect(() => {
    const current = getCurrentOrder(move.error)
    if (!current) return
    setDialogOpen(false)
    toast({ ...notCanceledMessage(current), tone: 'danger' })
  }, [move.error])

  return (
    <div ref={ref} className="contents">
      <Button variant="plain" size="sm" onClick={() => setDialogOpen(true)}>
        {texts.action[order.order_type]}
      </Button>
      <Suspense>
        {isDialogOpen && (
          <ReasonDialog
            onClose={() => setDialogOpen(false)}
            title={texts.title[order.order_type]}
            description={texts.description(order.shop_name)}
            label={texts.noteLabel}
            templates={texts.reasons}
            confirmLabel={texts.action[order.order_type]}
            cancelLabel={texts.keep[order.order_type]}
            busy={move.busy}
            error={move.error}
            onConfirm={cancel}
          />
        )}
      </Suspense>
    </div>
  )
}

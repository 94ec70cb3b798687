import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'

const PaymentDialog = lazy(() =>
  import('./refunds/payment-dialog.tsx').then((module) => ({ default: module.PaymentDialog })),
)

/** Nothing where no card was charged. */
export function RefundButton({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false)
  if (order.captured_amount === 0) return null
  return (
    <>
      <Button variant="plain" size="sm" onClick={() => setOpen(true)}>
        {m.checkout.refund.action}
      </Button>
      {isOpen && (
        <Suspense>
          <PaymentDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

import type { Order } from '@mainstreet/contract/orders/order.ts'
import { CircleAlert } from 'lucide-react'
import { getPaymentProblem } from './payment-messages.ts'

type Props = { order: Order; side: 'customer' | 'shop' }

/** A payment problem, with what to do about it. */
export function PaymentAlert({ order, side }: Props) {
  const problem = getPaymentProblem(order, side)
  if (!problem) return null
  return (
    <p className="flex items-start gap-2.5 rounded-field border border-poppy/40 bg-poppy-wash px-3.5 py-3 text-ink">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-poppy" />
      <span className="min-w-0 font-medium">{problem}</span>
    </p>
  )
}

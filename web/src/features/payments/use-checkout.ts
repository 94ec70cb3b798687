import type { CallBody } from '@mainstreet/contract/call.ts'
import { useRef } from 'react'
import { calls } from '../../api/calls.ts'
import { useInvalidateCalls } from '../../api/use-invalidate-calls.ts'
import { useSend } from '../../api/use-send.ts'
import { usePaymentPage } from './use-payment-page.ts'

type Body = CallBody<typeof calls.createCheckout>

const affectedCalls = [calls.getCart, calls.listCustomerOrders, calls.listProducts, calls.getProduct] as const

/** Places a checkout once, however often it is pressed, and leaves for where it is paid. */
export function useCheckout() {
  const checkout = useSend(calls.createCheckout, { invalidates: affectedCalls })
  const refresh = useInvalidateCalls(calls.getCart, calls.getShop, calls.listCustomerOrders)
  const page = usePaymentPage()
  const isSending = useRef(false)

  /** Undefined: refused, or a press too many. */
  async function placeOrder(body: Body) {
    if (isSending.current) return undefined
    isSending.current = true
    try {
      const placed = await checkout.send({ body })
      if (!placed) refresh()
      if (placed?.payment_url) page.open(placed.payment_url)
      return placed
    } finally {
      isSending.current = false
    }
  }
  return { placeOrder, page, busy: checkout.busy || page.state === 'opening', failure: checkout.error }
}

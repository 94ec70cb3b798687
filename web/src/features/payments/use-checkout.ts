import { useRef } from 'react'
import { calls } from '../../api/calls.ts'
import { useInvalidateCalls } from '../../queries/use-invalidate-calls.ts'
import { useSend } from '../../queries/use-send.ts'
import type { CheckoutBody } from './checkout-input.ts'
import { usePaymentPage } from './use-payment-page.ts'

const affectedCalls = [
  calls.getCart,
  calls.listCustomerOrders,
  calls.listProducts,
  calls.getProduct,
  calls.getSavedContact,
] as const

/** Places a checkout once, however often the button is clicked, and redirects to its payment page. */
export function useCheckout() {
  const checkout = useSend(calls.createCheckout, { invalidates: affectedCalls })
  const refresh = useInvalidateCalls(
    calls.getCart,
    calls.getShop,
    calls.listCustomerOrders,
    calls.getPaymentOptions,
  )
  const page = usePaymentPage()
  const isSending = useRef(false)

  /** Undefined when it was rejected, or is already running. */
  async function placeOrder(body: CheckoutBody) {
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

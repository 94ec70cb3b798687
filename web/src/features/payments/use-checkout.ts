import type { BodyOf } from '@mainstreet/contract/call.ts'
import { useEffect, useRef, useState } from 'react'
import { calls } from '../../api/calls.ts'
import { useRefresh } from '../../api/use-refresh.ts'
import { useSend } from '../../api/use-send.ts'
import { goToPay } from './go-to-pay.ts'

type Body = BodyOf<typeof calls.checkout>

const touched = [calls.getCart, calls.listCustomerOrders, calls.listProducts, calls.getProduct] as const

/** Places a checkout once, however often it is pressed, and leaves for where it is paid. */
export function useCheckout() {
  const checkout = useSend(calls.checkout, { invalidates: touched })
  const refresh = useRefresh(calls.getCart, calls.getShop, calls.listCustomerOrders)
  const [isLeaving, setLeaving] = useState(false)
  const isSending = useRef(false)

  useEffect(() => {
    // whoever comes back from the pay page finds this one as it was left, and may press again
    const shown = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false)
    globalThis.addEventListener('pageshow', shown)
    return () => globalThis.removeEventListener('pageshow', shown)
  }, [])

  /** Undefined: refused, or a press too many. */
  async function place(body: Body) {
    if (isSending.current) return undefined
    isSending.current = true
    try {
      const placed = await checkout.send({ body })
      if (!placed) refresh()
      if (placed?.payment_url) {
        setLeaving(true)
        goToPay(placed.payment_url)
      }
      return placed
    } finally {
      isSending.current = false
    }
  }
  return { place, busy: checkout.busy || isLeaving, failure: checkout.failure }
}

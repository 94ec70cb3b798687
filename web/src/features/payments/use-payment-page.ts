import { useCallback, useEffect, useState } from 'react'
import { isPaymentPage } from './payment-page.ts'

/** A page that has not replaced this one by then is not coming. */
const openTimeoutMs = 15_000

export type PaymentPageState = 'closed' | 'opening' | 'invalid' | 'unreachable'

/** Leaves for the payment page, and says when that does not work. */
export function usePaymentPage(leave: (address: string) => void = navigateTo) {
  const [state, setState] = useState<PaymentPageState>('closed')

  useEffect(() => {
    if (state !== 'opening') return
    const timer = setTimeout(() => setState('unreachable'), openTimeoutMs)
    return () => clearTimeout(timer)
  }, [state])

  useEffect(() => {
    // the Back button of the payment page restores this page as it was left
    const shown = ({ persisted }: PageTransitionEvent) => persisted && setState('closed')
    globalThis.addEventListener('pageshow', shown)
    return () => globalThis.removeEventListener('pageshow', shown)
  }, [])

  const open = useCallback(
    (address: string) => {
      if (!isPaymentPage(address)) return setState('invalid')
      setState('opening')
      leave(address)
    },
    [leave],
  )
  return { state, open, hasFailed: state === 'invalid' || state === 'unreachable' }
}

function navigateTo(address: string) {
  location.assign(address)
}

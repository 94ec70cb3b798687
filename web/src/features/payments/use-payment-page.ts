import { useCallback, useEffect, useState } from 'react'

/** When the payment page has not replaced this page by then, opening it has failed. */
const openTimeoutMs = 15_000

export type PaymentPageState = 'closed' | 'opening' | 'invalid' | 'unreachable'

/** Opens the payment page, and reports when that fails. */
export function usePaymentPage(leave: (address: string) => void = navigateTo) {
  const [state, setState] = useState<PaymentPageState>('closed')

  useEffect(() => {
    if (state !== 'opening') return
    const timer = setTimeout(() => setState('unreachable'), openTimeoutMs)
    return () => clearTimeout(timer)
  }, [state])

  useEffect(() => {
    // Back on the payment page restores this page in its old state
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && setState('closed')
    globalThis.addEventListener('pageshow', onPageShow)
    return () => globalThis.removeEventListener('pageshow', onPageShow)
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

/** A page of this site (the sandbox), or any https page (the payment provider). */
export function isPaymentPage(address: string, site = location.origin): boolean {
  if (!URL.canParse(address, site)) return false
  const { origin, protocol } = new URL(address, site)
  return origin === site || protocol === 'https:'
}

import type { Checkout } from '@mainstreet/contract/payments/payment.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const pollIntervalMs = 2000
const maxPollMs = 30_000

type PollOptions = {
  key: readonly unknown[]
  fetchCheckout: (signal: AbortSignal) => Promise<Checkout>
  isDone: (checkout: Checkout) => boolean
  enabled?: boolean
}

/** Polls every two seconds until it is done, for half a minute; then only on request. */
export function usePolledCheckout({ key, fetchCheckout, isDone, enabled = true }: PollOptions) {
  const [round, setRound] = useState(0)
  const [endedRound, setEndedRound] = useState(-1)
  useEffect(() => {
    if (!enabled) return
    const timer = setTimeout(() => setEndedRound(round), maxPollMs)
    return () => clearTimeout(timer)
  }, [round, enabled])

  const hasTimedOut = endedRound === round
  const query = useQuery({
    queryKey: [...key, 'until it is there'],
    queryFn: ({ signal }) => fetchCheckout(signal),
    enabled,
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      hasTimedOut || (state.data && isDone(state.data)) ? false : pollIntervalMs,
  })
  return {
    checkout: query.data,
    error: query.error,
    isWaiting: !hasTimedOut && !(query.data && isDone(query.data)),
    again() {
      setRound(round + 1)
      void query.refetch()
    },
  }
}

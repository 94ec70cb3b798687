import type { Checkout } from '@mainstreet/contract/payments/payment.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const everyMs = 2000
const longestMs = 30_000

type Question = {
  key: readonly unknown[]
  ask: (signal: AbortSignal) => Promise<Checkout>
  isHoped: (checkout: Checkout) => boolean
  enabled?: boolean
}

/** Asks every two seconds until it is as hoped, for half a minute; then only when somebody wants it. */
export function useAskedAgain({ key, ask, isHoped, enabled = true }: Question) {
  const [round, setRound] = useState(0)
  const [endedRound, setEndedRound] = useState(-1)
  useEffect(() => {
    if (!enabled) return
    const timer = setTimeout(() => setEndedRound(round), longestMs)
    return () => clearTimeout(timer)
  }, [round, enabled])

  const isOver = endedRound === round
  const asked = useQuery({
    queryKey: [...key, 'until it is there'],
    queryFn: ({ signal }) => ask(signal),
    enabled,
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) => (isOver || (state.data && isHoped(state.data)) ? false : everyMs),
  })
  return {
    checkout: asked.data,
    error: asked.error,
    isWaiting: !isOver && !(asked.data && isHoped(asked.data)),
    again() {
      setRound(round + 1)
      void asked.refetch()
    },
  }
}

import type { AnswerOf, CallShape } from '@mainstreet/contract/call.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { newKey } from '../browser/random-key.ts'
import { type Rest, request } from './client.ts'

type Options = { invalidates?: readonly CallShape[] }

export type Send<C extends CallShape> = {
  /** Undefined when it failed; `failure` says why. */
  send: (...args: Rest<C>) => Promise<AnswerOf<C> | undefined>
  busy: boolean
  failure: unknown
  reset: () => void
}

export function useSend<C extends CallShape>(call: C, { invalidates = [] }: Options = {}): Send<C> {
  const client = useQueryClient()
  const [state, setState] = useState<{ running: number; failure: unknown }>({
    running: 0,
    failure: undefined,
  })
  const key = useRef<{ body: string; key: string }>(undefined)
  const stale = useRef(invalidates)
  stale.current = invalidates

  const send = useCallback(
    async (...[args]: Rest<C>) => {
      setState(({ running }) => ({ running: running + 1, failure: undefined }))
      try {
        const idempotencyKey = call.idempotent ? (args?.idempotencyKey ?? keyFor(key, args)) : undefined
        const answer = await request(call, ...([{ ...args, idempotencyKey }] as unknown as Rest<C>))
        key.current = undefined
        const done = stale.current.map(({ path }) => client.invalidateQueries({ queryKey: [path] }))
        void Promise.allSettled(done)
        setState(({ running, failure }) => ({ running: running - 1, failure }))
        return answer
      } catch (failure) {
        setState(({ running }) => ({ running: running - 1, failure }))
        return undefined
      }
    },
    [call, client],
  )
  const reset = useCallback(() => setState(({ running }) => ({ running, failure: undefined })), [])
  return { send, busy: state.running > 0, failure: state.failure, reset }
}

/** The same key as long as the same thing is sent again: a lost answer must not place a second order. */
function keyFor(kept: { current: { body: string; key: string } | undefined }, args: unknown): string {
  const { params, body } = (args ?? {}) as { params?: unknown; body?: unknown }
  const text = JSON.stringify([params, body])
  if (kept.current?.body !== text) kept.current = { body: text, key: newKey() }
  return kept.current.key
}

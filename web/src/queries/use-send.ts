import type { CallResponse, CallShape } from '@mainstreet/contract/call.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { type CallRestArgs, requestUntyped } from '../api/client.ts'
import { createRandomKey } from '../browser/random-key.ts'

type SendOptions = { invalidates?: readonly CallShape[] }

type Sent<C extends CallShape> = CallResponse<C> extends undefined ? true : CallResponse<C>

export type SendCall<C extends CallShape> = {
  /** The response, or true for a call without one; undefined on failure: `error` says why. */
  send: (...args: CallRestArgs<C>) => Promise<Sent<C> | undefined>
  busy: boolean
  error: unknown
  reset: () => void
}

export function useSend<C extends CallShape>(call: C, { invalidates = [] }: SendOptions = {}): SendCall<C> {
  const client = useQueryClient()
  const [state, setState] = useState<{ running: number; failure: unknown }>({
    running: 0,
    failure: undefined,
  })
  const key = useRef<{ body: string; key: string }>(undefined)
  const invalidatedCalls = useRef(invalidates)
  invalidatedCalls.current = invalidates

  const send = useCallback(
    async (...[args]: CallRestArgs<C>) => {
      setState(({ running }) => ({ running: running + 1, failure: undefined }))
      try {
        const idempotencyKey = call.idempotent
          ? (args?.idempotencyKey ?? getIdempotencyKey(key, args))
          : undefined
        const response = (await requestUntyped(call, { ...args, idempotencyKey })) ?? true
        key.current = undefined
        const done = invalidatedCalls.current.map(({ path }) =>
          client.invalidateQueries({ queryKey: [path] }),
        )
        void Promise.allSettled(done)
        setState(({ running, failure }) => ({ running: running - 1, failure }))
        return response as Sent<C>
      } catch (failure) {
        setState(({ running }) => ({ running: running - 1, failure }))
        return undefined
      }
    },
    [call, client],
  )
  const reset = useCallback(() => setState(({ running }) => ({ running, failure: undefined })), [])
  return { send, busy: state.running > 0, error: state.failure, reset }
}

/** The same key while the same request is repeated: a lost response must not cause a second order. */
function getIdempotencyKey(
  lastKey: { current: { body: string; key: string } | undefined },
  args: unknown,
): string {
  const { params, body } = (args ?? {}) as { params?: unknown; body?: unknown }
  const text = JSON.stringify([params, body])
  if (lastKey.current?.body !== text) lastKey.current = { body: text, key: createRandomKey() }
  return lastKey.current.key
}

import { useEffect, useRef } from 'react'
import { useAsyncAction } from '../../../queries/use-async-action.ts'

/** Browsers show one dialog at a time, and reject a second one. */
let current: AbortController | undefined

/** Like `useAsyncAction`, for what opens the browser's dialog: that closes with the part of the page that opened it. */
export function useCeremony() {
  const { run: runAction, ...action } = useAsyncAction()
  const own = useRef<AbortController>(undefined)
  useEffect(() => () => own.current?.abort(), [])

  const run = async (work: (signal: AbortSignal) => Promise<unknown>): Promise<boolean> => {
    if (action.busy) return false
    current?.abort()
    const controller = new AbortController()
    current = own.current = controller
    return runAction(() => work(controller.signal))
  }
  return { ...action, run }
}

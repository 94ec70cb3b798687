import { useEffect, useRef, useState } from 'react'
import { ApiFailure } from '../../api/api-failure.ts'

/** One thing at a time that may fail; what failed stays to be read until the next try. */
export function useAttempt() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  /** Whether it went well. */
  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
      return true
    } catch (fault) {
      setFailure(fault)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { attempt, busy, failure }
}

/** What the server says of one field. */
export function faultAt(failure: unknown, ...paths: string[]): string | undefined {
  if (!(failure instanceof ApiFailure)) return undefined
  return failure.details.find(({ path }) => paths.includes(path))?.message
}

/** For the form: after a failure the focus goes to the first field that is wrong. */
export function useErrorFocus(failure: unknown) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (failure !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failure])
  return form
}

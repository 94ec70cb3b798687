import { useState } from 'react'
import { ApiFailure } from './api-error.ts'

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

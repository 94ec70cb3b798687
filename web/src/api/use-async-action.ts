import { useState } from 'react'
import { ApiError } from './api-error.ts'

/** One thing at a time that may fail; what failed stays to be read until the next try. */
export function useAsyncAction() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  /** Whether it went well. */
  async function run(work: () => Promise<unknown>): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
      return true
    } catch (error) {
      setFailure(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { run, busy, failure }
}

/** What the server says of one field. */
export function getFieldError(failure: unknown, ...paths: string[]): string | undefined {
  if (!(failure instanceof ApiError)) return undefined
  return failure.details.find(({ path }) => paths.includes(path))?.message
}

import { useState } from 'react'
import { ApiError } from './api-error.ts'

/** Runs one action at a time; its error stays until the next run. */
export function useAsyncAction() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  /** True on success. */
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
  return { run, busy, failure, clearFailure: () => setFailure(undefined) }
}

/** The server's message about one field. */
export function getFieldError(failure: unknown, ...paths: string[]): string | undefined {
  if (!(failure instanceof ApiError)) return undefined
  return failure.details.find(({ path }) => paths.includes(path))?.message
}

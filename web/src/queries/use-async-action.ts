import { useState } from 'react'

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

import { setTimeout as wait } from 'node:timers/promises'

export class LateError extends Error {}

/** Rejects when `work` takes longer; it goes on all the same. */
export async function within<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  const abort = new AbortController()
  const timeout = wait(ms, undefined, { signal: abort.signal }).then(() => {
    throw new LateError(`no response within ${ms} ms`)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    abort.abort()
  }
}

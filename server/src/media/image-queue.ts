import { ApiError } from '../platform/http/api-error.ts'

type QueueLimits = { maxConcurrent: number; maxWaiting: number }

/** Runs a limited number of tasks concurrently and queues a limited number; rejects further ones. */
export function createWorkQueue({ maxConcurrent, maxWaiting }: QueueLimits) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function queued<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= maxConcurrent) {
      if (waiting.length >= maxWaiting)
        throw new ApiError('unavailable', (m) => m.errors.images.queueFull, {
          retryAfterSeconds: 2,
        })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** Two image operations at a time per process, so that the other cores serve requests. */
export const runInImageQueue = createWorkQueue({ maxConcurrent: 2, maxWaiting: 500 })

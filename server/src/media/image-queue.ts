import { ApiError } from '../platform/http/api-error.ts'

type QueueLimits = { maxConcurrent: number; maxWaiting: number }

/** Runs so much at once and lets so many wait; who comes then is sent away. */
export function createWorkQueue({ maxConcurrent, maxWaiting }: QueueLimits) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function queued<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= maxConcurrent) {
      if (waiting.length >= maxWaiting)
        throw new ApiError('unavailable', 'Too many pictures are being made just now', {
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

/** Pictures are worked on two at a time in the whole process: the rest of the machine is for calls. */
export const runInImageQueue = createWorkQueue({ maxConcurrent: 2, maxWaiting: 500 })

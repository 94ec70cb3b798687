import { Refusal } from '../platform/http/api-error.ts'

type Bound = { atOnce: number; mostWaiting: number }

/** Runs so much at once and lets so many wait; who comes then is sent away. */
export function openQueue({ atOnce, mostWaiting }: Bound) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function queued<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting)
        throw new Refusal('unavailable', 'Too many pictures are being made just now', {
          retryAfterSeconds: 2,
        })
      await new Promise<void>((go) => waiting.push(go))
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
export const inStudio = openQueue({ atOnce: 2, mostWaiting: 500 })

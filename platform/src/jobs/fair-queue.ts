import { secondMs } from '@mainstreet/contract/durations.ts'
import { ApiError } from '../http/api-error.ts'

/** For whom queued work is done. */
export type WorkCaller = {
  /** Callers with the same key share one turn: an address, or the id of an account. */
  key: string
  /** Whether nobody waits for the result any more. */
  isGone(): boolean
}

export type FairQueue = <Result>(caller: WorkCaller, work: () => Promise<Result>) => Promise<Result>

type FairQueueLimits = {
  maxConcurrent: number
  maxWaiting: number
  /** Of one caller. */
  maxWaitingPerCaller: number
  maxWaitMs?: number
}

/** Thrown in place of a result that nobody waited for when its turn came. */
export class CallerGoneError extends ApiError {
  constructor() {
    super('unavailable', (m) => m.errors.common.busy)
  }
}

type WaitingWork = { caller: WorkCaller; since: number; start(): void; reject(error: Error): void }

/**
 * Runs a limited number of tasks at once. Callers take turns, so that the many tasks of one do not delay the few of
 * another; tasks whose caller has gone are dropped.
 */
export function createFairQueue({
  maxConcurrent,
  maxWaiting,
  maxWaitingPerCaller,
  maxWaitMs = 20 * secondMs,
}: FairQueueLimits): FairQueue {
  // in the order of their turns
  const waitingByCaller = new Map<string, WaitingWork[]>()
  let waitingCount = 0
  let running = 0

  function takeNext(): WaitingWork | undefined {
    for (const [key, [first, ...others]] of waitingByCaller) {
      waitingByCaller.delete(key)
      if (others.length > 0) waitingByCaller.set(key, others)
      waitingCount -= 1
      if (!first) continue
      if (first.caller.isGone()) first.reject(new CallerGoneError())
      else if (performance.now() - first.since > maxWaitMs) first.reject(createBusyError())
      else return first
    }
    return undefined
  }

  function waitForTurn(caller: WorkCaller): Promise<void> {
    const waiting = waitingByCaller.get(caller.key) ?? []
    if (waitingCount >= maxWaiting || waiting.length >= maxWaitingPerCaller) throw createBusyError()
    waitingCount += 1
    return new Promise((start, reject) => {
      waiting.push({ caller, since: performance.now(), start, reject })
      waitingByCaller.set(caller.key, waiting)
    })
  }

  return async (caller, work) => {
    if (running < maxConcurrent) running += 1
    else await waitForTurn(caller)
    try {
      return await work()
    } finally {
      const next = takeNext()
      if (next) next.start()
      else running -= 1
    }
  }
}

function createBusyError(): ApiError {
  return new ApiError('unavailable', (m) => m.errors.common.busy, { retryAfterSeconds: 2 })
}

/**
 * For work that callers share: when the one who began it has gone and it was dropped, those who still wait begin it
 * again.
 */
export async function withSharedWork<Result>(
  caller: WorkCaller,
  share: () => Promise<Result>,
): Promise<Result> {
  for (;;)
    try {
      return await share()
    } catch (error) {
      if (!(error instanceof CallerGoneError) || caller.isGone()) throw error
    }
}

type Backoff = { baseMs: number; capMs?: number; factor?: number }

const jitterShare = 0.3

/** The delay after this many failures: the base after the first, doubled (`factor`) with each further one, up to the maximum. */
export function getBackoffMs(
  failures: number,
  { baseMs, capMs = Number.POSITIVE_INFINITY, factor = 2 }: Backoff,
): number {
  return Math.min(capMs, baseMs * factor ** Math.max(0, failures - 1))
}

/** Adds up to a third, so that many clients do not return at once. `random` is from 0 to 1. */
export function addJitter(ms: number, random: number): number {
  return ms * (1 + jitterShare * random)
}

type RetryOptions = {
  /** Attempts after the first. */
  retries: number
  /** The delay after this many failures; without it the next attempt follows at once. */
  pauseMs?: (failures: number) => number
  /** Without it every error is retried. */
  isRetryable?: (error: unknown) => boolean
  sleep?: (ms: number) => Promise<unknown>
}

/** Runs `work` until it succeeds; throws the last error. */
export async function retry<Result>(
  work: () => Promise<Result>,
  { retries, pauseMs, isRetryable, sleep = defaultSleep }: RetryOptions,
): Promise<Result> {
  for (let failures = 1; ; failures++) {
    try {
      return await work()
    } catch (error) {
      if (failures > retries || isRetryable?.(error) === false) throw error
      if (pauseMs) await sleep(pauseMs(failures))
    }
  }
}

const defaultSleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

import { minuteMs, secondMs } from './durations.ts'
import { freeze } from './freeze.ts'

export const errorBoundary = freeze({ retries: 3 })

export const chunkLoad = freeze({ retries: 3, delayMs: secondMs })

export const queryClientDefaults = freeze({
  retries: 3,
  backoffBaseMs: secondMs,
  backoffCapMs: 30 * secondMs,
  gcTimeMs: 5 * minuteMs,
})

/** Destructive toasts stay longer. */
export const toasts = freeze({
  durationMs: 4 * secondMs,
  longDurationMs: 5 * secondMs,
  maxVisible: 3,
})

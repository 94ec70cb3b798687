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

/** The health check (docs/spec.md, sections 7 and 9). */
export const healthCheck = freeze({
  intervalMs: 30 * secondMs,
  timeoutMs: 5 * secondMs,
  /** Between checks after the browser's "online" event, until the server responds. */
  recoveryIntervalMs: 5 * secondMs,
  maxRecoveryAttempts: 5,
})

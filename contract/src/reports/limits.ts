import { secondMs } from '../durations.ts'
import { freeze } from '../freeze.ts'

/** The health check (docs/spec.md, sections 7 and 9). */
export const healthCheck = freeze({
  intervalMs: 30 * secondMs,
  timeoutMs: 5 * secondMs,
  /** Between checks after the browser's "online" event, until the server responds. */
  recoveryIntervalMs: 5 * secondMs,
  maxRecoveryAttempts: 5,
})

/** Stored characters of an error report; the browser sends no more. */
export const errorReportLimits = freeze({
  maxMessageChars: 2000,
  maxStackChars: 8000,
  maxIdChars: 100,
  maxLevelChars: 20,
  maxContextChars: 200,
  maxTimestampChars: 40,
  maxUserAgentChars: 400,
  maxUrlChars: 1000,
})

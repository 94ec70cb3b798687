import { minuteMs, secondMs } from '../durations.ts'
import { freeze } from '../freeze.ts'

/** docs/design.md, section 8. */
export const chatLimits = freeze({
  maxChars: 2000,
  /** The largest `integer` of PostgreSQL. */
  maxSeq: 2 ** 31 - 1,
  /** Messages per page of history, threads per page, and the newest messages included with a thread. */
  pageSize: 50,
  threadPageSize: 20,
  threadMessages: 10,
  maxOrderThreads: 100,
  /** How long a typing indicator lasts after the last typing frame. */
  typingTimeoutMs: 6 * secondMs,
  typingIntervalMs: 2 * secondMs,
  /** An unread message causes a notification after this time. */
  unreadNotificationDelayMs: 5 * minuteMs,
})

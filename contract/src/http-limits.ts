import { dayMs, hourMs, minuteMs } from './durations.ts'
import { freeze } from './freeze.ts'

/** Bytes of request bodies: the limit of a call that declares none, and the bytes buffered at once. */
export const bodyLimits = freeze({
  defaultBytes: 64 * 1024,
  /** For calls that take an image as a data URL. */
  imageBytes: 4 * 1024 * 1024,
  /** Enough for a week of opening hours and all exceptions. */
  hoursBytes: 256 * 1024,
  /** Levels of nested JSON. */
  maxDepth: 100,
  maxBufferedBytesPerNode: 128 * 1024 * 1024,
  maxBufferedBytesPerAddress: 48 * 1024 * 1024,
})

/**
 * Rate limits by account and by address (IPv6: by /64 network), over all nodes. A call that names none has that of
 * reads or writes.
 */
export const callRates = freeze({
  reads: { account: 600, address: 3000, windowMs: minuteMs },
  writes: { account: 120, address: 600, windowMs: minuteMs },
  orders: { account: 30, address: 120, windowMs: 10 * minuteMs },
  messages: { account: 60, address: 300, windowMs: minuteMs },
  /** Counted by each started 500 rows (`productImportLimits.batchRows`). */
  imports: { account: 600, address: 1200, windowMs: 10 * minuteMs },
  adminSettings: { account: 30, address: 60, windowMs: 10 * minuteMs },
  /** In addition, for a shop that is not yet approved; counted in the same way. */
  unapprovedImports: { account: 200, address: 400, windowMs: hourMs },
  /** Calls and pages of links that work without a session: pickup passes and email subscriptions. */
  links: { account: 120, address: 120, windowMs: minuteMs },
  maps: { account: 120, address: 120, windowMs: minuteMs },
  errorReports: { account: 30, address: 30, windowMs: minuteMs },
  /** Every request, whatever it is for; a town hall or a school has one address. */
  requests: { account: 12_000, address: 12_000, windowMs: minuteMs },
  pages: { account: 3000, address: 3000, windowMs: minuteMs },
  /** In addition, pages and images that must be rendered first: a tenth of a second of processor each. */
  pageRenders: { account: 300, address: 300, windowMs: minuteMs },
  imageRenders: { account: 300, address: 300, windowMs: minuteMs },
})

export type CallRateName = keyof typeof callRates

/** docs/design.md, section 5. */
export const idempotencyLimits = freeze({ keyMaxChars: 255, retentionMs: dayMs })

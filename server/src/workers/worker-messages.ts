import type { ProcessMetrics } from '@mainstreet/platform/log/metrics.ts'

/** What a worker needs to know before it starts, in its environment. */
export type WorkerStart = {
  /** From 1. A worker that replaces another one has its number. */
  number: number
  count: number
  /** Connections to the database. */
  poolSize: number
  /** Undefined: DATABASE_URL. */
  embeddedUrl: string | undefined
}

/** Not a setting: the program itself sets it for its workers. */
export const workerStartName = 'MAINSTREET_WORKER'

/** Where a worker writes its log if there is a LOG_FILE, which one process writes and rotates. */
export const workerLogFd = 4

export type ToWorker =
  | { type: 'stop'; delayMs: number }
  | { type: 'read_metrics'; id: number }
  | { type: 'all_metrics'; id: number; text: string }

export type FromWorker =
  | { type: 'metrics'; id: number; metrics: ProcessMetrics }
  | { type: 'read_all_metrics'; id: number }

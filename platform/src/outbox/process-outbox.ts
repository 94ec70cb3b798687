import type { Db, Queryable } from '../db/db.ts'
import { type QueueWorker, startQueueWorker } from '../jobs/queue-worker.ts'
import { outboxAttempts } from '../log/counters.ts'
import type { LogWarning } from '../log/log-warning.ts'
import { inSpan } from '../trace/tracing.ts'
import type { HandleOutboxEvent } from './outbox.ts'
import { eventQueue, type OutboxQueue, type OutboxQueueName } from './outbox-queues.ts'
import {
  type ClaimedRow,
  claimDueRetry,
  claimNewRows,
  deleteRows,
  moveRows,
  recordFailedAttempt,
  releaseRows,
} from './outbox-store.ts'

const pollIntervalMs = 1000
/** Batches in quick succession look for retries once: shorter than the interval, so that each poll does. */
const retryCheckMs = 500

/** What has been handled here is handled next by another queue, if that takes it. */
export type NextQueue = {
  name: OutboxQueueName
  takes: (row: Pick<ClaimedRow, 'topic'>) => boolean
  /** Called when rows wait there. */
  wake: () => void
}

/**
 * Delivers the rows of a queue at least once, from any node, in the order of writing except for failed and slow ones.
 * Polling is only the fallback for a missed wake-up.
 */
export function startOutboxWorker(
  db: Db,
  handle: HandleOutboxEvent,
  warn: LogWarning,
  queue = eventQueue,
  nextQueue?: NextQueue,
): QueueWorker {
  const processor = createOutboxProcessor(db, handle, warn, queue, { nextQueue })
  const worker = startQueueWorker({
    processBatch: processor.processBatch,
    pollIntervalMs,
    restMs: queue.restMs,
    onError: (error) => warn(error, `the outbox worker of the queue ${queue.name} failed`),
  })
  return {
    wake: worker.wake,
    async stop() {
      await worker.stop()
      await processor.finish()
    },
  }
}

/** Processes one batch and waits for its slow handlers; returns the number of rows. */
export async function processOutbox(
  db: Queryable,
  handle: HandleOutboxEvent,
  warn: LogWarning,
  queue = eventQueue,
  now?: () => Date,
  nextQueue?: NextQueue,
): Promise<number> {
  let claimed = 0
  const onClaim = (rows: number) => {
    claimed += rows
  }
  const processor = createOutboxProcessor(db, handle, warn, queue, { now, onClaim, nextQueue })
  await processor.processBatch()
  await processor.finish()
  return claimed
}

/**
 * No transaction is open while rows are handled, so that this works through a transaction pooler, too. `now`: the clock
 * of leases and retries.
 */
function createOutboxProcessor(
  db: Queryable,
  handle: HandleOutboxEvent,
  warn: LogWarning,
  queue: OutboxQueue,
  { now = () => new Date(), onClaim = () => {}, nextQueue }: ProcessorOptions,
) {
  const slowHandlers = new Set<Promise<void>>()
  const getLeaseEnd = () => new Date(now().getTime() + queue.leaseMs)
  let retriesCheckedAt = Number.NEGATIVE_INFINITY

  async function claimRetry(): Promise<ClaimedRow | undefined> {
    const startedAt = performance.now()
    if (startedAt - retriesCheckedAt < retryCheckMs) return undefined
    const row = await claimDueRetry(db, queue.name, now(), getLeaseEnd())
    if (!row) retriesCheckedAt = startedAt
    return row
  }

  /** Resolves to whether there may be more. */
  async function processBatch(): Promise<boolean> {
    // one at a time and before the new ones: a row that crashed the process takes no other along when it does so again
    const retried = await claimRetry()
    if (retried) await processRows([retried])
    const created = await claimNewRows(db, queue.name, queue.maxBatch, getLeaseEnd())
    await processRows(created)
    onClaim(created.length + (retried ? 1 : 0))
    return retried !== undefined || created.length === queue.maxBatch
  }

  async function processRows(rows: ClaimedRow[]): Promise<void> {
    const startedAt = performance.now()
    const handled: ClaimedRow[] = []
    const unstarted: number[] = []
    for (const row of rows) {
      if (slowHandlers.size >= queue.maxSlowHandlers) await Promise.race(slowHandlers)
      if (performance.now() - startedAt > queue.batchTimeoutMs) {
        unstarted.push(row.id)
        continue
      }
      const attempted = attemptRow(row)
      const result = await withinMs(attempted, queue.slowHandlerMs)
      if (result === 'handled') handled.push(row)
      if (result === 'late') continueBeside(row, attempted)
    }
    await finishRows(handled)
    if (unstarted.length > 0) await releaseRows(db, unstarted, now())
  }

  function continueBeside(row: ClaimedRow, attempt: Promise<AttemptResult>): void {
    const task = attempt
      .then((result) => (result === 'handled' ? finishRows([row]) : undefined))
      // as after a crash: the row is handled again when its lease has ended
      .catch((error: unknown) => warn(error, `the result of ${describeRow(queue, row)} could not be stored`))
      .finally(() => slowHandlers.delete(task))
    slowHandlers.add(task)
  }

  async function finishRows(rows: ClaimedRow[]): Promise<void> {
    const [moved = [], done = []] = [true, false].map((isMoved) =>
      rows.filter((row) => (nextQueue?.takes(row) ?? false) === isMoved).map(({ id }) => id),
    )
    if (done.length > 0) await deleteRows(db, done)
    if (!nextQueue || moved.length === 0) return
    await moveRows(db, moved, { from: queue.name, to: nextQueue.name })
    nextQueue.wake()
  }

  function attemptRow(row: ClaimedRow): Promise<AttemptResult> {
    const attributes = {
      'messaging.destination.name': queue.name,
      'messaging.message.id': String(row.id),
      attempt: row.attempts,
    }
    const { traceparent } = row
    return inSpan({ name: `process ${row.topic}`, kind: 'consumer', attributes, traceparent }, (fail) =>
      attempt(row, fail),
    )
  }

  async function attempt(row: ClaimedRow, fail: (error: unknown) => void): Promise<AttemptResult> {
    try {
      if (row.attempts > queue.maxAttempts) throw new Error('the last attempt was never completed')
      await handleWithTimeout(handle, row, queue.handlerTimeoutMs)
      outboxAttempts.inc({ queue: queue.name, result: 'handled' })
      return 'handled'
    } catch (error) {
      fail(error)
      await recordFailure(row, error)
      return 'failed'
    }
  }

  async function recordFailure(row: ClaimedRow, cause: unknown): Promise<void> {
    const isLast = row.attempts >= queue.maxAttempts
    await recordFailedAttempt(db, row, {
      error: String(cause).slice(0, maxErrorChars),
      failedAt: isLast ? now() : null,
      nextAttemptAt: new Date(now().getTime() + queue.getRetryMs(row.attempts)),
    })
    outboxAttempts.inc({ queue: queue.name, result: isLast ? 'dead_letter' : 'failed' })
    const what = describeRow(queue, row)
    warn(
      cause,
      isLast
        ? `${what} failed ${row.attempts} times and is now a dead letter`
        : `${what} failed and will be retried`,
    )
  }

  return { processBatch, finish: async () => void (await Promise.all(slowHandlers)) }
}

type ProcessorOptions = {
  now?: (() => Date) | undefined
  onClaim?: (rows: number) => void
  nextQueue?: NextQueue | undefined
}

type AttemptResult = 'handled' | 'failed'

const maxErrorChars = 500

function describeRow(queue: OutboxQueue, { id, topic }: ClaimedRow): string {
  return queue.name === 'events' ? `event ${id} (${topic})` : `${topic} ${id}`
}

async function handleWithTimeout(handle: HandleOutboxEvent, row: ClaimedRow, limitMs: number): Promise<void> {
  const { id, key, topic, payload } = row
  const isLate = (await withinMs(Promise.resolve(handle({ id, key, topic, payload })), limitMs)) === 'late'
  if (isLate) throw new Error(`the handler took longer than ${limitMs} ms`)
}

async function withinMs<Result>(work: Promise<Result>, limitMs: number): Promise<Result | 'late'> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, limitMs, 'late')
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}

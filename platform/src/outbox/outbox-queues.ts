import { minuteMs, secondMs } from '@mainstreet/contract/durations.ts'
import type { DeliveryChannel } from '@mainstreet/contract/events.ts'
import { addJitter, getBackoffMs } from '@mainstreet/contract/retry.ts'

export type OutboxQueueName = 'events' | 'notifications' | 'payments' | DeliveryChannel

export type OutboxQueue = {
  name: OutboxQueueName
  maxBatch: number
  /** How long a busy queue rests between its runs: see `startQueueWorker`. */
  restMs: number
  /** A handler that takes longer continues beside the next ones. */
  slowHandlerMs: number
  /** How many slow handlers may continue at once. */
  maxSlowHandlers: number
  /** A handler that takes longer has failed. */
  handlerTimeoutMs: number
  /** After this time no further row of the batch is started; the rest is released. */
  batchTimeoutMs: number
  /** How long a claimed row belongs to its node: longer than `batchTimeoutMs` plus `handlerTimeoutMs`. */
  leaseMs: number
  maxAttempts: number
  /** The delay after this many failed attempts. */
  getRetryMs: (attempts: number) => number
}

/** Ten attempts: the nine delays from 0.85 s, each four times the one before, add up to 20.6 to 26.9 hours with jitter. */
const retryPolicy = {
  maxAttempts: 10,
  getRetryMs: (attempts: number) =>
    addJitter(getBackoffMs(attempts, { baseMs: 850, factor: 4 }), Math.random()),
}

export const eventQueue: OutboxQueue = {
  ...retryPolicy,
  name: 'events',
  maxBatch: 100,
  restMs: 0,
  slowHandlerMs: 25,
  // fewer than connections in the pool, so that slow events leave some to the requests
  maxSlowHandlers: 5,
  handlerTimeoutMs: 10 * secondMs,
  batchTimeoutMs: 5 * secondMs,
  leaseMs: 30 * secondMs,
}

/** Events whose users are notified after open pages have the hint: thousands of orders do not delay a chat message. */
export const notificationQueue: OutboxQueue = { ...eventQueue, name: 'notifications', restMs: 100 }

/** A card provider that hangs keeps a handler for several calls of eight seconds. */
export const paymentQueue: OutboxQueue = {
  ...retryPolicy,
  name: 'payments',
  maxBatch: 20,
  restMs: 0,
  slowHandlerMs: 100,
  maxSlowHandlers: 5,
  handlerTimeoutMs: minuteMs,
  batchTimeoutMs: 30 * secondMs,
  leaseMs: 2 * minuteMs,
}

/** Text messages carry codes that expire within minutes, so that later attempts are useless. */
export const smsQueue: OutboxQueue = {
  name: 'sms',
  maxBatch: 10,
  restMs: 0,
  slowHandlerMs: 2 * secondMs,
  maxSlowHandlers: 3,
  handlerTimeoutMs: 15 * secondMs,
  batchTimeoutMs: 30 * secondMs,
  leaseMs: 2 * minuteMs,
  maxAttempts: 4,
  getRetryMs: (attempts) => addJitter(getBackoffMs(attempts, { baseMs: secondMs, factor: 4 }), Math.random()),
}

/** Emails: a mail server may take its time, and accepts few connections at once. */
export const emailQueue: OutboxQueue = {
  ...retryPolicy,
  name: 'email',
  maxBatch: 10,
  restMs: 100,
  slowHandlerMs: 5 * secondMs,
  maxSlowHandlers: 3,
  handlerTimeoutMs: minuteMs,
  batchTimeoutMs: 30 * secondMs,
  leaseMs: 5 * minuteMs,
}

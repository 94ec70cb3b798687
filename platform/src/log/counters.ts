import { Counter } from 'prom-client'

/** Of this process, as are all counters. */
export const outboxAttempts = new Counter({
  name: 'outbox_attempts_total',
  help: 'Attempts to handle a row of the outbox, by queue and result (handled, failed, dead_letter).',
  labelNames: ['queue', 'result'],
  registers: [],
})

/** Second factors and confirmations included; one for each attempt, however many calls it took. */
export const signInAttempts = new Counter({
  name: 'sign_in_attempts_total',
  help: 'Attempts to sign in, by method and result (succeeded, failed, limited).',
  labelNames: ['result', 'method'],
  registers: [],
})

/** What was rejected before or instead of being handled; the code of its error response, or a more precise reason. */
export const rejectedRequests = new Counter({
  name: 'http_rejected_requests_total',
  help: 'Requests answered with an error, by its code or a more precise reason.',
  labelNames: ['reason'],
  registers: [],
})

/** Statements that replicas may run. */
export const publicReads = new Counter({
  name: 'public_reads_total',
  help: 'Statements of public reads, by the database that ran them (replica, primary).',
  labelNames: ['source'],
  registers: [],
})

/** Counted by the process that starts workers. */
export const workerRestarts = new Counter({
  name: 'worker_restarts_total',
  help: 'Workers that have ended by themselves and were replaced.',
  registers: [],
})

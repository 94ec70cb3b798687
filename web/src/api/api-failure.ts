import type { ErrorCode, ErrorDetail } from '@mainstreet/contract/errors.ts'
import { texts } from '@mainstreet/contract/texts.ts'

export type FailureCode = ErrorCode | 'network' | 'unreadable'

type Facts = {
  /** 0 when no answer came. */
  status: number
  code: FailureCode
  message: string
  details?: ErrorDetail[] | undefined
  retryAfterSeconds?: number | undefined
  /** What it was that failed. */
  task?: string | undefined
  /** The whole answer; a conflict carries the current entity. */
  body?: unknown
}

export class ApiFailure extends Error {
  readonly status: number
  readonly code: FailureCode
  readonly details: ErrorDetail[]
  readonly retryAfterSeconds: number | undefined
  readonly task: string | undefined
  readonly body: unknown

  constructor({ status, code, message, details = [], retryAfterSeconds, task, body }: Facts) {
    super(message)
    this.name = 'ApiFailure'
    this.status = status
    this.code = code
    this.details = details
    this.retryAfterSeconds = retryAfterSeconds
    this.task = task
    this.body = body
  }

  /** A sentence for the person in front of the screen. */
  get words(): string {
    if (this.code === 'network') return 'You seem to be offline. Check your connection and try again.'
    if (this.code === 'rate_limited') return tooOften(this.retryAfterSeconds)
    if (this.status >= 500)
      return `${this.task ?? 'Something went wrong on our side'}. Please try again in a moment.`
    if (this.code === 'no_session') return this.message || 'Please sign in again.'
    const [detail] = this.details
    if (this.code === 'bad_request' && detail) return detail.message
    return this.message || texts.login.unexpected
  }
}

function tooOften(seconds: number | undefined): string {
  if (!seconds) return 'Too many tries. Please wait a moment.'
  const minutes = Math.ceil(seconds / 60)
  return `Too many tries. Please wait ${seconds < 60 ? `${seconds} seconds` : `${minutes} minute${minutes === 1 ? '' : 's'}`}.`
}

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

  /** What the server said; undefined where it said no more than that it failed. */
  get serverText(): string | undefined {
    if (this.code === 'network' || this.code === 'unreadable' || this.isOurBug) return undefined
    if (this.code === 'rate_limited') return tooOften(this.retryAfterSeconds)
    const [detail] = this.details
    if (this.code === 'bad_request' && detail) return detail.message
    return this.message || undefined
  }

  /** A sentence for the user. */
  get words(): string {
    return this.wordsOr(this.task ?? texts.login.unexpected)
  }

  /** Its text is the same for whatever failed. */
  private get isOurBug(): boolean {
    return (this.body as { code?: unknown } | undefined)?.code === 'internal'
  }

  /** The server's text, else `otherwise`; without a connection that, as nothing else is known. */
  wordsOr(otherwise: string): string {
    if (this.serverText) return this.serverText
    if (this.code === 'no_session') return texts.session.noValidSession
    const isNetwork = this.code === 'network' || this.code === 'unreadable'
    return isNetwork ? this.message || texts.network.failed : otherwise
  }
}

function tooOften(seconds: number | undefined): string {
  if (!seconds) return 'Too many tries. Please wait a moment.'
  const minutes = Math.ceil(seconds / 60)
  return `Too many tries. Please wait ${seconds < 60 ? `${seconds} seconds` : `${minutes} minute${minutes === 1 ? '' : 's'}`}.`
}

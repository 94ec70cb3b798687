import type { ErrorCode, ErrorDetail } from '@mainstreet/contract/errors.ts'
import { texts } from '@mainstreet/contract/texts.ts'

export type ApiErrorCode = ErrorCode | 'network' | 'unreadable'

type ApiErrorInit = {
  /** 0 when no answer came. */
  status: number
  code: ApiErrorCode
  message: string
  details?: ErrorDetail[] | undefined
  retryAfterSeconds?: number | undefined
  /** What it was that failed. */
  fallbackMessage?: string | undefined
  /** The whole answer; a conflict carries the current entity. */
  body?: unknown
}

export class ApiError extends Error {
  readonly status: number
  readonly code: ApiErrorCode
  readonly details: ErrorDetail[]
  readonly retryAfterSeconds: number | undefined
  readonly fallbackMessage: string | undefined
  readonly body: unknown

  constructor({
    status,
    code,
    message,
    details = [],
    retryAfterSeconds,
    fallbackMessage,
    body,
  }: ApiErrorInit) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.details = details
    this.retryAfterSeconds = retryAfterSeconds
    this.fallbackMessage = fallbackMessage
    this.body = body
  }

  /** What the server said; undefined where it said no more than that it failed. */
  get serverMessage(): string | undefined {
    if (this.code === 'network' || this.code === 'unreadable' || this.isInternalError) return undefined
    if (this.code === 'rate_limited') return getRateLimitMessage(this.retryAfterSeconds)
    const [detail] = this.details
    if (this.code === 'bad_request' && detail) return detail.message
    return this.message || undefined
  }

  /** A sentence for the user. */
  get userMessage(): string {
    return this.userMessageOr(this.fallbackMessage ?? texts.login.unexpected)
  }

  /** Its text is the same for whatever failed. */
  private get isInternalError(): boolean {
    return (this.body as { code?: unknown } | undefined)?.code === 'internal'
  }

  /** The server's text, else `fallback`; without a connection that, as nothing else is known. */
  userMessageOr(fallback: string): string {
    if (this.serverMessage) return this.serverMessage
    if (this.code === 'no_session') return texts.session.noValidSession
    const isNetwork = this.code === 'network' || this.code === 'unreadable'
    return isNetwork ? this.message || texts.network.failed : fallback
  }
}

function getRateLimitMessage(seconds: number | undefined): string {
  if (!seconds) return 'Too many tries. Please wait a moment.'
  const minutes = Math.ceil(seconds / 60)
  return `Too many tries. Please wait ${seconds < 60 ? `${seconds} seconds` : `${minutes} minute${minutes === 1 ? '' : 's'}`}.`
}

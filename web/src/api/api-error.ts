import type { ErrorCode, ErrorDetail } from '@mainstreet/contract/errors.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'

export type ApiErrorCode = ErrorCode | 'network' | 'unreadable'

type ApiErrorInit = {
  /** 0 without a response. */
  status: number
  code: ApiErrorCode
  message: string
  details?: ErrorDetail[] | undefined
  retryAfterSeconds?: number | undefined
  /** What has failed, for the user. */
  fallbackMessage?: string | undefined
  /** The whole response body; that of a conflict contains the current entity. */
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

  /** The server's text; undefined where there is none, or only that the call failed. */
  get serverMessage(): string | undefined {
    if (this.code === 'network' || this.code === 'unreadable' || this.isInternalError) return undefined
    if (this.code === 'rate_limited') return getRateLimitMessage(this.retryAfterSeconds)
    const [detail] = this.details
    if (this.code === 'bad_request' && detail) return detail.message
    return this.message || undefined
  }

  /** A sentence for the user. */
  get userMessage(): string {
    return this.userMessageOr(this.fallbackMessage ?? m.login.unexpected)
  }

  /** An internal error has the same text for every call. */
  private get isInternalError(): boolean {
    return (this.body as { code?: unknown } | undefined)?.code === 'internal'
  }

  /** The server's text, else `fallback`; `fallback` also for a lost connection, which says nothing more. */
  userMessageOr(fallback: string): string {
    if (this.serverMessage) return this.serverMessage
    if (this.code === 'unauthenticated') return m.session.noValidSession
    const isNetwork = this.code === 'network' || this.code === 'unreadable'
    return isNetwork ? this.message || m.network.failed : fallback
  }
}

function getRateLimitMessage(seconds: number | undefined): string {
  if (!seconds) return m.app.api.rateLimited
  if (seconds < 60) return m.app.api.rateLimitedSeconds(seconds)
  return m.app.api.rateLimitedMinutes(Math.ceil(seconds / 60))
}

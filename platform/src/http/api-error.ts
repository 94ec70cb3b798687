import type { ErrorCode } from '@mainstreet/contract/errors.ts'
import type { ServerMessages, ServerText } from '@mainstreet/contract/messages/language.ts'
import type { Overload } from '../load-monitor.ts'
import { getMessages, logLocale } from '../text/languages.ts'

/** What the caller reads: from the catalogue, or a text that is in the language of the caller already. */
export type ApiErrorText = ServerText | string

export type ApiErrorDetail = { path: string; message: ApiErrorText }

/** Why a request was rejected, where its code covers several reasons. */
export type RejectionReason = Overload | 'too_many_bytes'

type ApiErrorOptions = {
  details?: ApiErrorDetail[]
  /** Added to the response body, e.g. the current entity after a version conflict. */
  entity?: Record<string, unknown>
  retryAfterSeconds?: number
  /** For the metrics. */
  reason?: RejectionReason
  cause?: unknown
}

/** An expected error for the caller: a code for programs and a text for people. `message` is for logs. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly text: ApiErrorText
  readonly details: ApiErrorDetail[] | undefined
  readonly entity: Record<string, unknown> | undefined
  readonly retryAfterSeconds: number | undefined
  /** For the metrics. */
  readonly reason: RejectionReason | ErrorCode

  constructor(
    code: ErrorCode,
    text: ApiErrorText,
    { details, entity, retryAfterSeconds, reason, cause }: ApiErrorOptions = {},
  ) {
    super(renderErrorText(text, getMessages(logLocale)), { cause })
    this.code = code
    this.text = text
    this.details = details
    this.entity = entity
    this.retryAfterSeconds = retryAfterSeconds
    this.reason = reason ?? code
  }
}

export function renderErrorText(text: ApiErrorText, messages: ServerMessages): string {
  return typeof text === 'string' ? text : text(messages)
}

export type NotFoundThing = keyof ServerMessages['errors']['notFound']

export function notFoundError(thing: NotFoundThing): ApiError {
  return new ApiError('not_found', (m) => m.errors.notFound[thing])
}

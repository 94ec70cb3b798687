import type { ErrorCode, ErrorDetail } from '@mainstreet/contract/errors.ts'

type ApiErrorOptions = {
  details?: ErrorDetail[]
  /** Added to the response body, e.g. the current entity after a version conflict. */
  entity?: Record<string, unknown>
  retryAfterSeconds?: number
  cause?: unknown
}

/** An expected error for the caller: a code for programs and a sentence for people. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetail[] | undefined
  readonly entity: Record<string, unknown> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    sentence: string,
    { details, entity, retryAfterSeconds, cause }: ApiErrorOptions = {},
  ) {
    super(sentence, { cause })
    this.code = code
    this.details = details
    this.entity = entity
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export function notFoundError(thing: string): ApiError {
  return new ApiError('not_found', `${thing} not found`)
}

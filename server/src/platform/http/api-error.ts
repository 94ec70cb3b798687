import type { ErrorCode, ErrorDetail } from '@mainstreet/contract/errors.ts'

type ApiErrorOptions = {
  details?: ErrorDetail[]
  /** Goes into the answer beside the error, e.g. the current entity of a stale version. */
  entity?: Record<string, unknown>
  retryAfterSeconds?: number
  cause?: unknown
}

/** A "no" that the caller shall hear: a code for programs, a sentence for people. */
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

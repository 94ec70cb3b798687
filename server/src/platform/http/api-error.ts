import type { ErrorCode, ErrorDetail } from '@mainstreet/contract/errors.ts'

type Extra = {
  details?: ErrorDetail[]
  /** Goes into the answer beside the error, e.g. the current entity of a stale version. */
  entity?: Record<string, unknown>
  retryAfterSeconds?: number
  cause?: unknown
}

/** A "no" that the caller shall hear: a code for programs, a sentence for people. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetail[] | undefined
  readonly entity: Record<string, unknown> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, sentence: string, { details, entity, retryAfterSeconds, cause }: Extra = {}) {
    super(sentence, { cause })
    this.code = code
    this.details = details
    this.entity = entity
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export function notFound(thing: string): Refusal {
  return new Refusal('not_found', `${thing} not found`)
}

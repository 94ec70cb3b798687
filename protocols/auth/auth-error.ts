type Extra = { reasons?: WeakReason[]; retryAfterSeconds?: number; cause?: unknown }
export type WeakReason = 'length' | 'characters' | 'pwned'

/** A "no" in the words of the identity protocol (its status, code and message are part of it). */
export class AuthRefusal extends Error {
  readonly status: number
  readonly code: string
  readonly reasons: WeakReason[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, code: string, message: string, extra: Extra = {}) {
    super(message, { cause: extra.cause })
    this.status = status
    this.code = code
    this.reasons = extra.reasons
    this.retryAfterSeconds = extra.retryAfterSeconds
  }
}

/** The answer of all of 400 that a caller's input gets. */
export function invalid(message: string): AuthRefusal {
  return new AuthRefusal(400, 'validation_failed', message)
}

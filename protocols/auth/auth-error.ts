type AuthErrorOptions = { reasons?: WeakPasswordReason[]; retryAfterSeconds?: number; cause?: unknown }
export type WeakPasswordReason = 'length' | 'characters' | 'pwned'

/** A "no" in the words of the identity protocol (its status, code and message are part of it). */
export class AuthError extends Error {
  readonly status: number
  readonly code: string
  readonly reasons: WeakPasswordReason[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, code: string, message: string, extra: AuthErrorOptions = {}) {
    super(message, { cause: extra.cause })
    this.status = status
    this.code = code
    this.reasons = extra.reasons
    this.retryAfterSeconds = extra.retryAfterSeconds
  }
}

/** The answer of all of 400 that a caller's input gets. */
export function validationError(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message)
}

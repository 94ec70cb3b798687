type AuthErrorOptions = { reasons?: WeakPasswordReason[]; retryAfterSeconds?: number; cause?: unknown }
export type WeakPasswordReason = 'length' | 'characters' | 'pwned'

/** An error of the auth protocol, which defines its status, code and message. */
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

/** The error for invalid input. */
export function validationError(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message)
}

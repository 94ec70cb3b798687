type StripeErrorDetails = { type?: string; code?: string; param?: string }

/** An error with Stripe's message and format. */
export class StripeApiError extends Error {
  readonly status: number
  readonly details: StripeErrorDetails

  constructor(status: number, message: string, details: StripeErrorDetails = {}) {
    super(message)
    this.status = status
    this.details = details
  }

  get body() {
    return { error: { type: 'invalid_request_error', message: this.message, ...this.details } }
  }
}

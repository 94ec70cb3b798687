import { z } from 'zod'

/** Error code -> HTTP status. */
export const errorStatus = {
  bad_request: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  not_allowed: 403,
  csrf_failed: 403,
  email_not_confirmed: 403,
  banned: 403,
  sign_in_again: 403,
  confirm_identity: 403,
  second_factor_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  stale_version: 409,
  wrong_state: 409,
  out_of_stock: 409,
  price_changed: 409,
  shop_not_accepting_orders: 409,
  too_many_open_orders: 409,
  card_payments_stopped: 409,
  account_exists: 409,
  last_admin: 409,
  shop_decision_required: 409,
  request_in_progress: 409,
  too_large: 413,
  unsupported_media_type: 415,
  rule_violation: 422,
  idempotency_mismatch: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

export const errorDetail = z.object({ path: z.string(), message: z.string() })
export type ErrorDetail = z.infer<typeof errorDetail>

export const errorResponse = z.object({
  error: z.string(),
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  details: z.array(errorDetail).optional(),
  requestId: z.string(),
})
export type ErrorResponse = z.infer<typeof errorResponse>

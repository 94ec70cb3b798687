import { m } from '@mainstreet/contract/messages/messages.ts'
import type { AuthError } from '@supabase/auth-js'
import { ApiError, type ApiErrorCode } from '../api/api-error.ts'

type KnownAuthError = { status: number; code: ApiErrorCode; message: string; path?: string }

/** Our texts for the provider's codes; other codes show the provider's text. */
const getKnownAuthErrors = (): Readonly<Record<string, KnownAuthError>> => ({
  invalid_credentials: { status: 401, code: 'invalid_credentials', message: m.login.invalidCredentials },
  email_not_confirmed: { status: 403, code: 'email_not_confirmed', message: m.login.confirmEmail },
  user_banned: { status: 403, code: 'banned', message: m.accounts.errors.banned },
  bad_jwt: { status: 401, code: 'unauthenticated', message: m.session.noValidSession },
  session_not_found: { status: 401, code: 'unauthenticated', message: m.session.noValidSession },
  same_password: {
    status: 422,
    code: 'rule_violation',
    message: m.accounts.errors.samePassword,
    path: 'password',
  },
  reauthentication_needed: { status: 403, code: 'sign_in_again', message: m.accounts.errors.signInAgain },
  reauthentication_not_valid: {
    status: 422,
    code: 'rule_violation',
    message: m.accounts.errors.wrongCode,
    path: 'code',
  },
  email_exists: {
    status: 409,
    code: 'account_exists',
    message: m.accounts.errors.emailTaken,
    path: 'email',
  },
  otp_expired: {
    status: 403,
    code: 'rule_violation',
    message: m.accounts.errors.wrongCode,
    path: 'code',
  },
  mfa_verification_failed: {
    status: 422,
    code: 'rule_violation',
    message: m.accounts.secondFactor.wrongCode,
    path: 'code',
  },
  mfa_factor_name_conflict: {
    status: 422,
    code: 'rule_violation',
    message: m.accounts.secondFactor.nameTaken,
    path: 'name',
  },
  too_many_enrolled_mfa_factors: {
    status: 422,
    code: 'rule_violation',
    message: m.accounts.secondFactor.tooMany,
  },
  insufficient_aal: {
    status: 403,
    code: 'second_factor_required',
    message: m.accounts.secondFactor.enterCodeFirst,
  },
  webauthn_challenge_not_found: takingTooLong(),
  webauthn_challenge_expired: takingTooLong(),
  mfa_challenge_expired: takingTooLong(),
  too_many_passkeys: { status: 422, code: 'rule_violation', message: m.accounts.passkeys.tooMany },
  email_address_invalid: {
    status: 400,
    code: 'bad_request',
    message: m.accounts.errors.invalidEmail,
    path: 'email',
  },
})

const takingTooLong = (): KnownAuthError => ({
  status: 400,
  code: 'rule_violation',
  message: m.accounts.webauthn.tookTooLong,
})

/** An error of the provider's client, as an `ApiError`. */
export function convertAuthError(error: AuthError): ApiError {
  const { name, message, status = 500, code = '' } = error
  if (name === 'AuthRetryableFetchError' || status >= 500)
    return status >= 500
      ? new ApiError({ status, code: 'unavailable', message: m.accounts.errors.unavailable })
      : new ApiError({ status: 0, code: 'network', message: m.network.failed })
  if (name === 'AuthSessionMissingError')
    return new ApiError({ status: 401, code: 'unauthenticated', message: m.session.noValidSession })
  if (status === 429)
    return new ApiError({
      status,
      code: 'rate_limited',
      message,
      retryAfterSeconds: parseRetryAfterSeconds(message),
    })
  if (code === 'weak_password')
    return new ApiError({ status, code: 'rule_violation', message, details: [{ path: 'password', message }] })

  const knownAuthErrors = getKnownAuthErrors()
  const knownError = Object.hasOwn(knownAuthErrors, code) ? knownAuthErrors[code] : undefined
  if (!knownError) return new ApiError({ status, code: status === 404 ? 'not_found' : 'conflict', message })
  const { path } = knownError
  return new ApiError({ ...knownError, details: path ? [{ path, message: knownError.message }] : [] })
}

/** "you can only request this after 42 seconds." */
function parseRetryAfterSeconds(message: string): number | undefined {
  return Number(/after (\d+) second/.exec(message)?.[1]) || undefined
}

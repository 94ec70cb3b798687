import type { ErrorCode } from '@mainstreet/contract/errors.ts'
import type { ServerText } from '@mainstreet/contract/messages/language.ts'
import { AuthError } from '@mainstreet/identity/auth-error.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'

type ApiErrorMapping = { code: ErrorCode; message?: ServerText; path?: 'code' | 'email' | 'password' }

/** Maps codes of the auth protocol to codes and messages of our own API. */
const errorMappings: Record<string, ApiErrorMapping> = {
  invalid_credentials: { code: 'invalid_credentials', message: (m) => m.login.invalidCredentials },
  email_not_confirmed: { code: 'email_not_confirmed', message: (m) => m.login.confirmEmail },
  user_banned: { code: 'banned', message: (m) => m.errors.accounts.banned },
  user_already_exists: { code: 'account_exists', message: (m) => m.registration.accountExists },
  email_exists: { code: 'account_exists', message: (m) => m.errors.accounts.emailTaken },
  email_address_invalid: { code: 'rule_violation', path: 'email' },
  weak_password: { code: 'rule_violation', path: 'password' },
  same_password: { code: 'rule_violation', path: 'password' },
  reauthentication_needed: { code: 'sign_in_again', message: (m) => m.accounts.errors.signInAgain },
  reauthentication_not_valid: {
    code: 'rule_violation',
    message: (m) => m.accounts.errors.wrongCode,
    path: 'code',
  },
  signup_disabled: { code: 'not_allowed', message: (m) => m.errors.accounts.signUpClosed },
  session_not_found: { code: 'unauthenticated', message: (m) => m.session.noValidSession },
  bad_jwt: { code: 'unauthenticated', message: (m) => m.session.noValidSession },
  user_not_found: { code: 'not_found', message: (m) => m.errors.notFound.user },
  conflict: { code: 'request_in_progress' },
}

/** Translates errors of the provider into API errors; `passwordPath` names the field that held the password. */
export async function translateAuthErrors<Result>(
  work: Promise<Result>,
  passwordPath = 'password',
): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw error instanceof AuthError ? toApiError(error, passwordPath) : error
  }
}

function toApiError(error: AuthError, passwordPath: string): ApiError {
  const { code, status, message, retryAfterSeconds } = error
  if (status === 429)
    return new ApiError('rate_limited', getRateLimitText(retryAfterSeconds), {
      cause: error,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    })
  const rule = (Object.hasOwn(errorMappings, code) && errorMappings[code]) || inferErrorMapping(message)
  const sentence = rule.message ?? message
  if (!rule.path) return new ApiError(rule.code, sentence, { cause: error })
  const path = rule.path === 'password' ? passwordPath : rule.path
  return new ApiError(rule.code, sentence, { cause: error, details: [{ path, message: sentence }] })
}

function getRateLimitText(seconds: number | undefined): ServerText {
  return (m) =>
    seconds === undefined ? m.errors.common.tooManyRequests : m.errors.accounts.tooManyAttempts(seconds)
}

/** Validation errors name the field only in their message. */
function inferErrorMapping(message: string): ApiErrorMapping {
  if (/email address: invalid format/i.test(message))
    return { code: 'rule_violation', path: 'email', message: (m) => m.fieldErrors.emailFormat }
  const path = /password/i.test(message) ? 'password' : /email/i.test(message) ? 'email' : undefined
  return { code: 'rule_violation', ...(path && { path }) }
}

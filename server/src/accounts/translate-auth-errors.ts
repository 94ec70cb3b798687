import type { ErrorCode } from '@mainstreet/contract/errors.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { AuthError } from '../../../protocols/auth/auth-error.ts'
import { ApiError } from '../platform/http/api-error.ts'

type ApiErrorMapping = { code: ErrorCode; message?: string; path?: 'email' | 'password' }

/** The protocol's codes in the words of our own calls. */
const errorMappings: Record<string, ApiErrorMapping> = {
  invalid_credentials: { code: 'invalid_credentials', message: texts.login.invalidCredentials },
  email_not_confirmed: { code: 'email_not_confirmed', message: texts.login.confirmEmail },
  user_banned: { code: 'banned', message: 'This account has been closed by an admin of the street' },
  user_already_exists: { code: 'account_exists', message: texts.registration.accountExists },
  email_exists: { code: 'account_exists', message: 'Another account has this e-mail address' },
  email_address_invalid: { code: 'rule_broken', path: 'email' },
  weak_password: { code: 'rule_broken', path: 'password' },
  same_password: { code: 'rule_broken', path: 'password' },
  signup_disabled: { code: 'not_allowed', message: 'Registration is closed just now' },
  session_not_found: { code: 'no_session', message: texts.session.noValidSession },
  bad_jwt: { code: 'no_session', message: texts.session.noValidSession },
  user_not_found: { code: 'not_found', message: 'User not found' },
  conflict: { code: 'in_flight' },
}

/** What our own calls answer for a "no" of the provider; `passwordPath` names the field it was given in. */
export async function translateAuthErrors<Result>(
  work: Promise<Result>,
  passwordPath = 'password',
): Promise<Result> {
  try {
    return await work
  } catch (fault) {
    throw fault instanceof AuthError ? toApiError(fault, passwordPath) : fault
  }
}

function toApiError(fault: AuthError, passwordPath: string): ApiError {
  const { code, status, message, retryAfterSeconds } = fault
  if (status === 429)
    return new ApiError('rate_limited', message, {
      cause: fault,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    })
  const rule = (Object.hasOwn(errorMappings, code) && errorMappings[code]) || inferErrorMapping(message)
  const sentence = rule.message ?? message
  if (!rule.path) return new ApiError(rule.code, sentence, { cause: fault })
  const path = rule.path === 'password' ? passwordPath : rule.path
  return new ApiError(rule.code, sentence, { cause: fault, details: [{ path, message: sentence }] })
}

/** What was refused by its form says in its message which field it was. */
function inferErrorMapping(message: string): ApiErrorMapping {
  if (/email address: invalid format/i.test(message))
    return { code: 'rule_broken', path: 'email', message: 'Enter a valid email address' }
  const path = /password/i.test(message) ? 'password' : /email/i.test(message) ? 'email' : undefined
  return { code: 'rule_broken', ...(path && { path }) }
}

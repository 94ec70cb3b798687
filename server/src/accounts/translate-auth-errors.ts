import type { ErrorCode } from '@mainstreet/contract/errors.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { AuthRefusal } from '../../../protocols/auth/auth-error.ts'
import { Refusal } from '../platform/http/api-error.ts'

type Known = { code: ErrorCode; sentence?: string; path?: 'email' | 'password' }

/** The protocol's codes in the words of our own calls. */
const known: Record<string, Known> = {
  invalid_credentials: { code: 'invalid_credentials', sentence: texts.login.invalidCredentials },
  email_not_confirmed: { code: 'email_not_confirmed', sentence: texts.login.confirmEmail },
  user_banned: { code: 'banned', sentence: 'This account has been closed by an admin of the street' },
  user_already_exists: { code: 'account_exists', sentence: texts.registration.accountExists },
  email_exists: { code: 'account_exists', sentence: 'Another account has this e-mail address' },
  email_address_invalid: { code: 'rule_broken', path: 'email' },
  weak_password: { code: 'rule_broken', path: 'password' },
  same_password: { code: 'rule_broken', path: 'password' },
  signup_disabled: { code: 'not_allowed', sentence: 'Registration is closed just now' },
  session_not_found: { code: 'no_session', sentence: texts.session.noValidSession },
  bad_jwt: { code: 'no_session', sentence: texts.session.noValidSession },
  user_not_found: { code: 'not_found', sentence: 'User not found' },
  conflict: { code: 'in_flight' },
}

/** What our own calls answer for a "no" of the provider; `passwordPath` names the field it was given in. */
export async function speaking<Result>(work: Promise<Result>, passwordPath = 'password'): Promise<Result> {
  try {
    return await work
  } catch (fault) {
    throw fault instanceof AuthRefusal ? refusalOf(fault, passwordPath) : fault
  }
}

function refusalOf(fault: AuthRefusal, passwordPath: string): Refusal {
  const { code, status, message, retryAfterSeconds } = fault
  if (status === 429)
    return new Refusal('rate_limited', message, {
      cause: fault,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    })
  const rule = (Object.hasOwn(known, code) && known[code]) || guessed(message)
  const sentence = rule.sentence ?? message
  if (!rule.path) return new Refusal(rule.code, sentence, { cause: fault })
  const path = rule.path === 'password' ? passwordPath : rule.path
  return new Refusal(rule.code, sentence, { cause: fault, details: [{ path, message: sentence }] })
}

/** What was refused by its form says in its message which field it was. */
function guessed(message: string): Known {
  if (/email address: invalid format/i.test(message))
    return { code: 'rule_broken', path: 'email', sentence: 'Enter a valid email address' }
  const path = /password/i.test(message) ? 'password' : /email/i.test(message) ? 'email' : undefined
  return { code: 'rule_broken', ...(path && { path }) }
}

import { m } from '@mainstreet/contract/messages/messages.ts'

export type AuthLinkError = {
  title: string
  text: string
  next: 'sign_in' | 'mail_again' | 'recover' | 'register' | 'home'
}

const usedOrExpired = 'This link was already used or has expired'

const confirmationLinkUsed: AuthLinkError = {
  title: usedOrExpired,
  text: 'A confirmation link works once. If your email is already confirmed, sign in. Otherwise, request a new link.',
  next: 'mail_again',
}
const recoveryLinkUsed: AuthLinkError = {
  title: usedOrExpired,
  text: 'A password reset link works once. Request a new one, and open the link in the latest email.',
  next: 'recover',
}
const confirmedInOtherBrowser: AuthLinkError = {
  title: 'Now sign in',
  text: 'Your email is confirmed. You opened the link in a different browser, so sign in here to continue.',
  next: 'sign_in',
}
const recoveryInOtherBrowser: AuthLinkError = {
  title: 'Opened in a different browser',
  text: 'To keep your account safe, a password reset link works only in the browser that requested it. Open it there, or request a new link here.',
  next: 'recover',
}

const signInFailed = (text: string, next: AuthLinkError['next'] = 'sign_in'): AuthLinkError => ({
  title: m.login.thirdPartyFailedTitle,
  text,
  next,
})
const signInInterrupted = signInFailed(
  'The sign-in took too long, was tried twice, or was started in a different browser. Please try again.',
)

/** The identity provider's errors for a link, each with a text and a next step. */
const errorsByCode: Readonly<Record<string, AuthLinkError>> = {
  otp_expired: confirmationLinkUsed,
  access_denied: signInFailed(
    'Google sign-in was cancelled. Try again, or sign in with your email and password.',
  ),
  flow_state_not_found: signInInterrupted,
  flow_state_expired: signInInterrupted,
  flow_state_already_used: signInInterrupted,
  bad_oauth_state: signInInterrupted,
  bad_oauth_callback: signInInterrupted,
  bad_code_verifier: signInInterrupted,
  provider_email_needs_verification: signInFailed(
    'Google has not verified this email address. Verify it with Google, or sign up with email and a password.',
    'register',
  ),
  signup_disabled: signInFailed(
    'There is no account with this email, and sign-ups are closed for now. You can still browse.',
    'home',
  ),
  user_banned: signInFailed('This account has been closed by an admin.', 'home'),
  over_request_rate_limit: signInFailed('Too many attempts. Please wait a few minutes, then sign in again.'),
}

export type AuthLinkKind = 'signin' | 'signup' | 'recovery'

export function getAuthLinkError(kind: AuthLinkKind, code: string, providerMessage?: string): AuthLinkError {
  if (code === 'pkce_code_verifier_not_found')
    return kind === 'recovery' ? recoveryInOtherBrowser : confirmedInOtherBrowser
  const error = Object.hasOwn(errorsByCode, code) ? errorsByCode[code] : undefined
  if (kind === 'recovery' && (!error || error === confirmationLinkUsed || error === signInInterrupted))
    return recoveryLinkUsed
  if (kind === 'signup' && error === signInInterrupted) return confirmationLinkUsed
  return error ?? signInFailed(providerMessage || m.login.unexpected)
}

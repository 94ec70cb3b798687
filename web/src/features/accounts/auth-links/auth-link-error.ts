import { texts } from '@mainstreet/contract/texts.ts'

export type Trouble = {
  title: string
  text: string
  next: 'sign_in' | 'mail_again' | 'recover' | 'register' | 'home'
}

const usedOrExpired = 'This link was already used or has expired'

const mailed: Trouble = {
  title: usedOrExpired,
  text: 'A confirmation link works once. If your email is already confirmed, sign in. Otherwise, request a new link.',
  next: 'mail_again',
}
const recovery: Trouble = {
  title: usedOrExpired,
  text: 'A password reset link works once. Request a new one, and open the link in the latest email.',
  next: 'recover',
}
const elsewhere: Trouble = {
  title: 'Now sign in',
  text: 'Your email is confirmed. You opened the link in a different browser, so sign in here to continue.',
  next: 'sign_in',
}
const recoveryElsewhere: Trouble = {
  title: 'Opened in a different browser',
  text: 'To keep your account safe, a password reset link works only in the browser that requested it. Open it there, or request a new link here.',
  next: 'recover',
}

const failed = (text: string, next: Trouble['next'] = 'sign_in'): Trouble => ({
  title: texts.login.thirdPartyFailedTitle,
  text,
  next,
})
const again = failed(
  'The sign-in took too long, was tried twice, or was started in a different browser. Please try again.',
)

/** What the identity provider says at the end of a link, with a text and a way on. */
const troubles: Readonly<Record<string, Trouble>> = {
  otp_expired: mailed,
  access_denied: failed('Google sign-in was cancelled. Try again, or sign in with your email and password.'),
  flow_state_not_found: again,
  flow_state_expired: again,
  flow_state_already_used: again,
  bad_oauth_state: again,
  bad_oauth_callback: again,
  bad_code_verifier: again,
  provider_email_needs_verification: failed(
    'Google has not verified this email address. Verify it with Google, or sign up with email and a password.',
    'register',
  ),
  signup_disabled: failed(
    'There is no account with this email, and sign-ups are closed for now. You can still browse.',
    'home',
  ),
  user_banned: failed('This account has been closed by an admin.', 'home'),
  over_request_rate_limit: failed('Too many attempts. Please wait a few minutes, then sign in again.'),
}

export type LinkKind = 'signin' | 'signup' | 'recovery'

export function linkTrouble(kind: LinkKind, code: string, said?: string): Trouble {
  if (code === 'pkce_code_verifier_not_found') return kind === 'recovery' ? recoveryElsewhere : elsewhere
  const trouble = Object.hasOwn(troubles, code) ? troubles[code] : undefined
  if (kind === 'recovery' && (!trouble || trouble === mailed || trouble === again)) return recovery
  if (kind === 'signup' && trouble === again) return mailed
  return trouble ?? failed(said || texts.login.unexpected)
}

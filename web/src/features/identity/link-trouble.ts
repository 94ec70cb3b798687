export type Trouble = {
  title: string
  text: string
  next: 'sign_in' | 'mail_again' | 'recover' | 'register' | 'home'
}

const mailed: Trouble = {
  title: 'This link has been used or is too old',
  text: 'A link in a mail works once, and only for a while. If your address is confirmed already, just sign in; else ask for a new link.',
  next: 'mail_again',
}
const recovery: Trouble = {
  title: 'This link has been used or is too old',
  text: 'A link to a new password works once, and only for a while. Ask for another: the latest mail is the one that counts.',
  next: 'recover',
}
const again: Trouble = {
  title: 'The sign-in was not finished',
  text: 'It took too long, was tried twice, or was begun in another browser. Nothing has changed; begin once more.',
  next: 'sign_in',
}
const elsewhere: Trouble = {
  title: 'Now sign in',
  text: 'This link was opened in another browser than the one that asked for it. What it was to confirm is confirmed: sign in here and go on.',
  next: 'sign_in',
}
const recoveryElsewhere: Trouble = {
  title: 'Opened in another browser',
  text: 'For your safety a link to a new password works only in the browser that asked for it. Open it there, or ask for another link here.',
  next: 'recover',
}

/** What the identity provider says at the end of a link, as words and a way on. */
const troubles: Readonly<Record<string, Trouble>> = {
  otp_expired: mailed,
  access_denied: {
    title: 'You did not let us in',
    text: 'The sign-in was cancelled on the other page. Nothing has changed; try again, or sign in with your e-mail address.',
    next: 'sign_in',
  },
  flow_state_not_found: again,
  flow_state_expired: again,
  flow_state_already_used: again,
  bad_oauth_state: again,
  bad_oauth_callback: again,
  bad_code_verifier: again,
  provider_email_needs_verification: {
    title: 'Your address is not confirmed yet',
    text: 'Google has not confirmed this e-mail address, so it opens no account here. Confirm it there, or sign up with it and a password: we mail you a link.',
    next: 'register',
  },
  signup_disabled: {
    title: 'No new accounts right now',
    text: 'There is no account for this address yet, and new ones are not taken on this street at the moment.',
    next: 'home',
  },
  user_banned: {
    title: 'This account is closed',
    text: 'An admin has closed it. Write to the street if you think that this is a mistake.',
    next: 'home',
  },
  over_request_rate_limit: {
    title: 'Too many tries',
    text: 'Please wait a few minutes, then sign in again.',
    next: 'sign_in',
  },
}

export type LinkKind = 'signin' | 'signup' | 'recovery'

export function linkTrouble(kind: LinkKind, code: string, said?: string): Trouble {
  if (code === 'pkce_code_verifier_not_found') return kind === 'recovery' ? recoveryElsewhere : elsewhere
  const trouble = Object.hasOwn(troubles, code) ? troubles[code] : undefined
  if (kind === 'recovery' && (!trouble || trouble === mailed || trouble === again)) return recovery
  if (kind === 'signup' && trouble === again) return mailed
  return (
    trouble ?? {
      title: 'That did not work',
      text: said || 'Something went wrong on the way here. Please try again.',
      next: 'sign_in',
    }
  )
}

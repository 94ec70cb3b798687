import { href } from '@mainstreet/contract/href.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { renderEmail } from '../../../server/src/platform/mail/email-template.ts'
import type { EmailTokenKind } from './email-tokens-store.ts'

const codeExpiryText = (minutes: number, code: string | undefined) => [
  code === undefined
    ? 'The link works only once, for an hour.'
    : `The code works for ${minutes} minutes and only once, the link for an hour.`,
]
const ignoreEmailText = 'If this was not you, leave this mail alone: nothing happens.'

type TokenEmailInput = {
  url: string
  code: string | undefined
  codeMinutes: number
  email: string
  newEmail: string | undefined
}

/** The texts of each email with a link. */
export function buildTokenEmail(
  kind: EmailTokenKind,
  { url, code, codeMinutes, email, newEmail = '' }: TokenEmailInput,
) {
  const withCode = code === undefined ? {} : { code }
  const footnotes = [...codeExpiryText(codeMinutes, code), ignoreEmailText]
  const changeText = `Your sign-in address is to change from ${email} to ${newEmail}.`
  switch (kind) {
    case 'signup':
      return renderEmail({
        subject: 'Confirm your e-mail address',
        heading: 'Welcome to the street',
        paragraphs: ['One step is left: show us that this address is yours.'],
        action: { label: 'Confirm my address', url },
        ...withCode,
        footnotes,
      })
    case 'recovery':
      return renderEmail({
        subject: 'Set a new password',
        heading: 'Forgot your password?',
        paragraphs: ['That happens. Choose a new one here.'],
        action: { label: 'Set a new password', url },
        ...withCode,
        footnotes,
      })
    case 'magiclink':
      return renderEmail({
        subject: 'Your link to sign in',
        heading: 'Come on in',
        paragraphs: ['This link signs you in, no password needed.'],
        action: { label: 'Sign in', url },
        ...withCode,
        footnotes,
      })
    case 'invite':
      return renderEmail({
        subject: 'You are invited to Mainstreet',
        heading: 'There is a place for you on the street',
        paragraphs: ['An account has been made for this address. Accept it and set a password.'],
        action: { label: 'Accept the invitation', url },
        footnotes,
      })
    case 'email_change_current':
      return renderEmail({
        subject: 'Confirm the change of your e-mail address',
        heading: 'Is this change right?',
        paragraphs: [changeText, 'Both addresses must agree: there is a mail in the new one, too.'],
        action: { label: 'Yes, change it', url },
        footnotes: ['If this was not you, change your password now: somebody is signed in as you.'],
      })
    case 'email_change_new':
      return renderEmail({
        subject: 'Confirm your new e-mail address',
        heading: 'Is this your new address?',
        paragraphs: [changeText],
        action: { label: 'Confirm this address', url },
        ...withCode,
        footnotes,
      })
    case 'reauthentication':
      return renderEmail({
        subject: 'Your code',
        heading: 'Is it really you?',
        paragraphs: ['Enter this code where you were asked for it.'],
        ...withCode,
        footnotes: codeExpiryText(codeMinutes, code),
      })
  }
}

export function buildAccountExistsEmail(siteUrl: string) {
  return renderEmail({
    subject: 'You already have an account',
    heading: 'You are already on the street',
    paragraphs: [
      'Somebody has just tried to register with this address, and it has an account. Was it you? Then sign in.',
    ],
    action: { label: 'Sign in', url: href(routes.login, { origin: siteUrl }) },
    footnotes: [
      `Forgotten the password? Set a new one at ${href(routes.forgotPassword, { origin: siteUrl })}.`,
      'If this was not you, nothing has happened to your account.',
    ],
  })
}

export function buildPasswordChangedEmail(siteUrl: string) {
  return renderEmail({
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: ['You were signed out everywhere else.'],
    footnotes: [
      `If this was not you, set a new password now: ${href(routes.forgotPassword, { origin: siteUrl })}`,
    ],
  })
}

export function buildEmailChangedEmail(newEmail: string) {
  return renderEmail({
    subject: 'Your e-mail address was changed',
    heading: 'Your sign-in address was changed',
    paragraphs: [`From now on you sign in with ${newEmail}. This old address can no longer be used.`],
    footnotes: ['If this was not you, answer to this mail or ask an admin of the street at once.'],
  })
}

export function buildInvitationEmail(url: string) {
  return renderEmail({
    subject: 'Your account on Mainstreet',
    heading: 'There is a place for you on the street',
    paragraphs: ['An admin has made an account for this address. Set a password, and come in.'],
    action: { label: 'Set my password', url },
    footnotes: ['The link works once, for an hour. After that, ask for a new one where you sign in.'],
  })
}

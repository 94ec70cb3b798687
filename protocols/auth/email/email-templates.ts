import { letterOf } from '../../../server/src/platform/mail/email-template.ts'
import type { MailKind } from './email-tokens.ts'

const codeWords = (minutes: number, code: string | undefined) => [
  code === undefined
    ? 'The link works only once, for an hour.'
    : `The code works for ${minutes} minutes and only once, the link for an hour.`,
]
const notYou = 'If this was not you, leave this mail alone: nothing happens.'

type Way = {
  address: string
  code: string | undefined
  codeMinutes: number
  email: string
  newEmail: string | undefined
}

/** The words of each mail that carries a link. */
export function letterFor(kind: MailKind, { address, code, codeMinutes, email, newEmail = '' }: Way) {
  const withCode = code === undefined ? {} : { code }
  const after = [...codeWords(codeMinutes, code), notYou]
  const changes = `Your sign-in address is to change from ${email} to ${newEmail}.`
  switch (kind) {
    case 'signup':
      return letterOf({
        subject: 'Confirm your e-mail address',
        heading: 'Welcome to the street',
        lines: ['One step is left: show us that this address is yours.'],
        action: { label: 'Confirm my address', address },
        ...withCode,
        after,
      })
    case 'recovery':
      return letterOf({
        subject: 'Set a new password',
        heading: 'Forgot your password?',
        lines: ['That happens. Choose a new one here.'],
        action: { label: 'Set a new password', address },
        ...withCode,
        after,
      })
    case 'magiclink':
      return letterOf({
        subject: 'Your link to sign in',
        heading: 'Come on in',
        lines: ['This link signs you in, no password needed.'],
        action: { label: 'Sign in', address },
        ...withCode,
        after,
      })
    case 'invite':
      return letterOf({
        subject: 'You are invited to Mainstreet',
        heading: 'There is a place for you on the street',
        lines: ['An account has been made for this address. Accept it and set a password.'],
        action: { label: 'Accept the invitation', address },
        after,
      })
    case 'email_change_current':
      return letterOf({
        subject: 'Confirm the change of your e-mail address',
        heading: 'Is this change right?',
        lines: [changes, 'Both addresses must agree: there is a mail in the new one, too.'],
        action: { label: 'Yes, change it', address },
        after: ['If this was not you, change your password now: somebody is signed in as you.'],
      })
    case 'email_change_new':
      return letterOf({
        subject: 'Confirm your new e-mail address',
        heading: 'Is this your new address?',
        lines: [changes],
        action: { label: 'Confirm this address', address },
        ...withCode,
        after,
      })
    case 'reauthentication':
      return letterOf({
        subject: 'Your code',
        heading: 'Is it really you?',
        lines: ['Enter this code where you were asked for it.'],
        ...withCode,
        after: codeWords(codeMinutes, code),
      })
  }
}

export function accountExistsLetter(siteUrl: string) {
  return letterOf({
    subject: 'You already have an account',
    heading: 'You are already on the street',
    lines: [
      'Somebody has just tried to register with this address, and it has an account. Was it you? Then sign in.',
    ],
    action: { label: 'Sign in', address: new URL('/login', siteUrl).href },
    after: [
      `Forgotten the password? Set a new one at ${new URL('/forgot-password', siteUrl).href}.`,
      'If this was not you, nothing has happened to your account.',
    ],
  })
}

export function passwordChangedLetter(siteUrl: string) {
  return letterOf({
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    lines: ['You were signed out everywhere else.'],
    after: [`If this was not you, set a new password now: ${new URL('/forgot-password', siteUrl).href}`],
  })
}

export function addressChangedLetter(newEmail: string) {
  return letterOf({
    subject: 'Your e-mail address was changed',
    heading: 'Your sign-in address was changed',
    lines: [`From now on you sign in with ${newEmail}. This old address can no longer be used.`],
    after: ['If this was not you, answer to this mail or ask an admin of the street at once.'],
  })
}

export function invitationLetter(address: string) {
  return letterOf({
    subject: 'Your account on Mainstreet',
    heading: 'There is a place for you on the street',
    lines: ['An admin has made an account for this address. Set a password, and come in.'],
    action: { label: 'Set my password', address },
    after: ['The link works once, for an hour. After that, ask for a new one where you sign in.'],
  })
}

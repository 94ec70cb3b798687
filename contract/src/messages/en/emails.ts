import { plural } from './formats.ts'

/** Emails. The sentences of notifications are in notification-texts.ts. */
export const emails = {
  layout: {
    siteName: 'Mainstreet',
    /** `url` is on a line of its own. */
    actionAsText: (label: string, url: string) => `${label}:\n${url}`,
    /** The code follows; also for an email without a link. */
    enterCode: 'Or enter this code:',
    code: 'Your code:',
    /** The link follows. */
    openAddress: 'If the button doesn’t work, open this link:',
  },
  notification: {
    greeting: (name: string) => `Hi ${name},`,
    view: { order: 'View order', messages: 'View messages', dashboard: 'Open dashboard' },
    order: {
      number: 'Order number',
      pickupCode: 'Pickup code',
      deliveryCode: 'Delivery code',
      pickUpAround: 'Pick up around',
      pickUpBy: 'Pick up by',
      address: 'Address',
      deliveryAddress: 'Delivery address',
      hours: (day: string) => `Open ${day}`,
      line: ({ quantity, name }: { quantity: number; name: string }) => `${quantity} × ${name}`,
      delivery: 'Delivery',
      dueAtPickup: 'Due at pickup',
      total: 'Total',
      showPass: 'Show pickup code',
      qrCode: (shop: string) => `QR code for your order at ${shop}`,
      appointment: (shop: string) => `Pick up at ${shop}`,
      appointmentText: ({ code, until }: { code: string; until: string }) =>
        `Pickup code ${code}. Pick up by ${until}.`,
      time: ({ day, time }: { day: string; time: string }) => `${day}, ${time}`,
    },
    unsubscribe: 'Stop emails like this',
    managePreferences: 'Manage your email preferences in your account.',
  },
  footnotes: {
    linkExpires: 'This link works once and expires in 1 hour.',
    codeExpires: (minutes: number) => `This code works once and expires in ${minutes} minutes.`,
    codeAndLinkExpire: (minutes: number) =>
      `The code expires in ${minutes} minutes and the link in 1 hour. Each works once.`,
    ignore: 'If this wasn’t you, ignore this email.',
  },
  signup: {
    subject: 'Confirm your email address',
    heading: 'Welcome to Mainstreet',
    text: 'One last step: confirm your email address.',
    action: 'Confirm email address',
  },
  recovery: {
    subject: 'Reset your password',
    heading: 'Forgot your password?',
    text: 'Use this link to choose a new one.',
    action: 'Reset password',
  },
  magiclink: {
    subjectWithCode: (code: string) => `${code} is your Mainstreet code`,
    heading: 'Sign in to Mainstreet',
    text: 'Enter the code where you asked for it, or sign in with the button.',
    action: 'Sign in',
    withoutCode: { subject: 'Your sign-in link', text: 'Use this link to sign in. No password needed.' },
  },
  adminSignIn: {
    subject: 'Sign in with your password',
    heading: 'Sign in with your password',
    text: 'Someone asked for a sign-in code for this email address. It belongs to an admin, and admins sign in with a password.',
    action: 'Sign in',
    ignore: 'If this wasn’t you, ignore this email. Nobody was signed in.',
  },
  invite: {
    subject: 'You’re invited to Mainstreet',
    heading: 'You’re invited to Mainstreet',
    text: 'An account was created for you. Accept the invitation and set a password.',
    action: 'Accept invitation',
    ignore: 'If you weren’t expecting this invitation, ignore this email.',
  },
  emailChangeCurrent: {
    subject: 'Confirm your email address change',
    heading: 'Confirm your email address change',
    text: 'We also emailed the new address. Confirm in both emails to finish.',
    action: 'Confirm change',
    warning: 'If this wasn’t you, change your password now: someone else is signed in to your account.',
  },
  emailChangeNew: {
    subject: 'Confirm your new email address',
    heading: 'Confirm your new email address',
    action: 'Confirm email address',
  },
  emailChange: (from: string, to: string) =>
    `The email address you sign in with will change from ${from} to ${to}.`,
  reauthentication: {
    subject: 'Your verification code',
    heading: 'Confirm it’s you',
    text: 'Enter this code on the page that asked for it.',
  },
  accountExists: {
    subject: 'You already have an account',
    heading: 'You already have an account',
    text: 'Someone tried to sign up with this email address, or to change theirs to it, but it already has an account. If it was you, sign in instead.',
    action: 'Sign in',
    forgotPassword: (url: string) => `Forgot your password? Reset it at ${url}`,
    ignore: 'If this wasn’t you, ignore this email. Your account hasn’t changed.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    text: 'You were signed out on your other devices.',
    warning: (url: string) => `If this wasn’t you, reset your password now: ${url}`,
  },
  factorAdded: {
    totp: {
      subject: 'An authenticator app was added to your account',
      heading: 'Authenticator app added',
      text: 'Codes from this app are now your second factor. You were signed out on your other devices.',
    },
    recovery_code: {
      subject: 'New recovery codes for your account',
      heading: 'You have new recovery codes',
      text: 'Each recovery code works once in place of your authenticator app or security key. Codes you had before no longer work.',
    },
    webauthn: {
      subject: 'A security key was added to your account',
      heading: 'Security key added',
      text: 'This key is now your second factor. You were signed out on your other devices.',
    },
  },
  factorRemoved: {
    totp: {
      subject: 'An authenticator app was removed from your account',
      heading: 'Authenticator app removed',
      text: 'Codes from this app no longer work for your account.',
    },
    recovery_code: {
      subject: 'Your recovery codes were removed',
      heading: 'Recovery codes removed',
      text: 'Your recovery codes no longer work.',
    },
    webauthn: {
      subject: 'A security key was removed from your account',
      heading: 'Security key removed',
      text: 'This key no longer works for your account.',
    },
  },
  passkeyAdded: {
    subject: 'A passkey was added to your account',
    heading: 'Passkey added',
    text: 'You can now sign in with this passkey.',
  },
  passkeyRemoved: {
    subject: 'A passkey was removed from your account',
    heading: 'Passkey removed',
    text: 'You can no longer sign in with this passkey.',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used to sign in',
    heading: 'A recovery code was used',
    text: (remaining: number) =>
      `One of your recovery codes was used in place of your authenticator app or security key. ${plural(remaining, { one: 'You have # code left.', other: 'You have # codes left.' })}`,
  },
  factorWarning: 'If this wasn’t you, reply to this email right away.',
  emailChanged: {
    subject: 'Your email address was changed',
    heading: 'Your email address was changed',
    text: (newEmail: string) =>
      `You now sign in with ${newEmail}. You can no longer sign in with this address.`,
    warning: 'If this wasn’t you, reply to this email right away.',
  },
  emailChangedByAdmin: {
    subject: 'An admin changed your email address',
    heading: 'An admin changed your email address',
    text: (newEmail: string) =>
      `You now sign in with ${newEmail}. You can no longer sign in with this address.`,
    warning: 'If you didn’t ask for this, reply to this email right away.',
  },
  invitation: {
    subject: 'Your Mainstreet account',
    heading: 'You’re invited to Mainstreet',
    text: 'An admin created an account for you. Set a password to get started.',
    action: 'Set password',
    expires:
      'This link works once and expires in 1 hour. After that, use “Forgot your password?” to get a new one.',
  },
}

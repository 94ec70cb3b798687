/** Emails. The sentences of notifications are in notification-texts.ts. */
export const emails = {
  layout: {
    siteName: 'Mainstreet',
    /** `url` is on a line of its own. */
    actionAsText: (label: string, url: string) => `${label}:\n${url}`,
    /** The code follows. */
    enterCode: 'Or enter this code:',
    /** The address follows. */
    openAddress: "If the button doesn't work, open this address:",
  },
  notification: {
    greeting: (name: string) => `Hello ${name},`,
    view: 'View',
    managePreferences: 'Manage your email preferences in your account.',
  },
  footnotes: {
    linkExpires: 'This link works once and expires in 1 hour.',
    codeAndLinkExpire: (minutes: number) =>
      `The code expires in ${minutes} minutes and the link in 1 hour. Each works once.`,
    ignore: "If this wasn't you, ignore this email.",
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
    text: 'Use the link below to choose a new one.',
    action: 'Reset password',
  },
  magiclink: {
    subject: 'Your sign-in link',
    heading: 'Sign in to Mainstreet',
    text: 'Use this link to sign in. No password needed.',
    action: 'Sign in',
  },
  invite: {
    subject: "You're invited to Mainstreet",
    heading: "You're invited to Mainstreet",
    text: 'An account was created for you. Accept the invitation and set a password.',
    action: 'Accept invitation',
  },
  emailChangeCurrent: {
    subject: 'Confirm your email address change',
    heading: 'Confirm your email address change',
    text: 'We also sent an email to the new address. Both must confirm.',
    action: 'Confirm change',
    warning: "If this wasn't you, change your password now: someone is signed in to your account.",
  },
  emailChangeNew: {
    subject: 'Confirm your new email address',
    heading: 'Confirm your new email address',
    action: 'Confirm email address',
  },
  emailChange: (from: string, to: string) => `Your sign-in address will change from ${from} to ${to}.`,
  reauthentication: {
    subject: 'Your verification code',
    heading: "Confirm it's you",
    text: 'Enter this code on the page that asked for it.',
  },
  accountExists: {
    subject: 'You already have an account',
    heading: 'You already have an account',
    text: 'Someone tried to sign up with this email address, but it already has an account. If it was you, sign in instead.',
    action: 'Sign in',
    forgotPassword: (url: string) => `Forgot your password? Reset it at ${url}`,
    ignore: "If this wasn't you, you can ignore this email. Your account hasn't changed.",
  },
  passwordChanged: {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    text: 'You were signed out on your other devices.',
    warning: (url: string) => `If this wasn't you, reset your password now: ${url}`,
  },
  emailChanged: {
    subject: 'Your email address was changed',
    heading: 'Your sign-in address was changed',
    text: (newEmail: string) =>
      `You now sign in with ${newEmail}. This address can no longer be used to sign in.`,
    warning: "If this wasn't you, reply to this email right away.",
  },
  invitation: {
    subject: 'Your Mainstreet account',
    heading: "You're invited to Mainstreet",
    text: 'An admin created an account for you. Set a password to get started.',
    action: 'Set password',
    expires:
      'This link works once and expires in 1 hour. After that, use “Forgot your password?” to get a new one.',
  },
}

import type { Role } from '../../accounts/roles.ts'
import { plural } from './formats.ts'

const linkUsed = 'This link was already used or has expired'
const closedByAdmin = 'This account was closed by an admin.'

/** Sign-in, registration, account settings and sessions. */
export const accounts = {
  roles: {
    user: 'Customer',
    customer: 'Customer',
    merchant: 'Merchant',
    admin: 'Admin',
  } satisfies Record<Role, string>,
  backToSignIn: 'Back to sign in',
  signIn: {
    newHere: 'New here?',
    unconfirmedLabel: 'Your email address',
    /** `sentence` says that the address must be confirmed. */
    linkSentTo: <Node>({ sentence, email }: { sentence: string; email: Node }) => [
      `${sentence}. The link was sent to `,
      email,
      '.',
    ],
    resendLink: 'Resend link',
  },
  demo: {
    title: 'Just trying it out?',
    text: 'Try a demo account. No password needed.',
    more: 'More merchants',
    signInAs: (name: string) => `Sign in as ${name}`,
    roles: {
      customer: { title: 'Customer', text: 'Browse, reserve, pick up' },
      merchant: { title: 'Merchant', text: 'Run a shop and its orders' },
      admin: { title: 'Admin', text: 'Review shops and users' },
    },
  },
  register: {
    subtitle: 'One account for every local shop.',
    roleLegend: 'What brings you here?',
    roles: {
      customer: { title: 'I shop here', text: 'Reserve, pick up, message shops' },
      merchant: { title: 'I own a shop', text: 'Sell on Mainstreet' },
    },
    name: 'Name',
    namePlaceholder: 'Your name',
    createAccount: 'Create account',
    openShop: 'Open my shop',
    haveAccount: 'Already have an account?',
    closedTitle: 'Sign up',
    closed: 'Sign-ups are closed for now. You can still browse.',
    welcome: (name: string) => `Welcome to Mainstreet, ${name}!`,
    shopFailed: {
      title: 'Your shop couldn’t be created',
      description: 'Try again in My Account, under Settings.',
    },
  },
  checkEmail: {
    title: 'Check your email',
    linkSent: <Node>(email: Node) => ['We sent a link to ', email, '.'],
    openToActivate: 'Open it in this browser to activate your account.',
    recoverySent: <Node>(email: Node) => ['If ', email, ' has an account, we sent it a link.'],
    openToReset: 'Open it in this browser to choose a new password.',
    demoMode: 'Demo mode: no real email is sent.',
    openDemoMailbox: 'Open the demo mailbox',
    useOtherEmail: 'Use a different email address',
    spam: 'Didn’t get it? Check your spam folder.',
    resend: 'Resend email',
    sent: 'Sent. Check your email.',
    sendFailed: 'The email couldn’t be sent',
    /** `label` is that of the button while it can be used. */
    resendIn: ({ label, seconds }: { label: string; seconds: number }) => `${label} (${seconds} s)`,
  },
  code: { label: 'Or enter the code from the email', confirm: 'Confirm' },
  emailCode: {
    send: 'Email me a code',
    explanation: 'We’ll email you a 6-digit code. No password needed.',
    sentTo: <Node>(email: Node) => ['We sent a 6-digit code to ', email, '.'],
    label: '6-digit code',
    hint: 'You’ll continue once all 6 digits are in.',
    resend: 'Send a new code',
    havePassword: 'Have a password?',
    usePassword: 'Use your password instead',
  },
  password: {
    choose: 'Choose a password',
    new: 'New password',
    minChars: (count: number) =>
      plural(count, { one: 'At least # character', other: 'At least # characters' }),
    tooShort: (missing: number) =>
      plural(missing, { one: 'Too short: add # more character', other: 'Too short: add # more characters' }),
    tooLong: (extra: number) =>
      plural(extra, { one: 'Too long: remove # character', other: 'Too long: remove # characters' }),
    weak: 'Weak: easy to guess',
    fair: 'Fair: longer is better',
    good: 'Good',
    strong: 'Strong',
    recoverySubtitle: 'We’ll email you a link to reset it.',
    resetFor: <Node>(email: Node) => ['For ', email, '. You’ll be signed out on other devices.'],
    set: 'Set password',
    wasReset: 'Your new password is set, and you’re signed in',
    needsLink: 'This page needs a reset link. Request one and check your email.',
  },
  authLink: {
    opening: 'Opening your link…',
    openingTitle: 'One moment',
    emailMe: 'Email me a link',
    emailMeNew: 'Email me a new link',
    requestNew: 'Request a new link',
    resent: <Node>(email: Node) => ['If ', email, ' still needs to be confirmed, we sent you a new link.'],
    confirmOther: {
      title: 'One more step',
      text: 'This address is confirmed. Now open the link we emailed to your other address.',
    },
    signedIn: {
      title: 'You’re already signed in',
      text: (name: string) => `You’re signed in as ${name}. There’s nothing to confirm.`,
    },
    continue: 'Continue',
    needsLink: 'Open the link in your email, or sign in.',
    errors: {
      confirmationUsed:
        'A confirmation link works once. If your email is already confirmed, sign in. Otherwise, request a new link.',
      recoveryUsed:
        'A password reset link works once. Request a new one, and open the link in the latest email.',
      confirmedElsewhere: 'You opened the link in a different browser, so sign in here to continue.',
      recoveryElsewhere:
        'To keep your account safe, a password reset link works only in the browser that requested it. Open it there, or request a new link here.',
      cancelled: 'Google sign-in was canceled. Try again, or sign in with your email and password.',
      interrupted: 'Sign-in took too long or was started in a different browser. Please try again.',
      emailNotVerified:
        'Google hasn’t verified this email address. Verify it with Google, or sign up with email and a password.',
      signUpClosed:
        'There’s no account with this email address, and sign-ups are closed for now. You can still browse.',
      banned: closedByAdmin,
      rateLimited: 'Too many attempts. Please wait a few minutes, then sign in again.',
    },
    errorTitles: {
      confirmationUsed: linkUsed,
      recoveryUsed: linkUsed,
      confirmedElsewhere: 'Email confirmed',
      recoveryElsewhere: 'Opened in a different browser',
    },
  },
  errors: {
    banned: closedByAdmin,
    samePassword: 'Choose a password that’s different from your old one',
    emailTaken: 'Another account uses this email address',
    signInAgain:
      'To keep your account safe, sign in again or enter a code from an email. Then you have 10 minutes for this change.',
    wrongCode: 'This code is wrong or has expired. Use the code from the latest email.',
    invalidEmail: 'Enter a valid email address',
    unavailable: 'The service is temporarily unavailable. Please try again in a moment.',
  },
  signInAgain: {
    sendCode: 'Email me a code',
    sendFailed: 'We couldn’t send the code',
    code: 'Code from the email',
  },
  emailBounce: {
    label: 'Email problem',
    text: <Node>(email: Node) => [
      'Emails to ',
      email,
      ' come back, so we stopped sending order updates there.',
    ],
    change: 'Change email',
    retry: 'Try again',
  },
  settings: {
    demo: {
      title: (name: string) => `${name} is a demo account`,
      text: 'This demo account is shared, so profile settings are locked. Create your own account to edit them.',
    },
    profile: {
      title: 'Profile',
      text: 'Shops see your name on your orders and messages.',
      name: 'Name',
      save: 'Save name',
      saved: 'Name saved',
    },
    email: {
      title: 'Email',
      text: 'Used to sign in and to contact you.',
      current: <Node>(email: Node) => ['Current email address: ', email],
      newEmail: 'New email address',
      hint: 'We’ll email both addresses. Confirm in each to finish.',
      change: 'Change email address',
      linksSent: <Node>({ current, next }: { current: Node; next: Node }) => [
        'We sent a link to ',
        current,
        ' and to ',
        next,
        '. Open both to finish.',
      ],
      confirmOther: <Node>(email: Node) => [
        'The new address is confirmed. Now open the link we emailed to ',
        email,
        '.',
      ],
      code: 'Or enter the code from the email to the new address',
      changed: (email: string) => `Your email address is now ${email}`,
    },
    password: {
      title: 'Password',
      text: 'Changing it signs you out on other devices.',
      current: 'Current password',
      change: 'Change password',
      changed: 'Password changed',
      none: 'You sign in with Google and have no password here. To add one, we’ll email you a link.',
    },
    sessions: {
      title: 'Devices',
      text: 'Where you’re signed in. Sign out devices you don’t recognize.',
      signOut: 'Sign out',
      signOutDevice: (device: string) => `Sign out ${device}`,
      signOutOthers: 'Sign out everywhere else',
      signedOutOthers: 'You’re signed out everywhere else',
      signOutAll: 'Sign out everywhere',
      current: 'This device',
      lastUsed: (time: string) => `Last used ${time}`,
      device: ({ browser, system }: { browser: string; system: string }) => `${browser} on ${system}`,
      unknownDevice: 'Unknown device',
    },
    notifications: { title: 'Notifications', text: 'Choose what we notify you about.' },
    merchant: {
      title: 'Your own shop',
      text: 'Sell on Mainstreet.',
      consequence:
        'This turns your account into a merchant account, and you can’t undo this yourself. To keep shopping, use a different account.',
      open: 'Open a shop',
      shopName: 'Shop name',
      shopNameHint: 'You can change it later. An admin reviews your shop before customers see it.',
      confirm: 'Open shop',
    },
    dataExport: {
      title: 'Your data',
      text: 'Download a copy of your data.',
      content: 'Your profile, orders, messages, and devices in one file.',
      download: 'Download my data',
    },
    deletion: {
      title: 'Delete my account',
      text: 'This is permanent.',
      consequence: 'We delete your profile and messages. Shops keep order records.',
      consequenceWithShop:
        'We delete your profile and messages, and your shop closes. Shops keep order records.',
      warning: 'This can’t be undone.',
      warningWithShop: 'This can’t be undone. Your shop and its products will be removed, too.',
      typeEmail: 'Type your email address to confirm',
      confirm: 'Delete permanently',
      done: 'Your account has been deleted',
    },
  },
  myOrders: {
    views: { orders: 'Orders', settings: 'Settings' },
    loading: 'Loading your orders',
    filterLabel: 'Filter orders',
    filters: { all: 'All', open: 'Active', earlier: 'Past' },
    active: 'Active orders',
    noneActive: 'You have no active orders.',
    past: 'Past orders',
    nonePast: 'You have no past orders yet.',
    showing: ({ shown, total }: { shown: string; total: string }) => `Showing ${shown} of ${total}`,
    none: {
      title: 'No orders yet',
      text: 'Your reservations and orders appear here, with their pickup codes.',
    },
  },
  accessDenied: {
    text: 'You don’t have access to this page.',
    goHome: 'Go to my home page',
    requiredRole: 'Required role',
    currentRole: 'Current role',
  },
}

import type { Messages } from '@mainstreet/contract/messages/language.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'

export type AuthLinkError = {
  title: string
  text: string
  next: 'sign_in' | 'mail_again' | 'recover' | 'register' | 'home'
}

type AuthLinkErrorName = keyof Messages['accounts']['authLink']['errors']

const nextSteps: Record<AuthLinkErrorName, AuthLinkError['next']> = {
  confirmationUsed: 'mail_again',
  recoveryUsed: 'recover',
  confirmedElsewhere: 'sign_in',
  recoveryElsewhere: 'recover',
  cancelled: 'sign_in',
  interrupted: 'sign_in',
  emailNotVerified: 'register',
  signUpClosed: 'home',
  banned: 'home',
  rateLimited: 'sign_in',
}

/** The identity provider's codes for a link. */
const errorsByCode: Readonly<Record<string, AuthLinkErrorName>> = {
  otp_expired: 'confirmationUsed',
  access_denied: 'cancelled',
  flow_state_not_found: 'interrupted',
  flow_state_expired: 'interrupted',
  flow_state_already_used: 'interrupted',
  bad_oauth_state: 'interrupted',
  bad_oauth_callback: 'interrupted',
  bad_code_verifier: 'interrupted',
  provider_email_needs_verification: 'emailNotVerified',
  signup_disabled: 'signUpClosed',
  user_banned: 'banned',
  over_request_rate_limit: 'rateLimited',
}

export type AuthLinkKind = 'signin' | 'signup' | 'recovery'

export function getAuthLinkError(kind: AuthLinkKind, code: string, providerMessage?: string): AuthLinkError {
  const name = findErrorName(kind, code)
  if (name) return createAuthLinkError(name)
  return {
    title: m.login.thirdPartyFailedTitle,
    text: providerMessage || m.login.unexpected,
    next: 'sign_in',
  }
}

function findErrorName(kind: AuthLinkKind, code: string): AuthLinkErrorName | undefined {
  if (code === 'pkce_code_verifier_not_found')
    return kind === 'recovery' ? 'recoveryElsewhere' : 'confirmedElsewhere'
  const name = Object.hasOwn(errorsByCode, code) ? errorsByCode[code] : undefined
  if (kind === 'recovery' && (!name || name === 'confirmationUsed' || name === 'interrupted'))
    return 'recoveryUsed'
  if (kind === 'signup' && name === 'interrupted') return 'confirmationUsed'
  return name
}

function createAuthLinkError(name: AuthLinkErrorName): AuthLinkError {
  const { errors, errorTitles } = m.accounts.authLink
  const titles: Partial<Record<AuthLinkErrorName, string>> = errorTitles
  return { title: titles[name] ?? m.login.thirdPartyFailedTitle, text: errors[name], next: nextSteps[name] }
}

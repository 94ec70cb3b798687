import { getMailLinkOrigin } from '@mainstreet/contract/accounts/mail-link-origin.ts'
import { href } from '@mainstreet/contract/href.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { getAuthClient } from '../../session/auth-client.ts'
import { getAuthConfig } from '../../session/auth-config.ts'
import { convertAuthError } from '../../session/convert-auth-error.ts'

/** The address that the link of an email opens (docs/spec.md, section 2). */
export async function createEmailLink(path: string): Promise<string> {
  const { public_url, demo_host } = await getAuthConfig()
  return getMailLinkOrigin({ origin: location.origin, publicUrl: public_url, demoHost: demo_host }) + path
}

/** Throws `ApiError`, as the others do. */
export async function resendConfirmationEmail(email: string): Promise<void> {
  const client = await getAuthClient()
  const emailRedirectTo = await createEmailLink(href(routes.authCallback, { search: { mode: 'signup' } }))
  const { error } = await client.resend({ type: 'signup', email, options: { emailRedirectTo } })
  if (error) throw convertAuthError(error)
}

/** A code that signs in, or creates a customer's account. The link in the email leads to the same. */
export async function sendSignInCode(email: string): Promise<void> {
  const client = await getAuthClient()
  const emailRedirectTo = await createEmailLink(href(routes.authCallback, { search: { mode: 'signin' } }))
  const { error } = await client.signInWithOtp({ email, options: { emailRedirectTo } })
  if (error) throw convertAuthError(error)
}

export async function sendRecoveryEmail(email: string): Promise<void> {
  const client = await getAuthClient()
  const redirectTo = await createEmailLink(href(routes.resetPassword))
  const { error } = await client.resetPasswordForEmail(email, { redirectTo })
  if (error) throw convertAuthError(error)
}

/** A code that confirms a change by an account without a password. */
export async function sendReauthenticationCode(): Promise<void> {
  const client = await getAuthClient()
  const { error } = await client.reauthenticate()
  if (error) throw convertAuthError(error)
}

/** Sends emails to the old and the new address: both must confirm. */
export async function sendEmailChangeEmails(email: string, nonce?: string): Promise<void> {
  const client = await getAuthClient()
  const emailRedirectTo = await createEmailLink(href(routes.authCallback, { search: { mode: 'signin' } }))
  const { error } = await client.updateUser({ email, ...(nonce && { nonce }) }, { emailRedirectTo })
  if (error) throw convertAuthError(error)
}

import { getMailLinkOrigin } from '@mainstreet/contract/accounts/mail-link-origin.ts'
import { getAuthClient } from '../../session/auth-client.ts'
import { getAuthConfig } from '../../session/auth-config.ts'
import { convertAuthError } from '../../session/convert-auth-error.ts'

/** Where the link of a mail leads, by the rule of spec 2. */
export async function createEmailLink(path: string): Promise<string> {
  const { public_url, demo_host } = await getAuthConfig()
  return getMailLinkOrigin({ origin: location.origin, publicUrl: public_url, demoHost: demo_host }) + path
}

/** Throws `ApiError`, as the others do. */
export async function resendConfirmationEmail(email: string): Promise<void> {
  const client = await getAuthClient()
  const emailRedirectTo = await createEmailLink('/auth/callback?mode=signup')
  const { error } = await client.resend({ type: 'signup', email, options: { emailRedirectTo } })
  if (error) throw convertAuthError(error)
}

export async function sendRecoveryEmail(email: string): Promise<void> {
  const client = await getAuthClient()
  const redirectTo = await createEmailLink('/reset-password')
  const { error } = await client.resetPasswordForEmail(email, { redirectTo })
  if (error) throw convertAuthError(error)
}

/** To the old and the new address: both must agree. */
export async function sendEmailChangeEmails(email: string): Promise<void> {
  const client = await getAuthClient()
  const emailRedirectTo = await createEmailLink('/auth/callback?mode=signin')
  const { error } = await client.updateUser({ email }, { emailRedirectTo })
  if (error) throw convertAuthError(error)
}

import { mailOrigin } from '@mainstreet/contract/accounts/mail-link-origin.ts'
import { provider } from '../../session/auth-client.ts'
import { authConfig } from '../../session/auth-config.ts'
import { providerFailure } from '../../session/convert-auth-error.ts'

/** Where the link of a mail leads, by the rule of spec 2. */
export async function linkTo(path: string): Promise<string> {
  const { public_url, demo_host } = await authConfig()
  return mailOrigin({ origin: location.origin, publicUrl: public_url, demoHost: demo_host }) + path
}

/** Throws `ApiFailure`, as the others do. */
export async function mailConfirmationAgain(email: string): Promise<void> {
  const client = await provider()
  const emailRedirectTo = await linkTo('/auth/callback?mode=signup')
  const { error } = await client.resend({ type: 'signup', email, options: { emailRedirectTo } })
  if (error) throw providerFailure(error)
}

export async function mailRecovery(email: string): Promise<void> {
  const client = await provider()
  const redirectTo = await linkTo('/reset-password')
  const { error } = await client.resetPasswordForEmail(email, { redirectTo })
  if (error) throw providerFailure(error)
}

/** To the old and the new address: both must agree. */
export async function mailNewAddress(email: string): Promise<void> {
  const client = await provider()
  const emailRedirectTo = await linkTo('/auth/callback?mode=signin')
  const { error } = await client.updateUser({ email }, { emailRedirectTo })
  if (error) throw providerFailure(error)
}

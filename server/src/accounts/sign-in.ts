import type { DemoAccount, User } from '@mainstreet/contract/accounts/user.ts'
import { toLookupEmail } from '@mainstreet/identity/accounts/email-address.ts'
import type { Caller } from '@mainstreet/identity/auth-deps.ts'
import { presentUser } from '@mainstreet/identity/viewer.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import { isEqualConstantTime } from '@mainstreet/platform/http/is-equal-constant-time.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { findDemoViewer } from './demo/demo-sessions-store.ts'
import { issueDemoToken } from './demo/demo-tokens.ts'
import type { IdentityProvider } from './identity-provider/identity-provider.ts'
import type { SessionResolver } from './session-resolver.ts'
import { translateAuthErrors } from './translate-auth-errors.ts'

export type SignInResponse = {
  success: true
  user: User
  token: string
  refresh_token?: string
  expires_in?: number
  second_factor_required?: true
}

type SignInDeps = PlatformDeps & {
  sessions: SessionResolver
  provider: IdentityProvider
  demoAccounts: readonly DemoAccount[]
}

/** Demo accounts first, by exact email and password match (docs/spec.md, section 5); then the identity provider. */
export async function signIn(
  deps: SignInDeps,
  { email, password }: { email: string; password: string },
  caller: Caller,
): Promise<SignInResponse> {
  const demo = deps.demoAccounts.find(
    (one) => one.email === email && isEqualConstantTime(one.password, password),
  )
  const viewer = demo && (await findDemoViewer(deps.db, demo.id))
  if (viewer)
    return {
      success: true,
      user: presentUser(viewer),
      token: await issueDemoToken(deps.db, viewer.id, deps.now()),
    }

  const credentials = { email: toLookupEmail(email), password }
  const { access_token, refresh_token, expires_in } = await translateAuthErrors(
    deps.provider.signIn(credentials, caller),
  )
  const identity = await deps.sessions.identify(access_token)
  if (!identity) throw new ApiError('banned', (m) => m.errors.accounts.banned)
  const user = presentUser(identity.viewer)
  const signedIn = { success: true, user, token: access_token, refresh_token, expires_in } as const
  return identity.lacksFactor ? { ...signedIn, second_factor_required: true } : signedIn
}

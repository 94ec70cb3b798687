import { type Role, toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import type { User } from '@mainstreet/contract/accounts/user.ts'
import { parseEmail } from '@mainstreet/identity/accounts/email-address.ts'
import type { AuthDeps, Caller } from '@mainstreet/identity/auth-deps.ts'
import { enforceRateLimit } from '@mainstreet/identity/enforce-rate-limit.ts'
import { parseChallenge } from '@mainstreet/identity/oauth/pkce.ts'
import { resolveRedirectUrl } from '@mainstreet/identity/oauth/redirects.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import { addressKey } from '@mainstreet/platform/rate-limits/address-key.ts'
import { getDisplayName } from './display-name.ts'
import type { IdentityProvider } from './identity-provider/identity-provider.ts'
import type { ShopLifecycle } from './shop-lifecycle.ts'
import { translateAuthErrors } from './translate-auth-errors.ts'
import { insertRegisteredUser, setUserConfirmed, setUserRole } from './users/token-users-store.ts'

type RegisterDeps = AuthDeps & { provider: IdentityProvider; shops: ShopLifecycle }

export type RegistrationInput = {
  email: string
  password: string
  name?: string | undefined
  role: Exclude<Role, 'admin'>
  redirect_to?: string | undefined
  code_challenge?: string | null | undefined
  code_challenge_method?: string | null | undefined
}

/** Creates an account, and for a merchant a shop that waits for approval, in one transaction. */
export async function register(deps: RegisterDeps, input: RegistrationInput, caller: Caller) {
  const { provider, settings, shops, now } = deps
  const work = async () => {
    await enforceRateLimit(deps, `register ${addressKey(caller.ip)}`, settings.rateLimits.calls)
    const email = parseEmail(input.email)
    const name = input.name ?? getDisplayName({}, email)
    const redirect = {
      redirectTo: resolveRedirectUrl(settings, input.redirect_to),
      challenge: parseChallenge(input),
    }
    let shopId: string | null = null
    const onUserCreated = async (tx: Tx, account: { id: string }) => {
      await insertRegisteredUser(tx, { id: account.id, email, name }, now())
      if (input.role !== 'merchant') return
      // only from customer: a repeated registration neither removes a role nor creates a second shop
      if (await setUserRole(tx, account.id, { role: 'merchant', from: 'customer' }, now()))
        shopId = await shops.open(tx, { id: account.id, name, email })
    }
    const result = await provider.signUp(
      { email, password: input.password, name, redirect },
      caller,
      onUserCreated,
    )
    // without a confirmation by email the session comes at once
    if (result.kind === 'session') await setUserConfirmed(deps.db, result.user.id)
    if (result.kind === 'taken') throw new ApiError('account_exists', (m) => m.registration.accountExists)
    const user: User = { id: result.user.id, email, name, role: toStoredRole(input.role), shop_id: shopId }
    return { result, user }
  }
  const { result, user } = await translateAuthErrors(work())
  const { access_token: token, refresh_token, expires_in } = result.tokens ?? {}
  return {
    success: true as const,
    user,
    confirmation_required: result.kind === 'unconfirmed',
    ...(result.tokens && { token, refresh_token, expires_in }),
  }
}

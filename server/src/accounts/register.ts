import { type Role, storedRole } from '@mainstreet/contract/accounts/roles.ts'
import type { User } from '@mainstreet/contract/accounts/user.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { emailOf } from '../../../protocols/auth/accounts/email-address.ts'
import type { AuthDeps, Caller } from '../../../protocols/auth/auth-deps.ts'
import { requireRate } from '../../../protocols/auth/enforce-rate-limit.ts'
import { challengeOf } from '../../../protocols/auth/oauth/pkce.ts'
import { returnAddress } from '../../../protocols/auth/oauth/redirects.ts'
import type { Tx } from '../platform/db/db.ts'
import { addressKey } from '../platform/http/address-key.ts'
import { Refusal } from '../platform/http/api-error.ts'
import { displayName } from './display-name.ts'
import type { Provider } from './identity-provider/identity-provider.ts'
import type { ShopKeeping } from './shop-lifecycle.ts'
import { speaking } from './translate-auth-errors.ts'
import { addPerson, setRole } from './users/token-users-store.ts'

type RegisterDeps = AuthDeps & { provider: Provider; shops: ShopKeeping }

export type Registering = {
  email: string
  password: string
  name?: string | undefined
  role: Exclude<Role, 'admin'>
  redirect_to?: string | undefined
  code_challenge?: string | null | undefined
  code_challenge_method?: string | null | undefined
}

/** An account; for a merchant also a shop that waits for approval, all in one transaction. */
export async function register(deps: RegisterDeps, asked: Registering, caller: Caller) {
  const { provider, settings, shops } = deps
  const work = async () => {
    await requireRate(deps, `register ${addressKey(caller.ip)}`, settings.rates.calls)
    const email = emailOf(asked.email)
    const name = asked.name ?? displayName({}, email)
    const back = { redirectTo: returnAddress(settings, asked.redirect_to), challenge: challengeOf(asked) }
    let shopId: string | null = null
    const beside = async (tx: Tx, account: { id: string }) => {
      await addPerson(tx, account.id, email, name)
      if (asked.role !== 'merchant') return
      // only from customer: registering once more takes nothing away and gives nothing twice
      if (await setRole(tx, account.id, 'merchant', 'customer'))
        shopId = await shops.open(tx, { id: account.id, name, email })
    }
    const made = await provider.signUp({ email, password: asked.password, name, back }, caller, beside)
    if (made.kind === 'taken') throw new Refusal('account_exists', texts.registration.accountExists)
    const user: User = { id: made.user.id, email, name, role: storedRole(asked.role), shop_id: shopId }
    return { made, user }
  }
  const { made, user } = await speaking(work())
  const { access_token: token, refresh_token, expires_in } = made.tokens ?? {}
  return {
    success: true as const,
    user,
    confirmation_required: made.kind === 'unconfirmed',
    ...(made.tokens && { token, refresh_token, expires_in }),
  }
}

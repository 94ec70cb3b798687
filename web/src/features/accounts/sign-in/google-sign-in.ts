import { tried } from '../../../browser/local-storage.ts'
import { provider } from '../../../session/auth-client.ts'
import { providerFailure } from '../../../session/convert-auth-error.ts'

/** Leaves for Google's page, which comes back to the callback. Spec 7: offline access and forced consent. */
export async function goToGoogle(mode: 'signin' | 'signup'): Promise<void> {
  const client = await provider()
  const { error } = await client.signInWithOAuth({
    provider: 'google',
    options: {
      redirectTo: `${location.origin}/auth/callback?mode=${mode}`,
      queryParams: { access_type: 'offline', prompt: 'consent' },
    },
  })
  if (error) throw providerFailure(error)
}

const wishKey = 'mainstreet_wish'

/** Google's page does not know the roles of the street: the wish waits in this tab until its person is back. Forgotten, they begin as a customer. */
export function rememberWish(role: 'customer' | 'merchant') {
  tried(() =>
    role === 'merchant' ? sessionStorage.setItem(wishKey, role) : sessionStorage.removeItem(wishKey),
  )
}

export function takeMerchantWish(): boolean {
  const wish = tried(() => sessionStorage.getItem(wishKey))
  tried(() => sessionStorage.removeItem(wishKey))
  return wish === 'merchant'
}

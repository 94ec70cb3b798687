import { tryStorage } from '../../../browser/local-storage.ts'
import { getAuthClient } from '../../../session/auth-client.ts'
import { convertAuthError } from '../../../session/convert-auth-error.ts'

/** Leaves for Google's page, which comes back to the callback. Spec 7: offline access and forced consent. */
export async function redirectToGoogle(mode: 'signin' | 'signup'): Promise<void> {
  const client = await getAuthClient()
  const { error } = await client.signInWithOAuth({
    provider: 'google',
    options: {
      redirectTo: `${location.origin}/auth/callback?mode=${mode}`,
      queryParams: { access_type: 'offline', prompt: 'consent' },
    },
  })
  if (error) throw convertAuthError(error)
}

const roleRequestKey = 'mainstreet_wish'

/** Google's page does not know the roles of the street: the wish waits in this tab until its person is back. Forgotten, they begin as a customer. */
export function storeRoleRequest(role: 'customer' | 'merchant') {
  tryStorage(() =>
    role === 'merchant'
      ? sessionStorage.setItem(roleRequestKey, role)
      : sessionStorage.removeItem(roleRequestKey),
  )
}

export function takeMerchantRequest(): boolean {
  const requestedRole = tryStorage(() => sessionStorage.getItem(roleRequestKey))
  tryStorage(() => sessionStorage.removeItem(roleRequestKey))
  return requestedRole === 'merchant'
}

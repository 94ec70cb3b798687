import { href } from '@mainstreet/contract/href.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { tryStorage } from '../../../browser/local-storage.ts'
import { getAuthClient } from '../../../session/auth-client.ts'
import { convertAuthError } from '../../../session/convert-auth-error.ts'

/**
 * Redirects to Google's page, which returns to the callback. Offline access and forced consent
 * (docs/spec.md, section 7).
 */
export async function redirectToGoogle(mode: 'signin' | 'signup'): Promise<void> {
  const client = await getAuthClient()
  const { error } = await client.signInWithOAuth({
    provider: 'google',
    options: {
      redirectTo: href(routes.authCallback, { search: { mode }, origin: location.origin }),
      queryParams: { access_type: 'offline', prompt: 'consent' },
    },
  })
  if (error) throw convertAuthError(error)
}

const roleRequestKey = 'mainstreet_role_request'

/**
 * Google's page knows no roles: the requested role is stored in this tab until the user returns. Without it
 * the user becomes a customer.
 */
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

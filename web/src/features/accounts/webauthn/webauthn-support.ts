import { m } from '@mainstreet/contract/messages/messages.ts'
import { isSignInOffered, useAuthConfig } from '../use-auth-config.ts'

/** Why this page can use neither passkeys nor security keys; undefined where it can. */
export type WebauthnObstacle = 'browser' | 'address'

export function findWebauthnObstacle(): WebauthnObstacle | undefined {
  if (typeof PublicKeyCredential === 'undefined' || !navigator.credentials) return 'browser'
  // keys belong to the name of a site: browsers reject them for an IP address
  return /^[\d.]+$|:/.test(location.hostname) ? 'address' : undefined
}

/** Undefined where there is none. */
export function describeWebauthnObstacle(): string | undefined {
  const obstacle = findWebauthnObstacle()
  return obstacle && m.accounts.webauthn.obstacles[obstacle]
}

/** Whether the site has passkeys and security keys, in browsers that can use them. */
export function useOffersPasskeys(): boolean {
  const config = useAuthConfig()
  return config ? config.passkeys : isSignInOffered('passkey')
}

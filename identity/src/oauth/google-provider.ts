import { cutText } from '@mainstreet/contract/text/cut-text.ts'
import * as oidc from 'openid-client'
import { toLookupEmail } from '../accounts/email-address.ts'
import type { AuthSettings } from '../auth-settings.ts'

/** Google as an OpenID Connect provider; in demo mode our own page implements the same endpoints. */
export type GoogleProvider = {
  /** The provider URL to redirect the browser to. */
  getAuthorizationUrl(request: AuthorizationRequest): Promise<URL>
  /** The profile of the user that the callback URL proves. Throws when it is invalid. */
  exchangeCallback(
    callbackUrl: URL,
    checks: { state: string; nonce: string; verifier: string },
  ): Promise<OAuthResult>
}

type AuthorizationRequest = {
  redirectUri: string
  scope: string
  state: string
  nonce: string
  verifier: string
  extras: Record<string, string>
}

export type OAuthProfile = {
  iss: string
  sub: string
  email: string
  email_verified: boolean
  name: string | undefined
  picture: string | undefined
}
export type OAuthResult = { profile: OAuthProfile; accessToken: string; refreshToken: string | undefined }

export type GoogleSettings = NonNullable<AuthSettings['google']> & {
  /** Replaces network requests; only for the demo provider page in the same process. */
  fetch?: typeof globalThis.fetch
}

const timeoutSeconds = 8

export function createGoogleProvider({
  clientId,
  clientSecret,
  issuer,
  fetch,
}: GoogleSettings): GoogleProvider {
  let configuration: Promise<oidc.Configuration> | undefined

  function loadConfiguration(): Promise<oidc.Configuration> {
    if (configuration) return configuration
    const pendingDiscovery = oidc
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: timeoutSeconds,
        ...(fetch && { [oidc.customFetch]: fetch }),
        ...(issuer.startsWith('http:') && { execute: [oidc.allowInsecureRequests] }),
      })
      .then((discovered) => {
        // also checks the signature of the ID token, although it comes directly from the provider
        oidc.enableNonRepudiationChecks(discovered)
        return discovered
      })
    configuration = pendingDiscovery
    pendingDiscovery.catch(() => {
      configuration = undefined
    })
    return pendingDiscovery
  }

  return {
    async getAuthorizationUrl({ redirectUri, scope, state, nonce, verifier, extras }) {
      return oidc.buildAuthorizationUrl(await loadConfiguration(), {
        ...extras,
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
    },

    async exchangeCallback(callbackUrl, { state, nonce, verifier }) {
      const tokens = await oidc.authorizationCodeGrant(await loadConfiguration(), callbackUrl, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims() ?? {}
      return {
        profile: parseProfile(claims as Record<string, unknown>),
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token,
      }
    },
  }
}

/** Copies only these claims; others, such as a role, are ignored. */
function parseProfile(claims: Record<string, unknown>): OAuthProfile {
  const getText = (name: string) =>
    typeof claims[name] === 'string' ? cutText(claims[name], 500) : undefined
  return {
    iss: getText('iss') ?? '',
    sub: getText('sub') ?? '',
    email: toLookupEmail(getText('email') ?? ''),
    email_verified: claims.email_verified === true || claims.email_verified === 'true',
    name: getText('name'),
    picture: getText('picture'),
  }
}

export const randomVerifier = oidc.randomPKCECodeVerifier
export const randomNonce = oidc.randomNonce

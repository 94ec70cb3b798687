import * as oidc from 'openid-client'
import type { IdentitySettings } from '../auth-settings.ts'

/** Google as an OpenID Connect provider; in demo mode our own page plays it behind the same calls. */
export type Google = {
  /** Where to send the browser. */
  leaveFor(departure: Departure): Promise<URL>
  /** What the provider says of who comes back with this address. Throws when it cannot be believed. */
  arrival(back: URL, checks: { state: string; nonce: string; verifier: string }): Promise<Arrived>
}

type Departure = {
  redirectUri: string
  scope: string
  state: string
  nonce: string
  verifier: string
  extras: Record<string, string>
}

export type Profile = {
  iss: string
  sub: string
  email: string
  email_verified: boolean
  name: string | undefined
  picture: string | undefined
}
export type Arrived = { profile: Profile; accessToken: string; refreshToken: string | undefined }

export type GoogleSettings = NonNullable<IdentitySettings['google']> & {
  /** Takes the place of the network; only for the provider page in this very program. */
  fetch?: typeof globalThis.fetch
}

const waitSeconds = 8

export function openGoogle({ clientId, clientSecret, issuer, fetch }: GoogleSettings): Google {
  let discovered: Promise<oidc.Configuration> | undefined

  function configuration(): Promise<oidc.Configuration> {
    if (discovered) return discovered
    const finding = oidc
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: waitSeconds,
        ...(fetch && { [oidc.customFetch]: fetch }),
        ...(issuer.startsWith('http:') && { execute: [oidc.allowInsecureRequests] }),
      })
      .then((found) => {
        // its signature is checked as well, though the answer comes straight from the provider
        oidc.enableNonRepudiationChecks(found)
        return found
      })
    discovered = finding
    finding.catch(() => {
      discovered = undefined
    })
    return finding
  }

  return {
    async leaveFor({ redirectUri, scope, state, nonce, verifier, extras }) {
      return oidc.buildAuthorizationUrl(await configuration(), {
        ...extras,
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
    },

    async arrival(back, { state, nonce, verifier }) {
      const tokens = await oidc.authorizationCodeGrant(await configuration(), back, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims() ?? {}
      return {
        profile: profileIn(claims as Record<string, unknown>),
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token,
      }
    },
  }
}

/** What is not named here, a role for example, does not come in. */
function profileIn(claims: Record<string, unknown>): Profile {
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name].slice(0, 500) : undefined)
  return {
    iss: text('iss') ?? '',
    sub: text('sub') ?? '',
    email: (text('email') ?? '').toLowerCase(),
    email_verified: claims.email_verified === true || claims.email_verified === 'true',
    name: text('name'),
    picture: text('picture'),
  }
}

export const randomVerifier = oidc.randomPKCECodeVerifier
export const randomNonce = oidc.randomNonce

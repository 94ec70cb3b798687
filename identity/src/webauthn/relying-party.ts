import { isIP } from 'node:net'
import { isLoopbackHost } from '@mainstreet/platform/http/request-origin.ts'
import { validationError } from '../auth-error.ts'
import type { AuthSettings } from '../auth-settings.ts'

/** The site that keys are registered for: browsers use a key on no other. */
export type RelyingParty = { id: string; name: string; isAllowedOrigin: (origin: string) => boolean }

/**
 * From the site URL, never from a request. Undefined where browsers have no WebAuthn: it needs HTTPS and a name, and
 * `localhost` stands for all loopback names, with any port.
 */
export function findRelyingParty({ siteUrl }: Pick<AuthSettings, 'siteUrl'>): RelyingParty | undefined {
  const { protocol, hostname, origin, host } = new URL(siteUrl)
  if (isLoopbackHost(hostname))
    return { id: 'localhost', name: host, isAllowedOrigin: (one) => localOriginPattern.test(one) }
  if (protocol !== 'https:' || isIP(hostname.replace(/[[\]]/g, '')) !== 0) return undefined
  return { id: hostname, name: host, isAllowedOrigin: (one) => one === origin }
}

const localOriginPattern = /^https?:\/\/localhost(:\d{1,5})?$/

/** What a client believes the site to be; missing values are not checked. */
export type ClaimedParty = { rpId?: string | undefined; rpOrigins?: readonly string[] | undefined }

/** Says it clearly before the browser asks for a key that could not be used here. */
export function requireClaimedParty(party: RelyingParty, { rpId, rpOrigins = [] }: ClaimedParty): void {
  if (rpId !== undefined && rpId !== party.id)
    throw validationError(`The relying party of this server is ${party.id}, not ${rpId}`)
  const other = rpOrigins.find((origin) => !party.isAllowedOrigin(origin))
  if (other !== undefined) throw validationError(`${other} is not an origin of the relying party ${party.id}`)
}

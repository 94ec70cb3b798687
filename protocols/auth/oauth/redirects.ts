import type { AuthSettings } from '../auth-settings.ts'

type RedirectSettings = Pick<AuthSettings, 'siteUrl' | 'allowedRedirects'>

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])
/** What a reader and a browser may understand differently. */
const ambiguousCharacters = /[\s\\\p{Cc}\p{Cf}]/u

/** Where to return to; what is not allowed is silently replaced by the site's address (identity-protocol A1). */
export function resolveRedirectUrl(settings: RedirectSettings, requested: string | undefined): string {
  return requested && isAllowedRedirect(settings, requested) ? requested : settings.siteUrl
}

export function isAllowedRedirect(
  { siteUrl, allowedRedirects }: RedirectSettings,
  requested: string,
): boolean {
  const url = parseRedirectUrl(requested)
  if (!url) return false
  return isSameSite(new URL(siteUrl), url) || allowedRedirects.some((pattern) => matchesPattern(pattern, url))
}

/** Names of this machine are different origins to a browser: an address of ours keeps the one that is open. */
export function withLoopbackHost(address: string, openedHostname: string): string {
  const url = new URL(address)
  if (!loopbackHosts.has(url.hostname) || !loopbackHosts.has(openedHostname)) return address
  return address.replace(url.origin, url.origin.replace(url.hostname, openedHostname))
}

function parseRedirectUrl(requested: string): URL | undefined {
  if (requested.length > 2000 || ambiguousCharacters.test(requested)) return undefined
  // what is written must be what is understood: no relative, shortened or half-absolute addresses
  if (!/^[a-z][a-z0-9+.-]*:\/\/[^/?#]/i.test(requested)) return undefined
  const url = URL.canParse(requested) ? new URL(requested) : undefined
  if (!url || url.username || url.password || url.hostname.endsWith('.')) return undefined
  const written = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(requested)?.[1]?.toLowerCase() ?? ''
  // decimal, octal and hexadecimal addresses, unicode dots and digits: all are rewritten by the parser
  if (written.replace(/:\d*$/, '') !== url.hostname) return undefined
  const isLiteral = url.hostname.startsWith('[') || /^\d+(\.\d+)*$/.test(url.hostname)
  return isLiteral && !loopbackHosts.has(url.hostname) ? undefined : url
}

function isSameSite(site: URL, url: URL): boolean {
  if (url.protocol !== site.protocol) return false
  if (url.hostname === site.hostname) return url.port === site.port || loopbackHosts.has(site.hostname)
  return loopbackHosts.has(url.hostname) && loopbackHosts.has(site.hostname)
}

/** `*` stands for anything but `.` and `/`, `**` for anything, `?` for one character that is neither. */
function matchesPattern(pattern: string, url: URL): boolean {
  const [, host = ''] = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(pattern) ?? []
  // the host is matched alone: a `**` in the path must not reach into it
  if (!globToRegExp(host).test(url.host)) return false
  const bare = url.href.split('#')[0] ?? ''
  const shown = pattern.includes('?') || !bare.includes('?') ? bare : (bare.split('?')[0] ?? '')
  const whole = globToRegExp(pattern)
  return whole.test(shown) || whole.test(shown.replace(/\/$/, ''))
}

function globToRegExp(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*|\*|\?/g, (sign) => ({ '**': '.*', '*': '[^./]*', '?': '[^./]' })[sign] ?? sign)
  return new RegExp(`^${source}$`, 'i')
}

/** Adds to the query and the fragment of an address that is allowed. */
export function withParams(address: string, query: UrlParams, fragment: UrlParams = {}): string {
  const url = new URL(address)
  for (const [name, value] of definedEntries(query)) url.searchParams.set(name, value)
  const fragmentText = new URLSearchParams(definedEntries(fragment)).toString()
  if (fragmentText) url.hash = fragmentText
  return url.href
}

type UrlParams = Record<string, string | number | undefined>

function definedEntries(fields: UrlParams): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  )
}

import type { AuthSettings } from '../auth-settings.ts'

type RedirectSettings = Pick<AuthSettings, 'siteUrl' | 'allowedRedirects'>

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Characters that a reader and a browser may interpret differently. */
const ambiguousCharacters = /[\s\\\p{Cc}\p{Cf}]/u

/** The redirect URL; a target that is not allowed is silently replaced by the site URL. */
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

/** The loopback names are different origins to a browser: our URLs keep the one that the browser uses. */
export function withLoopbackHost(address: string, openedHostname: string): string {
  const url = new URL(address)
  if (!loopbackHosts.has(url.hostname) || !loopbackHosts.has(openedHostname)) return address
  return address.replace(url.origin, url.origin.replace(url.hostname, openedHostname))
}

function parseRedirectUrl(requested: string): URL | undefined {
  if (requested.length > 2000 || ambiguousCharacters.test(requested)) return undefined
  // only absolute URLs that are parsed as they are written: no relative or shortened forms
  if (!/^[a-z][a-z0-9+.-]*:\/\/[^/?#]/i.test(requested)) return undefined
  const url = URL.canParse(requested) ? new URL(requested) : undefined
  if (!url || url.username || url.password || url.hostname.endsWith('.')) return undefined
  const written = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(requested)?.[1]?.toLowerCase() ?? ''
  // the parser rewrites decimal, octal and hexadecimal addresses and unicode dots and digits
  if (written.replace(/:\d*$/, '') !== url.hostname) return undefined
  const isLiteral = url.hostname.startsWith('[') || /^\d+(\.\d+)*$/.test(url.hostname)
  return isLiteral && !loopbackHosts.has(url.hostname) ? undefined : url
}

function isSameSite(site: URL, url: URL): boolean {
  if (url.protocol !== site.protocol) return false
  if (url.hostname === site.hostname) return url.port === site.port || loopbackHosts.has(site.hostname)
  return loopbackHosts.has(url.hostname) && loopbackHosts.has(site.hostname)
}

/** `*` matches anything but `.` and `/`, `**` anything, `?` one character other than these. */
function matchesPattern(pattern: string, url: URL): boolean {
  const [, host = ''] = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(pattern) ?? []
  // the host is matched separately: a `**` in the path must not reach into it
  if (!globToRegExp(host).test(url.host)) return false
  const bare = url.href.split('#')[0] ?? ''
  const comparedUrl = pattern.includes('?') || !bare.includes('?') ? bare : (bare.split('?')[0] ?? '')
  const whole = globToRegExp(pattern)
  return whole.test(comparedUrl) || whole.test(comparedUrl.replace(/\/$/, ''))
}

function globToRegExp(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*|\*|\?/g, (sign) => ({ '**': '.*', '*': '[^./]*', '?': '[^./]' })[sign] ?? sign)
  return new RegExp(`^${source}$`, 'i')
}

/** Adds parameters to the query and the fragment of an allowed URL. */
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
